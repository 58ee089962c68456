import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';

const message = { email: 'lead@example.com', phone: '+1 555 0100', description: 'We would like a new shop.' };

/** Sends messages, the last one being the newest. */
async function send(request: APIRequestContext, ...names: string[]) {
  for (const name of names) await request.post('/api/contact/store', { data: { ...message, name } });
}

const menuItem = (page: Page) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Messages' });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('the sidebar counts new messages after each navigation and change', async ({ view: page, app, request }) => {
  const count = async () =>
    (await app.publisher.call<{ data: { messages: number } }>('GET', '/leads/new')).data.messages;
  await page.goto('/admin/people');
  await expect(heading(page)).toHaveText('People');
  await send(request, 'Counted One');
  const before = await count();
  await link(page, 'Messages').click();
  await expect(menuItem(page)).toHaveAccessibleDescription(`${before} new`);
  await expect(rowOf(page, 'Counted One').getByRole('cell').nth(2)).toHaveCSS('font-weight', '700');

  await link(page, 'Counted One').click();
  await expect(heading(page)).toHaveText('Counted One');
  await screen.choice(page, 'Status').selectOption('lost');
  await screen.press(page, 'Save');
  await screen.expectToast(page, 'Message Updated!');
  await expect(menuItem(page)).toHaveAccessibleDescription(before === 1 ? '' : `${before - 1} new`);
  await page.goto('/admin/messages');
  await expect(rowOf(page, 'Counted One').getByRole('cell').nth(2)).toHaveCSS('font-weight', '400');
});

test('a screen does not wait for the count of new messages', async ({ view: page }) => {
  const release = await screen.delay(page, 'GET', /\/api\/leads\/new$/);
  await page.goto('/admin/messages');
  await expect(heading(page)).toHaveText('Messages');
  release();
});

test('selected messages are changed together, and found by assignee', async ({ view: page, request }) => {
  await send(request, 'Bulk One', 'Bulk Two', 'Bulk Three');
  await page.goto('/admin/messages?search=bulk');
  await page.getByRole('checkbox', { name: /^Select Bulk One/ }).check();
  await page.getByRole('checkbox', { name: /^Select Bulk Two/ }).check();
  const bar = page.getByRole('region', { name: 'Selected messages' });
  await expect(bar).toContainText('2 selected');
  await screen.choice(bar, 'New status').selectOption('won');
  await screen.choice(bar, 'Assign to').selectOption('Sana Qureshi');
  await bar.getByRole('button', { name: 'Change selected' }).click();
  await screen.expectToast(page, '2 Messages Updated!');
  await expect(bar).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await expect(rowOf(page, 'Bulk One')).toContainText('won');
  await expect(rowOf(page, 'Bulk Three')).toContainText('new');
  const filter = page.getByRole('search').getByLabel('Assigned to');
  await filter.selectOption('Sana Qureshi');
  await expect(page.getByRole('row').getByRole('link')).toHaveText(['Bulk Two', 'Bulk One']);
  await filter.selectOption('Nobody yet');
  await expect(page.getByRole('row').getByRole('link')).toHaveText(['Bulk Three']);
});

test('the filtered list is exported', async ({ view: page, request }) => {
  await send(request, 'Exported One', 'Exported Two', 'Not in the file');
  await page.goto('/admin/messages?search=exported');
  const downloading = page.waitForEvent('download');
  await screen.press(page, 'Export as CSV');
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect([...text.matchAll(/(Exported \w+|Not in the file)/g)].map(([name]) => name)).toEqual([
    'Exported Two',
    'Exported One',
  ]);
});
