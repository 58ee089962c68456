import { expect, type Page, test } from '@playwright/test';
import { partsOf, rawEmail } from '../../emails.ts';
import { startImapServer } from '../../servers/imap-server.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { openContext, startServer } from '../browser/server.ts';
import { violations } from '../browser/violations.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

let mails: Awaited<ReturnType<typeof startMailServer>>;
let mailbox: Awaited<ReturnType<typeof startImapServer>>;
let server: Server;
test.beforeAll(async () => {
  mails = await startMailServer();
  mailbox = await startImapServer();
  const mail = { SMTP_URL: mails.url, NOTIFY_EMAIL: 'agency@example.com', IMAP_URL: mailbox.url };
  server = await startServer({ mail });
});
test.afterAll(async () => {
  await server.stop();
  await mails.stop();
  await mailbox.stop();
});

const screens = [
  { width: 1280, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
] as const;

const message = { phone: '+1 555 0100', description: 'We would like a new shop.' };

/** Sends a message and returns the screen of it. */
async function receive(name: string): Promise<string> {
  const email = `${name.toLowerCase()}@example.com`;
  const body = JSON.stringify({ ...message, name, email });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.origin}/api/contact/store`, { method: 'POST', headers, body });
  await mails.take(2);
  const { data } = await server.publisher.call<{ data: { id: number }[] }>('GET', `/contact-messages?search=${email}`);
  return `/admin/messages/${data[0]?.id}`;
}

const box = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a reply is kept as one types, previewed, taken back, sent and answered', async ({ browser }) => {
  // It waits for the end of the time for undoing, and for the next look at the mailbox: a minute later where one fails.
  test.setTimeout(240_000);
  const screen = await receive('Ines');
  const context = await openContext(browser, server.origin, server.publisher.token);
  const page = await context.newPage();
  await page.goto(screen);
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('r');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('Hello Ines,\n\nof course.');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(box(page)).toHaveValue('Hello Ines,\n\nof course.');

  await press(page, 'Preview');
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText('Sana Qureshi (')).toBeVisible();
  await expect(preview.getByText('of course.')).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, 'Send reply');
  const reply = page.getByRole('article', { name: 'Reply by Sana Qureshi' });
  await expect(reply).toContainText('goes in a few seconds');
  await expect(box(page)).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('in progress');
  await expect(page.getByText('Somebody else has saved this')).toBeHidden();
  await expect(reply).toBeFocused();
  await box(page).fill('P.S. Since spring');
  await reply.getByRole('button', { name: 'Undo' }).click();
  await expect(box(page)).toHaveValue('Hello Ines,\n\nof course.\n\nP.S. Since spring');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('new');
  await expect(reply).toBeHidden();

  await press(page, 'Send reply');
  const [sent] = await mails.take(1);
  expect(sent?.text).toContain('P.S. Since spring');
  await expect(reply).toContainText('sent just now');
  expect(mails.delivered).toEqual([]);

  const answered = [/^Message-ID: (<.*>)$/im.exec(sent?.head ?? '')?.[1] ?? ''];
  const file = 'Content-Type: text/csv\nContent-Disposition: attachment; filename="sizes.csv"';
  const quoting = 'On Monday.\n\nOn Fri, 27 Nov 2026, Sana <hello@example.com> wrote:\n> of course.';
  const parts = [
    { head: 'Content-Type: text/plain', body: quoting },
    { head: file, body: 'a,b' },
  ];
  mailbox.deliver(
    rawEmail({ from: 'Ines <ines@example.com>', answers: answered, ...partsOf(parts) }),
    rawEmail({ from: 'Tom <tom@example.org>', answers: answered, body: 'I can too.' }),
    rawEmail({ from: 'Ines <ines@example.com>', answers: answered, headers: ['Auto-Submitted: auto-replied'] }),
  );
  const answer = page.getByRole('article', { name: 'Answer from Ines' }).first();
  await expect(answer).toContainText('On Monday.', { timeout: 120_000 });
  await expect(answer).not.toContainText('of course.');
  await expect(page.getByRole('article', { name: 'Answer from Tom' })).toContainText(
    'From another address: tom@example.org',
  );
  await expect(page.getByText('Automatic answer')).toBeVisible();
  const saving = page.waitForEvent('download');
  await press(page, 'Download sizes.csv');
  expect((await saving).suggestedFilename()).toBe('sizes.csv');
  await answer.getByRole('button', { name: 'Show the whole email' }).click();
  const email = page.getByRole('dialog', { name: 'The whole email' });
  await expect(email).toContainText('> of course.');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  for (const { width, colorScheme } of screens) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page)).toEqual([]);
  }
  await context.close();
});

test('two tabs lose no word of each other, and templates fill in the name', async ({ browser }) => {
  const screen = await receive('Omar');
  const context = await openContext(browser, server.origin, server.publisher.token);
  const [page, other] = [await context.newPage(), await context.newPage()];
  for (const tab of [page, other]) await tab.goto(screen);
  await box(page).fill('From this tab');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await box(other).fill('From the other tab');
  await expect(other.getByText('You have changed this reply in another tab')).toBeVisible();
  await expect(other.getByText('From this tab')).toBeVisible();
  await press(other, 'Keep what is here');
  await expect(other.getByText('Draft saved')).toBeVisible();
  await other.close();

  await page.reload();
  await expect(box(page)).toHaveValue('From the other tab');
  await box(page).fill('');
  await press(page, 'Templates');
  await press(page, 'New template');
  const dialog = page.getByRole('dialog', { name: 'Templates of replies' });
  await dialog.getByLabel('Name').fill('Thanks');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Thank you, {first_name}!');
  await press(page, 'Save template');
  await expect(dialog.getByText('Thanks', { exact: true })).toBeVisible();
  await press(page, 'Thanks');
  await expect(box(page)).toHaveValue('Thank you, Omar!');
  for (const { width, colorScheme } of screens) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page)).toEqual([]);
  }
  await context.close();
});
