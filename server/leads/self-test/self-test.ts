import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LeadDatabase, LeadTables, Stage } from '../tables.ts';
import type { QueuedEmail } from '../email/mail-queue.ts';
import type { EmailWriter } from '../email/templates.ts';
import type { LeadsBasis } from '../dependencies.ts';

const RESPONSE_TIMEOUT = 15_000; // ms
const EMAIL_TIMEOUT = 30_000; // ms
const POLL_INTERVAL = 100; // ms
const ABANDONED_AFTER = 10 * 60 * 1000; // ms, longer than any test runs

export interface SelfTestResult {
  at: string;
  failed: Stage | null;
  sentence: string;
}

export type SelfTest = ReturnType<typeof createSelfTest>;

interface SelfTestDependencies {
  clock: Clock;
  /** Of the running server. */
  address: string;
}

/** Tests the delivery of a message from the form to the agency's mailbox. */
export function createSelfTest({ kysely }: Database, { clock, address }: SelfTestDependencies) {
  const db: LeadDatabase = kysely.withTables<LeadTables>();

  /** Sends a message as a visitor does, follows it to the agency, and deletes it. Takes up to a minute. */
  async function run(): Promise<SelfTestResult> {
    await deleteLeftovers();
    const email = `self-test-${randomBytes(16).toString('hex')}@plinth.invalid`;
    const started_at = clock().toISOString();
    await db.insertInto('self_tests').values({ email, started_at }).execute();
    try {
      const { failed, sentence } = await follow(email);
      const ended = { ended_at: clock().toISOString(), failed, sentence };
      await db.updateTable('self_tests').set(ended).where('email', '=', email).execute();
      return { at: ended.ended_at, failed, sentence };
    } finally {
      await deleteMessage(email);
    }
  }

  async function follow(email: string) {
    const refusal = await send(email);
    if (refusal) return failedAt('accepted', `The server did not accept the message: ${refusal}`);
    const messages = db.selectFrom('contact_messages').where('email', '=', email);
    const message = await messages.select('id').executeTakeFirst();
    if (!message) return failedAt('stored', 'The message was accepted, but it is not in the inbox.');
    const failure = await waitForEmail(message.id);
    if (failure) return failedAt('mailed', `The message is in the inbox, but ${failure}`);
    return { failed: null, sentence: 'The message was accepted, stored, and emailed to the agency.' };
  }

  /** Sends the message to the public API, and returns why it was not accepted, or null. */
  async function send(email: string): Promise<string | null> {
    try {
      const response = await fetch(`${address}/api/${contactMessage.form}/store`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...MESSAGE, email }),
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT),
      });
      if (response.status === 201) return null;
      return `it responded with ${response.status}. ${await messageIn(response)}`;
    } catch (error) {
      const { cause, message } = error as Error;
      return `${(cause as Error | undefined)?.message || message}.`;
    }
  }

  /** Waits until the server has emailed the agency, and returns why it did not, or null. */
  async function waitForEmail(id: number): Promise<string | null> {
    const notification = db
      .selectFrom('outbox')
      .select(['sent_at', 'failure', 'is_backlog'])
      .where('item_kind', '=', contactMessage.name)
      .where('item_id', '=', id)
      .where('kind', '=', 'notification');
    const until = performance.now() + EMAIL_TIMEOUT;
    while (performance.now() < until) {
      const email = await notification.executeTakeFirst();
      if (!email) return 'no email about it was queued.';
      if (email.is_backlog) return 'email isn’t set up: there is no mail server in the settings.';
      if (email.sent_at) return null;
      if (email.failure) return `its email was not sent: ${email.failure}`;
      await wait(POLL_INTERVAL);
    }
    return `its email is still queued after ${EMAIL_TIMEOUT / 1000} seconds.`;
  }

  /** Returns the result of the last completed test, or null. */
  async function last(): Promise<SelfTestResult | null> {
    const tests = db.selectFrom('self_tests').select(['ended_at', 'failed', 'sentence']);
    const row = await tests.where('ended_at', 'is not', null).orderBy('id', 'desc').limit(1).executeTakeFirst();
    return row ? { at: row.ended_at ?? '', failed: row.failed, sentence: row.sentence } : null;
  }

  /** Deletes the messages of tests whose process ended, and all results but the last one. */
  async function deleteLeftovers() {
    const longAgo = new Date(clock().getTime() - ABANDONED_AFTER).toISOString();
    const old = await db.selectFrom('self_tests').select(['id', 'email']).where('started_at', '<', longAgo).execute();
    for (const { email } of old) await deleteMessage(email);
    const newest = db
      .selectFrom('self_tests')
      .where('ended_at', 'is not', null)
      .select(({ fn }) => fn.max('id').as('id'));
    for (const { id } of old)
      await db.deleteFrom('self_tests').where('id', '=', id).where('id', '!=', newest).execute();
  }

  async function deleteMessage(email: string) {
    await db.transaction().execute(async (transaction: LeadDatabase) => {
      const rows = await transaction.selectFrom('contact_messages').select('id').where('email', '=', email).execute();
      for (const { id } of rows) {
        await transaction
          .deleteFrom('outbox')
          .where('item_kind', '=', contactMessage.name)
          .where('item_id', '=', id)
          .execute();
        await transaction.deleteFrom('contact_messages').where('id', '=', id).execute();
      }
    });
  }

  return { run, last };
}

const MESSAGE = {
  name: 'Plinth self-test',
  phone: '0',
  description: 'This is a test: Plinth sent it to itself to check that messages arrive. No reply is needed.',
};

function failedAt(failed: Stage, sentence: string) {
  return { failed, sentence };
}

async function messageIn(response: Response) {
  const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
  return message;
}

/** Wraps a writer of emails: those about test messages go to the agency alone, and say so in their subject. */
export function markTestEmails({ db }: LeadsBasis, write: EmailWriter): EmailWriter {
  return async (email) => {
    if (!(await isTest(email))) return write(email);
    const written = email.kind === 'notification' ? await write(email) : null;
    if (!written) return null;
    const { replyTo: _nobody, ...rest } = written;
    return { ...rest, subject: `Test: ${written.subject}` };
  };

  async function isTest({ item_kind, item_id }: QueuedEmail) {
    if (item_kind !== contactMessage.name) return false;
    const messages = db.selectFrom('contact_messages').where('id', '=', item_id);
    const tests = db.selectFrom('self_tests').select('email');
    return Boolean(await messages.where('email', 'in', tests).select('id').executeTakeFirst());
  }
}
