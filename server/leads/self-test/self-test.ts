import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { LeadDatabase, LeadTables, Stage } from '../tables.ts';

const ANSWERS_WITHIN = 15_000; // ms
const MAILED_WITHIN = 30_000; // ms
const LOOKS_EVERY = 100; // ms
const FORGOTTEN_AFTER = 10 * 60 * 1000; // ms, when no test that began then still runs

export interface SelfTestResult {
  at: string;
  /** The stage that failed. */
  failed: Stage | null;
  sentence: string;
}

export type SelfTest = ReturnType<typeof createSelfTest>;

interface SelfTestMeans {
  clock: Clock;
  /** Where the server listens. */
  address: string;
}

/** Sends a message as a visitor does, to see whether it arrives and is told to the agency. */
export function createSelfTest({ kysely }: Database, { clock, address }: SelfTestMeans) {
  const leads: LeadDatabase = kysely.withTables<LeadTables>();

  /** Sends a message, follows it, clears it away, and gives how that went. */
  async function run(): Promise<SelfTestResult> {
    await forgetUnfinished();
    const email = `self-test-${randomBytes(16).toString('hex')}@plinth.invalid`;
    const started_at = clock().toISOString();
    await leads.insertInto('self_tests').values({ email, started_at }).execute();
    try {
      const { failed, sentence } = await follow(email);
      const ended = { ended_at: clock().toISOString(), failed, sentence };
      await leads.updateTable('self_tests').set(ended).where('email', '=', email).execute();
      return { at: ended.ended_at, failed, sentence };
    } finally {
      await forgetMessage(email);
    }
  }

  async function follow(email: string) {
    const refusal = await send(email);
    if (refusal) return failedAt('accepted', `The server did not accept the message: ${refusal}`);
    const messages = leads.selectFrom('contact_messages').where('email', '=', email);
    const message = await messages.select('id').executeTakeFirst();
    if (!message) return failedAt('stored', 'The message was accepted, but it is not in the inbox.');
    const failure = await untilMailed(message.id);
    if (failure) return failedAt('mailed', `The message is in the inbox, but ${failure}`);
    return { failed: null, sentence: 'The message was accepted, stored, and mailed to the agency.' };
  }

  /** Sends the message to the public call; gives why it was not taken, or null. */
  async function send(email: string): Promise<string | null> {
    try {
      const answer = await fetch(`${address}/api/contact/store`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...LETTER, email }),
        signal: AbortSignal.timeout(ANSWERS_WITHIN),
      });
      return answer.status === 201 ? null : `it answered ${answer.status}. ${await sentenceIn(answer)}`;
    } catch (error) {
      const { cause, message } = error as Error;
      return `${(cause as Error | undefined)?.message || message}.`;
    }
  }

  /** Waits for the mail to the agency; gives why it was not handed over, or null. The server alone knows its mail. */
  async function untilMailed(id: number): Promise<string | null> {
    const mails = leads.selectFrom('outbox').where('lead', '=', 'contact_message').where('lead_id', '=', id);
    const toAgency = mails.where('letter', '=', 'notification').select(['sent_at', 'failure', 'waited']);
    const until = performance.now() + MAILED_WITHIN;
    while (performance.now() < until) {
      const mail = await toAgency.executeTakeFirst();
      if (!mail) return 'no mail about it was written down.';
      if (mail.waited) return 'mail is not set up: SMTP_URL is not set.';
      if (mail.sent_at) return null;
      if (mail.failure) return `its mail was not sent: ${mail.failure}`;
      await wait(LOOKS_EVERY);
    }
    return `its mail still waits after ${MAILED_WITHIN / 1000} seconds.`;
  }

  /** Gives how the last test went that came to an end; null before the first. */
  async function last(): Promise<SelfTestResult | null> {
    const tests = leads.selectFrom('self_tests').select(['ended_at', 'failed', 'sentence']);
    const row = await tests.where('ended_at', 'is not', null).orderBy('id', 'desc').limit(1).executeTakeFirst();
    return row ? { at: row.ended_at ?? '', failed: row.failed, sentence: row.sentence } : null;
  }

  /** Clears away what tests left whose process ended, and what is known of all but the last one. */
  async function forgetUnfinished() {
    const longAgo = new Date(clock().getTime() - FORGOTTEN_AFTER).toISOString();
    const old = await leads
      .selectFrom('self_tests')
      .select(['id', 'email'])
      .where('started_at', '<', longAgo)
      .execute();
    for (const { email } of old) await forgetMessage(email);
    const newest = leads
      .selectFrom('self_tests')
      .where('ended_at', 'is not', null)
      .select(({ fn }) => fn.max('id').as('id'));
    for (const { id } of old)
      await leads.deleteFrom('self_tests').where('id', '=', id).where('id', '!=', newest).execute();
  }

  async function forgetMessage(email: string) {
    await leads.transaction().execute(async (transaction: LeadDatabase) => {
      const rows = await transaction.selectFrom('contact_messages').select('id').where('email', '=', email).execute();
      for (const { id } of rows) {
        await transaction
          .deleteFrom('outbox')
          .where('lead', '=', 'contact_message')
          .where('lead_id', '=', id)
          .execute();
        await transaction.deleteFrom('contact_messages').where('id', '=', id).execute();
      }
    });
  }

  return { run, last };
}

const LETTER = {
  name: 'Plinth self-test',
  phone: '0',
  description: 'This is a test. Plinth sent it to itself to see whether messages arrive. Nobody needs to answer it.',
};

function failedAt(failed: Stage, sentence: string) {
  return { failed, sentence };
}

async function sentenceIn(answer: Response) {
  const { message = '' } = (await answer.json().catch(() => ({}))) as { message?: string };
  return message;
}
