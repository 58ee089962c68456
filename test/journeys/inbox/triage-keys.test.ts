import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../browser/admin.ts';
import * as screen from '../browser/screen.ts';

const message = { email: 'lead@example.com', phone: '+1 555 0100', description: 'We would like a new shop.' };

/** Sends messages, the last one being the newest. */
async function send(request: APIRequestContext, ...names: string[]) {
  for (const name of names) await request.post('/api/contact/store', { data: { ...message, name } });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('a phone shows eight messages, and no button about keys', async ({ view: page, request }) => {
  await send(request, ...Array.from({ length: 8 }, (_, index) => `Pocket ${index + 1}`));
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/admin/messages?search=pocket');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(8);
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
  const keys = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await expect(keys).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(keys).toBeVisible();
});

test('messages are triaged by keyboard', async ({ view: page, request, app }) => {
  await send(request, 'Keyed One', 'Keyed Two', 'Keyed Three');
  await page.goto('/admin/messages?search=keyed&status=new');
  await expect(link(page, 'Keyed Three')).toBeVisible();
  for (const key of ['j', 'j', 'j', 'j', 'k']) await page.keyboard.press(key);
  await expect(link(page, 'Keyed Two')).toBeFocused();
  const checkbox = page.getByRole('checkbox', { name: /^Select Keyed Two/ });
  await page.keyboard.press('x');
  await expect(checkbox).toBeChecked();
  await page.keyboard.press('x');
  await expect(checkbox).not.toBeChecked();
  await page.keyboard.press('o');
  await expect(heading(page)).toHaveText('Keyed Two');

  await page.keyboard.press('3');
  await screen.expectToast(page, 'Message Updated!');
  await expect(screen.choice(page, 'Status')).toHaveValue('won');
  await screen.press(page, 'Undo');
  await expect(screen.choice(page, 'Status')).toHaveValue('new');
  await expect(page.getByText('Somebody else has saved this')).toBeHidden();
  await page.keyboard.press('3');
  await expect(screen.choice(page, 'Status')).toHaveValue('won');
  const stored = () => app.publisher.call<{ data: object[] }>('GET', '/contact-messages?search=keyed%20two');
  await expect.poll(stored).toMatchObject({ data: [{ status: 'won' }] });

  await page.keyboard.press('a');
  await expect(screen.choice(page, 'Assigned to').locator('option:checked')).toHaveText('Sana Qureshi');

  // The message has left the list, but keeps its neighbours there.
  await page.keyboard.press('j');
  await expect(heading(page)).toHaveText('Keyed One');
  await expect(link(page, 'Next')).toBeHidden();
  await page.keyboard.press('k');
  await expect(heading(page)).toHaveText('Keyed Three');
  await link(page, 'Next').click();
  await expect(heading(page)).toHaveText('Keyed One');
  const reply = page.getByRole('link', { name: 'Write to lead@example.com' });
  await reply.evaluate((link) =>
    link.addEventListener('click', (event) => {
      event.preventDefault(); // There is no mail program.
      link.dataset['clicked'] = 'true';
    }),
  );
  await page.keyboard.press('r');
  await expect(reply).toHaveAttribute('data-clicked', 'true');
  await expect(reply).toHaveAttribute('href', 'mailto:lead@example.com');
  await page.reload();
  await expect(heading(page)).toHaveText('Keyed One');
  await page.keyboard.press('u');
  await expect(heading(page)).toHaveText('Messages');
  await expect(page).toHaveURL('/admin/messages?search=keyed&status=new');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Keyed Three');
});

test('Undo takes back what its own toast is about, unless that was changed again', async ({ view: page, request }) => {
  await send(request, 'Pressed Twice');
  await page.goto('/admin/messages?search=pressed');
  await link(page, 'Pressed Twice').click();
  await expect(heading(page)).toHaveText('Pressed Twice');
  const undo = page.getByRole('button', { name: 'Undo' });
  /** The newest toast lies on the older ones. */
  const undoOlder = async () => {
    await expect(undo).toHaveCount(2);
    await page.getByRole('button', { name: 'close' }).last().click();
    await expect(undo).toHaveCount(1);
    await undo.click();
  };
  const assignee = screen.choice(page, 'Assigned to').locator('option:checked');
  await page.keyboard.press('a');
  await expect(assignee).toHaveText('Sana Qureshi');
  await page.keyboard.press('2');
  await undoOlder();
  await expect(assignee).toHaveText('Nobody yet');
  await expect(screen.choice(page, 'Status')).toHaveValue('in progress');

  await page.keyboard.press('3');
  await expect(screen.choice(page, 'Status')).toHaveValue('won');
  await page.keyboard.press('4');
  await expect(screen.choice(page, 'Status')).toHaveValue('lost');
  await undoOlder();
  await expect(page.getByText('This has been changed again since, and stays as it is.')).toBeVisible();
  await page.keyboard.press('5');
  await expect(screen.choice(page, 'Status')).toHaveValue('spam');
  await page.keyboard.press('z');
  await expect(screen.choice(page, 'Status')).toHaveValue('lost');
});

test('a shortcut that sets the status saves the notes too', async ({ view: page, request }) => {
  await send(request, 'Typed Along');
  await page.goto('/admin/messages?search=typed');
  await link(page, 'Typed Along').click();
  await screen.input(page, 'Notes').fill('Call on Monday.');
  await page.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('2');
  await screen.expectToast(page, 'Message Updated!');
  await page.reload();
  await expect(screen.input(page, 'Notes')).toHaveValue('Call on Monday.');
  await expect(screen.choice(page, 'Status')).toHaveValue('in progress');
});

test('shortcuts do nothing in a field, with modifiers, while a dialog is open, and when disabled', async ({
  app,
  quiet,
  request,
}) => {
  await send(request, 'Unkeyed Two', 'Unkeyed One');
  // With its own storage.
  const context = await app.open(app.publisher.token);
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
  await screen.choice(page, 'Status').focus();
  await page.keyboard.press('j');
  await expect(screen.choice(page, 'Status')).toBeFocused();
  await expect(first).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).focus();
  for (const key of ['Control+j', 'Alt+j', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeFocused();

  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toContainText('Next row');
  await page.keyboard.press('j');
  await expect(first).not.toBeFocused();
  const setting = dialog.getByRole('checkbox', { name: 'Use single-key shortcuts in this browser' });
  await expect(setting).toBeChecked();
  await setting.uncheck();
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
  await screen.press(page, 'Keyboard shortcuts');
  await setting.check();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
  await context.close();
});
