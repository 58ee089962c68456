import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { startMailServer } from '../../servers/mail-server.ts';
import { openContext, person, signInAs, startServer } from '../browser/server.ts';

let mails: Awaited<ReturnType<typeof startMailServer>>;
let server: Awaited<ReturnType<typeof startServer>>;
let context: BrowserContext;
let page: Page;
test.beforeAll(async () => {
  mails = await startMailServer();
  server = await startServer({ mail: { SMTP_URL: mails.url, NOTIFY_EMAIL: 'agency@example.com' } });
});
test.afterAll(async () => {
  await server.stop();
  await mails.stop();
});
test.beforeEach(async ({ browser }) => {
  context = await openContext(browser, server.origin, (await signInAs(server.origin)).token);
  page = await context.newPage();
});
test.afterEach(() => context.close());

/** Sends a message, opens it, and returns the address of its calls. */
async function open(name: string) {
  const message = { name, email: `${name}@example.com`, phone: '+1 555 0100', description: 'A new shop, please.' };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.origin}/api/contact/store`, { method: 'POST', headers, body: JSON.stringify(message) });
  const { data } = await server.publisher.call<{ data: { id: number }[] }>('GET', `/contact-messages?search=${name}`);
  await page.goto(`/admin/messages/${data[0]?.id}`);
  await expect(box()).toBeVisible();
  return `/contact-messages/${data[0]?.id}`;
}

const box = () => page.getByRole('textbox', { name: /^Reply to/ });
const sendButton = () => page.getByRole('button', { name: 'Send reply' });
const draftOf = async (item: string) =>
  (await server.publisher.call<{ data: { draft: { text: string } | null } }>('GET', `${item}/replies`)).data.draft
    ?.text;

test('without a network, a reply is kept, and stored once there is one again', async () => {
  const item = await open('Offline');
  await context.setOffline(true);
  await box().fill('Hello from the train');
  await expect(page.getByText('Not saved yet: this browser keeps it')).toBeVisible();
  await sendButton().click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await expect(box()).toHaveValue('Hello from the train');
  await context.setOffline(false);
  await expect(page.getByText('Draft saved')).toBeVisible();
  expect(await draftOf(item)).toBe('Hello from the train');
});

test('a closed tab loses no word', async () => {
  const item = await open('Closed');
  const { pathname } = new URL(page.url());
  await context.setOffline(true);
  await box().pressSequentially('Half a sen');
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  page = await context.newPage();
  await page.goto(pathname);
  await expect(box()).toHaveValue('Half a sen');
  await expect.poll(() => draftOf(item)).toBe('Half a sen');
});

test('a session that has ended asks for the password over what is written', async () => {
  const item = await open('Expired');
  await server.publisher.call('DELETE', '/sessions');
  await box().fill('Still here');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(box()).toHaveValue('Still here');
  await expect.poll(() => draftOf(item)).toBe('Still here');
});

test('what a colleague erases meanwhile can’t be answered, and the words stay to be copied', async () => {
  await open('Erased');
  await box().fill('Hello,');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await server.publisher.call('DELETE', '/personal-data?email=erased@example.com');
  await sendButton().click();
  const notice = page.getByRole('alert', { name: 'This has been erased in the meantime' });
  await expect(notice).toBeVisible();
  await box().fill('Hello, and more');
  await expect(box()).toHaveValue('Hello, and more');
  await expect(sendButton()).toBeDisabled();
});

test('what a colleague marks as spam meanwhile is not answered, until that is taken back', async () => {
  const item = await open('Spam');
  await box().fill('Hello,');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await server.publisher.call('PUT', item, { status: 'spam' });
  await expect(page.getByRole('alert', { name: 'This has been marked as spam' })).toBeVisible({ timeout: 20_000 });
  await expect(box()).toBeFocused();
  await expect(box()).toHaveValue('Hello,');
  await expect(sendButton()).toBeDisabled();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('new');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sendButton()).toBeEnabled();
});

test('what is too long is kept whole, and says so', async () => {
  await open('Long');
  const text = 'a long reply '.repeat(8_000);
  await box().fill(text);
  await expect(page.getByText('A reply can be at most 20,000 characters long.')).toBeVisible();
  await expect(box()).toHaveValue(text);
  await expect(sendButton()).toBeDisabled();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(box()).toHaveValue(text);
  await box().fill('A short one');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(sendButton()).toBeEnabled();
});
