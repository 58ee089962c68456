import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './admin.ts';
import * as screen from './screen.ts';

const message = { email: 'lead@example.com', phone: '+1 555 0100', description: 'We would like a new shop.' };

/** Sends messages of which the last one named is the newest. */
async function send(request: APIRequestContext, ...names: string[]) {
  for (const name of names) await request.post('/api/contact/store', { data: { ...message, name } });
}

const entry = (page: Page) => page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Messages' });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('the sidebar counts what is new, when one goes somewhere and when one does something', async ({
  view: page,
  plinth,
  request,
}) => {
  const count = async () =>
    (await plinth.publisher.ask<{ data: { messages: number } }>('GET', 'leads/new')).data.messages;
  await page.goto('/admin/people');
  await expect(heading(page)).toHaveText('People');
  await send(request, 'Counted One');
  const before = await count();
  await link(page, 'Messages').click();
  await expect(entry(page)).toHaveAccessibleDescription(`${before} new`);
  await expect(rowOf(page, 'Counted One').getByRole('cell').nth(2)).toHaveCSS('font-weight', '700');

  await link(page, 'Counted One').click();
  await expect(heading(page)).toHaveText('Counted One');
  await screen.choice(page, 'State').selectOption('lost');
  await screen.press(page, 'Save');
  await screen.expectToast(page, 'Message Updated!');
  await expect(entry(page)).toHaveAccessibleDescription(before === 1 ? '' : `${before - 1} new`);
  await page.goto('/admin/messages');
  await expect(rowOf(page, 'Counted One').getByRole('cell').nth(2)).toHaveCSS('font-weight', '400');
});

test('a screen does not wait for the count', async ({ view: page }) => {
  const letGo = await screen.holdBack(page, 'GET', /\/api\/leads\/new$/);
  await page.goto('/admin/messages');
  await expect(heading(page)).toHaveText('Messages');
  letGo();
});

test('selected messages are changed at once, and found by who looks after them', async ({ view: page, request }) => {
  await send(request, 'Bulk One', 'Bulk Two', 'Bulk Three');
  await page.goto('/admin/messages?search=bulk');
  await page.getByRole('checkbox', { name: /^Select Bulk One/ }).check();
  await page.getByRole('checkbox', { name: /^Select Bulk Two/ }).check();
  const bar = page.getByRole('region', { name: 'Selected messages' });
  await expect(bar).toContainText('2 selected');
  await screen.choice(bar, 'New state').selectOption('won');
  await screen.choice(bar, 'Now looked after by').selectOption('Sana Qureshi');
  await bar.getByRole('button', { name: 'Change selected' }).click();
  await screen.expectToast(page, '2 Messages Updated!');
  await expect(bar).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await expect(rowOf(page, 'Bulk One')).toContainText('won');
  await expect(rowOf(page, 'Bulk Three')).toContainText('new');
  const filter = page.getByRole('search').getByLabel('Looked after by');
  await filter.selectOption('Sana Qureshi');
  await expect(page.getByRole('row').getByRole('link')).toHaveText(['Bulk Two', 'Bulk One']);
  await filter.selectOption('Nobody yet');
  await expect(page.getByRole('row').getByRole('link')).toHaveText(['Bulk Three']);
});

test('a list and its messages are worked through by keys', async ({ view: page, request, plinth }) => {
  await send(request, 'Keyed One', 'Keyed Two', 'Keyed Three');
  await page.goto('/admin/messages?search=keyed&state=new');
  await expect(link(page, 'Keyed Three')).toBeVisible();
  for (const key of ['j', 'j', 'j', 'j', 'k']) await page.keyboard.press(key);
  await expect(link(page, 'Keyed Two')).toBeFocused();
  const box = page.getByRole('checkbox', { name: /^Select Keyed Two/ });
  await page.keyboard.press('x');
  await expect(box).toBeChecked();
  await page.keyboard.press('x');
  await expect(box).not.toBeChecked();
  await page.keyboard.press('o');
  await expect(heading(page)).toHaveText('Keyed Two');

  await page.keyboard.press('3');
  await screen.expectToast(page, 'Message Updated!');
  await expect(screen.choice(page, 'State')).toHaveValue('won');
  const { data } = await plinth.publisher.ask<{ data: { state: string }[] }>(
    'GET',
    'contact-messages?search=keyed%20two',
  );
  expect(data[0]?.state).toBe('won');

  // It is in that list no longer, but its neighbours are those that it had there.
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText('Keyed One');
  await expect(link(page, 'Next')).toBeHidden();
  await page.keyboard.press('k');
  await expect(heading(page)).toHaveText('Keyed Three');
  await link(page, 'Next').click();
  await expect(heading(page)).toHaveText('Keyed One');
  const replied = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('click', (event) => {
          event.preventDefault();
          resolve((event.target as HTMLAnchorElement).href.split('?')[0]);
        });
      }),
  );
  await page.keyboard.press('r');
  expect(await replied).toBe(`mailto:${message.email}`);
  await page.reload();
  await expect(heading(page)).toHaveText('Keyed One');
  await page.keyboard.press('u');
  await expect(heading(page)).toHaveText('Messages');
  await expect(page).toHaveURL('/admin/messages?search=keyed&state=new');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Keyed Three');
});

test('a key that sets the state saves what was typed as well', async ({ view: page, request }) => {
  await send(request, 'Typed Along');
  await page.goto('/admin/messages?search=typed');
  await link(page, 'Typed Along').click();
  await screen.input(page, 'Notes').fill('Call on Monday.');
  await page.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('2');
  await screen.expectToast(page, 'Message Updated!');
  await page.reload();
  await expect(screen.input(page, 'Notes')).toHaveValue('Call on Monday.');
  await expect(screen.choice(page, 'State')).toHaveValue('in progress');
});

test('keys do nothing in a field, with others, while a dialog is open, and once they are switched off', async ({
  plinth,
  quiet,
  request,
}) => {
  await send(request, 'Unkeyed Two', 'Unkeyed One');
  // Its storage no other test sees.
  const context = await plinth.open(plinth.publisher.token);
  const page = await context.newPage();
  quiet(page);
  await page.goto('/admin/messages?search=unkeyed');
  const first = link(page, 'Unkeyed One');
  await expect(first).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.press('j');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('unkeyedj');
  await page.keyboard.press('Backspace');
  await screen.choice(page, 'State').focus();
  await page.keyboard.press('j');
  await expect(screen.choice(page, 'State')).toBeFocused();
  await expect(first).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).focus();
  for (const key of ['Control+j', 'Alt+j', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeFocused();

  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys on this screen' });
  await expect(dialog).toContainText('Go to the next row');
  await page.keyboard.press('j');
  await expect(first).not.toBeFocused();
  const use = dialog.getByRole('checkbox', { name: 'Use single keys in this browser' });
  await expect(use).toBeChecked();
  await use.uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(dialog).toBeHidden();
  await expect(first).not.toBeFocused();

  await page.reload();
  await expect(first).toBeVisible();
  await page.keyboard.press('j');
  await expect(first).not.toBeFocused();
  await screen.press(page, 'Keys');
  await use.check();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await context.close();
});

test('the list that is shown is saved as a file', async ({ view: page, request }) => {
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

test('the dashboard tells what fails, leads to it and has it tried again', async ({ view: page }) => {
  await page.goto('/admin');
  const arrival = page.getByRole('region', { name: 'Whether messages arrive' });
  await expect(arrival).toContainText('Mail is not set up. Messages wait in the inbox');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.route('/api/overview', async (route) => {
    const { data } = await (await route.fetch()).json();
    const since = new Date(Date.now() - 20 * 60_000).toISOString();
    const failing = { mails: 3, messages: 2, meetings: 0, since, reason: 'connect ECONNREFUSED' };
    await route.fulfill({ json: { data: { ...data, mail: { is_configured: true, failing } } } });
  });
  await page.reload();
  const alarm = page.getByRole('alert', { name: '3 mails are not going out' });
  await expect(alarm).toContainText('The first failure was 20 minutes ago. The last one: connect ECONNREFUSED');
  await expect(arrival).not.toContainText('Mail is not set up');
  const retried = page.waitForRequest((request) => request.url().endsWith('/api/leads/resend'));
  await alarm.getByRole('button', { name: 'Try all again now' }).click();
  await retried;
  await screen.expectToast(page, 'No mail has failed.');
  await alarm.getByRole('link', { name: 'Messages with failing mails: 2' }).click();
  await expect(page).toHaveURL('/admin/messages?mail=failing');
  await expect(screen.choice(page, 'Mails')).toHaveValue('failing');
  await expect(page.getByText('Nothing fits this search.')).toBeVisible();
});

test('an administrator sends a test message, and sees how it went', async ({ view: page }) => {
  await page.goto('/admin');
  await screen.press(page, 'Send a test message');
  await screen.expectToast(page, 'The message is in the inbox, but mail is not set up: SMTP_URL is not set.', 'error');
  const arrival = page.getByRole('region', { name: 'Whether messages arrive' });
  await expect(arrival).toContainText('The last test message did not go all the way');
  await page.goto('/admin/messages?search=self-test');
  await expect(page.getByText('Nothing fits this search.')).toBeVisible();
});
