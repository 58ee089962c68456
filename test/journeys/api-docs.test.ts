import { expect, type Page } from '@playwright/test';
import { listen, reportViolations } from './complaints.ts';
import { testOnOnePage } from './one-page.ts';

const test = testOnOnePage({}, reportViolations);

test('the description of the API can be read and unfolded, breaks no policy and asks no other host', async ({
  view: page,
  baseURL,
}) => {
  const heard = listen(page);
  await page.goto('/api/docs');
  await openCall(page, '/api/contact/store');
  const unfolded = page.locator('.opblock.is-open');
  await expect(unfolded).toContainText('Request body');
  await expect(unfolded).toContainText('description');
  await expect(unfolded.getByRole('row', { name: /^201/ })).toBeVisible();
  heard.stop();

  expect(heard.complaints).toEqual([]);
  expect(heard.requests.length).toBeGreaterThan(4);
  const addresses = heard.requests.map((request) => request.url()).filter((url) => !url.startsWith('data:'));
  expect(addresses.filter((address) => new URL(address).origin !== baseURL)).toEqual([]);
});

test('a call can be tried out from it', async ({ view: page }) => {
  const heard = listen(page);
  await page.goto('/api/docs');
  await openCall(page, '/api/setting');
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table')).toContainText('footer_short_description');
  heard.stop();
  expect(heard.complaints).toEqual([]);
});

/** Unfolds a public call. */
async function openCall(page: Page, path: string) {
  await page.getByRole('heading', { name: 'Public' }).click();
  await page.locator(`[data-path="${path}"]`).click();
}
