import { expect, type Page } from '@playwright/test';
import { listen, reportViolations } from '../browser/complaints.ts';
import { testOnOnePage } from '../browser/one-page.ts';

const test = testOnOnePage({}, reportViolations);

test('the description of the API is unfolded, a call tried out; it breaks no policy and asks no other host', async ({
  view: page,
  baseURL,
}) => {
  const heard = listen(page);
  await page.goto('/api/docs');
  await page.getByRole('heading', { name: 'Public' }).click();
  await unfold(page, '/api/contact/store');
  const unfolded = page.locator('.opblock.is-open');
  await expect(unfolded).toContainText('Request body');
  await expect(unfolded).toContainText('description');
  await expect(unfolded.getByRole('row', { name: /^201/ })).toBeVisible();
  await unfold(page, '/api/contact/store');
  await unfold(page, '/api/setting');
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table')).toContainText('footer_short_description');
  heard.stop();

  expect(heard.complaints).toEqual([]);
  expect(heard.requests.length).toBeGreaterThan(4);
  const addresses = heard.requests.map((request) => request.url()).filter((url) => !url.startsWith('data:'));
  expect(addresses.filter((address) => new URL(address).origin !== baseURL)).toEqual([]);
});

/** Unfolds a call, or folds it up again. */
function unfold(page: Page, path: string) {
  return page.locator(`[data-path="${path}"]`).click();
}
