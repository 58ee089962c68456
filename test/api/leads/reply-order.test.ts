import { afterEach, expect, test } from 'vitest';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { limits } from '../../../server/platform/limits/limits.ts';
import { freePort } from '../../servers/free-port.ts';
import { startMailServer } from '../../servers/mail-server.ts';
import { startApp } from '../app/app.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import type { InboxTables } from '../app/inbox-tables.ts';
import { addPerson } from '../app/people.ts';

const UNDO = limits.replies.undoWithin + 1_000; // ms
const MINUTE = 60_000; // ms

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

/** Opens an app with a message, whose mail server is away until it is started. Failed emails pause for so long. */
async function open(pause: number) {
  const port = await freePort();
  let now = new Date('2027-01-04T09:00:00Z');
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_RETRY_SECONDS: String(pause / 1000) };
  const configured = { ...smtp, NOTIFY_EMAIL: 'agency@example.com', RATE_LIMIT: 'off' };
  const app = await startApp({ clock: () => now, configured });
  cleanups.push(app.stop);
  const sana = await addPerson(app, 'Sana');
  await sendItem(app, contactMessage, itemOf(contactMessage));
  const replies = () =>
    app.services.database.kysely.withTables<InboxTables>().selectFrom('outbox').where('kind', '=', 'reply');

  function wait(milliseconds: number) {
    now = new Date(now.getTime() + milliseconds);
    app.services.mailWorker.wake();
  }

  return {
    wait,
    reply: (text: string) => sana.call('POST', '/contact-messages/1/replies', { text }),
    failures: async () => (await replies().select('failure').execute()).filter(({ failure }) => failure).length,
    start: async () => {
      const server = await startMailServer({ port });
      cleanups.push(server.stop);
      return server;
    },
  };
}

const textsOf = (delivered: { text: string }[]) =>
  delivered.flatMap(({ text }) => /\b(?:First|Second|Third)\b/.exec(text)?.[0] ?? []);

test('replies to an item wait for one another while the mail server is away, and arrive in their order', async () => {
  const { wait, reply, failures, start } = await open(MINUTE);
  await reply('First');
  wait(UNDO);
  await expect.poll(failures).toBe(1);
  for (const text of ['Second', 'Third']) await reply(text);
  const server = await start();
  wait(UNDO);
  wait(MINUTE);
  await expect.poll(() => textsOf(server.delivered)).toEqual(['First', 'Second', 'Third']);
});

test('a reply has those before it tried again, however long they would pause', async () => {
  const { wait, reply, failures, start } = await open(60 * MINUTE);
  await reply('First');
  wait(UNDO);
  await expect.poll(failures).toBe(1);
  const server = await start();
  await reply('Second');
  wait(UNDO);
  await expect.poll(() => textsOf(server.delivered)).toEqual(['First', 'Second']);
});
