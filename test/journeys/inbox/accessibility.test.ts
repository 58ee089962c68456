import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { bounceOf, partsOf, rawEmail } from '../../emails.ts';
import { startImapServer } from '../../servers/imap-server.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { auditScreen } from '../browser/screen-audit.ts';
import { openContext, startServer } from '../browser/server.ts';

const DEAD = 'dead@example.com';

let isMailboxAway = false;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let mailbox: Awaited<ReturnType<typeof startImapServer>>;
let server: Awaited<ReturnType<typeof startServer>>;
let context: BrowserContext;
let page: Page;
test.beforeAll(async ({ browser }) => {
  // A look at the mailbox that fails is repeated a minute later.
  test.setTimeout(240_000);
  mails = await startMailServer({ unknown: DEAD });
  mailbox = await startImapServer({ onCommand: () => (isMailboxAway ? 'cut' : undefined) });
  const mail = { SMTP_URL: mails.url, NOTIFY_EMAIL: 'agency@example.com', IMAP_URL: mailbox.url };
  server = await startServer({ mail });
  await fill();
  context = await openContext(browser, server.origin, server.publisher.token, { reducedMotion: 'reduce' });
  page = await context.newPage();
});
test.afterAll(async () => {
  await context.close();
  await server.stop();
  await mails.stop();
  await mailbox.stop();
});

const ask = (method: 'POST' | 'PUT', path: string, body?: object) => server.publisher.call(method, path, body);

async function receive(name: string, email: string) {
  const description = `We would like a new shop, and somebody who looks after it. Can we talk?\n\nYours, ${name}`;
  const message = { name, email, phone: '+1 555 0100', description };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.origin}/api/contact/store`, { method: 'POST', headers, body: JSON.stringify(message) });
}

/** Leaves one of everything that an item, the inbox and the dashboard can show. */
async function fill() {
  await receive('Ines Moreau', 'ines@example.com');
  await receive('Dead Letter', DEAD);
  await receive('Ines Moreau', 'ines@example.com');
  await mails.take(5);
  const template = { name: 'Thanks', text: 'Thank you, {first_name}! We will be in touch within a day.' };
  await ask('POST', '/reply-templates', template);
  await ask('POST', '/saved-filters', { name: 'Won', list: 'messages', query: 'status=won' });
  await ask('PUT', '/account/signature', { signature: 'Sana Qureshi\nPlinth' });
  for (const text of ['Hello Ines,\n\nof course: https://example.com/shops.', 'One more thing.'])
    await ask('POST', '/contact-messages/1/replies', { text });
  await ask('POST', '/contact-messages/2/replies', { text: 'Hello?' });
  await ask('PUT', '/contact-messages/3/replies/draft', { text: 'Dear Ines', version: null });
  await ask('PUT', '/contact-messages/3', { status: 'won', amount: 1_200.5, follow_up: '2026-03-31', notes: 'Call.' });
  for (const status of ['in progress', 'lost', 'won', 'in progress'])
    await ask('PUT', '/contact-messages/1', { status, notes: `It was ${status}.` });
  const [first, second] = (await mails.take(2)).map(({ head }) => /^Message-ID: (<.*>)$/im.exec(head)?.[1] ?? '');
  const parts = [
    { head: 'Content-Type: text/plain', body: 'On Monday.\n\nOn Friday, Sana <hello@example.com> wrote:\n> of course' },
    { head: 'Content-Type: text/csv\nContent-Disposition: attachment; filename="sizes of it all.csv"', body: 'a,b' },
  ];
  const answers = [first ?? ''];
  mailbox.deliver(
    rawEmail({ from: 'Ines <ines@example.com>', answers, ...partsOf(parts) }),
    rawEmail({ from: 'Tom <tom@example.org>', answers, body: 'I can too.' }),
    rawEmail({ answers, headers: ['Auto-Submitted: auto-replied'], body: 'I am away.' }),
    bounceOf(second ?? ''),
  );
  const states = async () => {
    const { data } = await server.publisher.call<{ data: { state?: string }[] }>('GET', '/contact-messages/1/timeline');
    return data.map(({ state }) => state);
  };
  await expect.poll(states, { timeout: 120_000 }).toContain('bounced');
}

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const screens = [
  { name: 'the inbox with saved filters', path: '/admin/messages?search=example', title: 'Messages' },
  { name: 'saving a filter', path: '/admin/messages?status=new', title: 'Messages', open: press('Save this filter…') },
  { name: 'an item with replies and answers', path: '/admin/messages/1', title: 'Ines Moreau' },
  { name: 'an email as a whole', path: '/admin/messages/1', title: 'Ines Moreau', open: press('Show the whole email') },
  { name: 'an item whose reply was refused', path: '/admin/messages/2', title: 'Dead Letter' },
  { name: 'an item with draft, amount and follow-up', path: '/admin/messages/3', title: 'Ines Moreau' },
  { name: 'the preview of a reply', path: '/admin/messages/3', title: 'Ines Moreau', open: press('Preview') },
  { name: 'the templates', path: '/admin/messages/3', title: 'Ines Moreau', open: press('Templates') },
  { name: 'the keys', path: '/admin/messages/3', title: 'Ines Moreau', open: (page: Page) => page.keyboard.press('?') },
  { name: 'the signature', path: '/admin/account', title: 'My account' },
  { name: 'the dashboard', path: '/admin', title: 'Dashboard' },
];

for (const { name, ...screen } of screens)
  test(`${name}: accessible, and whole on a phone`, () => auditScreen(page, screen));

test('an item whose mailbox is away: accessible, and whole on a phone', async () => {
  test.setTimeout(120_000);
  isMailboxAway = true;
  const failing = async () => {
    const { data } = await server.publisher.call<{ data: { mailbox: { failing_since: string | null } } }>(
      'GET',
      '/contact-messages/1/replies',
    );
    return data.mailbox.failing_since;
  };
  await expect.poll(failing, { timeout: 60_000 }).not.toBeNull();
  await auditScreen(page, { path: '/admin/messages/1', title: 'Ines Moreau' });
});
