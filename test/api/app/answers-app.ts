import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { limits } from '../../../server/platform/limits/limits.ts';
import { startImapServer } from '../../servers/imap-server.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { type TestApp, startApp } from './app.ts';
import { itemOf, sendItem } from './inbox-items.ts';
import { addPerson } from './people.ts';

const MINUTE = 60_000; // ms
const LATER = limits.replies.undoWithin + 1_000;

type Person = Awaited<ReturnType<typeof addPerson>>;

/** Starts an app that sends email and reads a mailbox, for the tests of a file about answers. Each begins a minute later. */
export function answersApp() {
  let app: TestApp;
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  let mailbox: Awaited<ReturnType<typeof startImapServer>>;
  let sana: Person;
  let omar: Person;
  const site = { now: new Date('2026-11-27T09:00:00Z'), reaction: undefined as 'cut' | 'no' | undefined };
  beforeAll(async () => {
    mails = await startMailServer();
    mailbox = await startImapServer({ clock: () => site.now, onCommand: () => site.reaction });
    const smtp = { SMTP_URL: mails.url, MAIL_FROM: 'Northlight <hello@northlight.test>', RATE_LIMIT: 'off' };
    const configured = { ...smtp, NOTIFY_EMAIL: 'agency@northlight.test', IMAP_URL: mailbox.url };
    app = await startApp({ clock: () => site.now, configured });
    sana = await addPerson(app, 'Sana');
    omar = await addPerson(app, 'Omar', 'sales');
  });
  beforeEach(() => {
    site.now = new Date(site.now.getTime() + MINUTE);
  });
  afterAll(async () => {
    await app.stop();
    await mails.stop();
    await mailbox.stop();
  });

  /** Waits for emails, other than those that tell of an answer, and removes all. */
  async function take(count: number) {
    await expect.poll(() => mails.delivered.filter((mail) => !isNotice(mail)).length).toBeGreaterThanOrEqual(count);
    return mails.delivered.splice(0).filter((mail) => !isNotice(mail));
  }

  /** Waits for the email that tells of an answer with some words. */
  async function noticeOf(words: string) {
    const find = () => mails.delivered.find((mail) => isNotice(mail) && mail.text.includes(words));
    await expect.poll(find).toBeTruthy();
    return find();
  }

  let visitors = 0;

  /** Sends a message, replies to it, and returns its address and the Message-IDs that its visitor has. */
  async function converse() {
    const address = `visitor${(visitors += 1)}@example.com`;
    await sendItem(app, contactMessage, itemOf(contactMessage, { email: address, name: 'Ines Moreau' }));
    const first = await take(2);
    const { id } = (await sana.ask('GET', `/contact-messages?search=${address}`)).body.data[0];
    const item = `/contact-messages/${id}`;
    await sana.ask('POST', `${item}/replies`, { text: 'When would it suit you?' });
    site.now = new Date(site.now.getTime() + LATER);
    app.services.mailWorker.wake();
    const [reply] = await take(1);
    const notification = messageIdIn(first.find(({ to }) => to[0] !== address)?.head);
    const confirmation = messageIdIn(first.find(({ to }) => to[0] === address)?.head);
    return { item, address, notification, confirmation, reply: messageIdIn(reply?.head) };
  }

  const read = () => app.services.answerReading?.readNew();
  const conversation = async (item: string) => (await sana.ask('GET', `${item}/replies`)).body.data;

  /** Delivers emails, reads the mailbox, and returns the answers to an item. */
  async function answersAfter(item: string, ...raws: string[]) {
    mailbox.deliver(...raws);
    await read();
    expect(mailbox.refused).toEqual([]);
    return (await conversation(item)).answers;
  }

  return Object.assign(site, {
    app: () => app,
    mails: () => mails,
    mailbox: () => mailbox,
    sana: () => sana,
    omar: () => omar,
    take,
    noticeOf,
    converse,
    read,
    conversation,
    answersAfter,
  });
}

const messageIdIn = (head = '') => /^Message-ID: (<.*>)$/im.exec(head)?.[1] ?? '';

const isNotice = ({ head }: { head: string }) => /^Subject: Answer from /m.test(head);
