import { expect, type Page } from '@playwright/test';
import { logPolicyViolations, recordPage } from '../browser/console.ts';
import { testOnSharedPage } from '../browser/shared-page.ts';

const test = testOnSharedPage({}, logPolicyViolations);

test('the API documentation opens a call and tries it out, without breaking its policy or contacting another host', async ({
  view: page,
  baseURL,
}) => {
  const recording = recordPage(page);
  await page.goto('/api/docs');
  await page.getByRole('heading', { name: 'Public' }).click();
  await toggle(page, '/api/contact/store');
  const opened = page.locator('.opblock.is-open');
  await expect(opened).toContainText('Request body');
  await expect(opened).toContainText('description');
  await expect(opened.getByRole('row', { name: /^201/ })).toBeVisible();
  await toggle(page, '/api/contact/store');
  await toggle(page, '/api/setting');
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table')).toContainText('footer_short_description');
  recording.stop();

  expect(recording.errors).toEqual([]);
  expect(recording.requests.length).toBeGreaterThan(4);
  const addresses = recording.requests.map((request) => request.url()).filter((url) => !url.startsWith('data:'));
  expect(addresses.filter((address) => new URL(address).origin !== baseURL)).toEqual([]);
});

/** Opens a call, or closes it. */
function toggle(page: Page, path: string) {
  return page.locator(`[data-path="${path}"]`).click();
}
