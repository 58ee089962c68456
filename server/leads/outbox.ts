import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { LeadDatabase, LeadKind, LeadTables, LetterKind } from './tables.ts';

const CLAIM = 60; // s, longer than any attempt takes
const LONGEST_PAUSE = 60 * 60; // s
const LONGEST_FAILURE = 1_000; // characters
const KINDS: LetterKind[] = ['notification', 'confirmation'];

export type Outbox = ReturnType<typeof createOutbox>;

/** A mail that is to be sent, which for a while is the business of one process alone. */
export interface Due {
  id: number;
  message_id: string;
  letter: LetterKind;
  lead: LeadKind;
  lead_id: number;
  attempts: number;
}

interface OutboxSettings {
  clock: Clock;
  /** What stands behind the @ of each Message-ID. */
  host: string;
  /** In seconds, after the first failure; twice as long after each further one, up to an hour. */
  retryAfter: number;
}

/** The mails that follow a lead, written down together with it, so that neither is there without the other. */
export function createOutbox({ kysely }: Database, { clock, host, retryAfter }: OutboxSettings) {
  const outbox = kysely.withTables<LeadTables>();
  const inSeconds = (seconds: number) => new Date(clock().getTime() + seconds * 1000).toISOString();
  const change = (id: number) => outbox.updateTable('outbox').where('id', '=', id);

  /** Writes down the mails of a lead, in the transaction that stores or changes it. */
  async function put(
    transaction: LeadDatabase,
    of: { lead: LeadKind; lead_id: number },
    at: Date,
    letters: readonly LetterKind[] = KINDS,
  ): Promise<void> {
    const now = at.toISOString();
    const rows = letters.map((letter) => ({
      ...of,
      letter,
      message_id: `<${randomUUID()}@${host}>`,
      due_at: now,
      created_at: now,
    }));
    await transaction.insertInto('outbox').values(rows).execute();
  }

  /** Takes back such mails of a lead as were not sent yet, in the transaction that makes them untrue. */
  async function takeBack(
    transaction: LeadDatabase,
    of: { lead: LeadKind; lead_id: number },
    letters: readonly LetterKind[],
  ): Promise<void> {
    const mails = transaction.deleteFrom('outbox').where('lead', '=', of.lead).where('lead_id', '=', of.lead_id);
    await mails.where('letter', 'in', letters).where('sent_at', 'is', null).execute();
  }

  /** Gives the mail that has been due for longest, which no other process takes for a minute; null where none is due. */
  async function take(): Promise<Due | null> {
    for (;;) {
      const due = outbox.selectFrom('outbox').select(['id', 'due_at']).where('due_at', '<=', clock().toISOString());
      const next = await due.orderBy('due_at').orderBy('id').limit(1).executeTakeFirst();
      if (!next) return null;
      const taken = await change(next.id)
        .where('due_at', '=', next.due_at)
        .set({ due_at: inSeconds(CLAIM), attempts: sql<number>`attempts + 1` })
        .returning(['id', 'message_id', 'letter', 'lead', 'lead_id', 'attempts'])
        .executeTakeFirst();
      // Another process may have been quicker.
      if (taken) return taken;
    }
  }

  /** Notes that a mail was handed over. */
  async function noteSent({ id }: Due): Promise<void> {
    const sent = { sent_at: clock().toISOString(), due_at: null, failure: null, failing_since: null, failed_at: null };
    await change(id).set(sent).execute();
  }

  /** Notes why a mail could not be handed over. It is tried again after a pause, unless that is of no use. */
  async function noteFailure({ id, attempts }: Due, failure: string, isFinal: boolean): Promise<void> {
    const pause = Math.min(retryAfter * 2 ** (attempts - 1), LONGEST_PAUSE);
    const failed_at = clock().toISOString();
    const failing_since = sql<string>`coalesce(failing_since, ${failed_at})`;
    await change(id)
      .set({
        failure: failure.slice(0, LONGEST_FAILURE),
        failed_at,
        failing_since,
        due_at: isFinal ? null : inSeconds(pause),
      })
      .execute();
  }

  /** Gives the mails of a lead, and how it stands with each. */
  function list(of: { lead: LeadKind; lead_id: number }) {
    const mails = outbox.selectFrom('outbox').where('lead', '=', of.lead).where('lead_id', '=', of.lead_id);
    return mails.select(['id', 'letter', 'attempts', 'due_at', 'sent_at', 'failure']).orderBy('id').execute();
  }

  /** Has the mails of a lead that were not sent tried again now; gives how many those are. */
  async function tryAgain(of: { lead: LeadKind; lead_id: number }): Promise<number> {
    const again = nowAgain().where('sent_at', 'is', null).where('lead', '=', of.lead).where('lead_id', '=', of.lead_id);
    return Number((await again.executeTakeFirstOrThrow()).numUpdatedRows);
  }

  /** Has all mails that failed, but for those given up, tried again now; gives how many those are. */
  async function tryFailingAgain(): Promise<number> {
    const failing = nowAgain().where('failing_since', 'is not', null).where('due_at', 'is not', null);
    return Number((await failing.executeTakeFirstOrThrow()).numUpdatedRows);
  }

  function nowAgain() {
    return outbox.updateTable('outbox').set({ due_at: clock().toISOString(), attempts: 0 });
  }

  /** Gives when the next mail is to be tried, or null. */
  async function nextDue(): Promise<Date | null> {
    const next = outbox.selectFrom('outbox').select(({ fn }) => fn.min('due_at').as('due_at'));
    const { due_at } = await next.executeTakeFirstOrThrow();
    return due_at === null ? null : new Date(due_at);
  }

  return { put, takeBack, take, noteSent, noteFailure, list, tryAgain, tryFailingAgain, nextDue };
}
