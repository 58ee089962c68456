import { type ExpressionBuilder, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { LeadKind, LeadTables, LetterKind } from '../tables.ts';

const CLAIM = 60; // s, longer than any attempt takes
const LONGEST_PAUSE = 60 * 60; // s
const LONGEST_FAILURE = 1_000; // characters
const MOST_IN_DIGEST = 1_000; // fewer than any database takes in a statement

export type MailQueue = ReturnType<typeof createMailQueue>;

/** A mail that is to be sent, which for a while is the business of one process alone. */
export interface Due {
  id: number;
  message_id: string;
  letter: LetterKind;
  lead: LeadKind;
  lead_id: number;
  attempts: number;
}

const dueColumns = ['id', 'message_id', 'letter', 'lead', 'lead_id', 'attempts'] as const;

interface QueueSettings {
  clock: Clock;
  /** In seconds, after the first failure; twice as long after each further one, up to an hour. */
  retryAfter: number;
}

/** The mails of the outbox in the order they are sent in: of those that go first, what has been due for longest. */
export function createMailQueue({ kysely }: Database, { clock, retryAfter }: QueueSettings) {
  const outbox = kysely.withTables<LeadTables>();
  const inSeconds = (seconds: number) => new Date(clock().getTime() + seconds * 1000).toISOString();
  const claimed = () => ({ due_at: inSeconds(CLAIM), attempts: sql<number>`attempts + 1` });

  /** Claims the next email that is due for one minute. Returns null when none is. */
  async function take(): Promise<Due | null> {
    for (;;) {
      const next = await findNext();
      if (!next) return null;
      const isOurs = outbox.updateTable('outbox').where('id', '=', next.id).where('due_at', '=', next.due_at);
      if (isTooOld(next)) {
        await isOurs.set({ due_at: null, expired_at: clock().toISOString(), failing_since: null }).execute();
        continue;
      }
      const taken = await isOurs.set(claimed()).returning(dueColumns).executeTakeFirst();
      // Another process may have been quicker.
      if (taken) return taken;
    }
  }

  async function findNext() {
    const now = clock().toISOString();
    const ofPriority = (priority: number) =>
      outbox
        .selectFrom('outbox')
        .select(['id', 'due_at', 'letter', 'created_at'])
        .where('priority', '=', priority)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
    return (await ofPriority(0)) ?? (await ofPriority(1)) ?? (await ofPriority(2)) ?? (await ofPriority(3));
  }

  function isTooOld({ letter, created_at }: { letter: LetterKind; created_at: string }) {
    return letter === 'confirmation' && clock().getTime() - Date.parse(created_at) > limits.confirmations.expireAfter;
  }

  /**
   * Claims the notifications from before mail was set up, which no other process takes for a minute. Returns none where
   * there is only one, which is sent like others.
   */
  async function takeWaited(): Promise<Due[]> {
    const waiting = (row: ExpressionBuilder<LeadTables, 'outbox'>) =>
      row.and({ waited: 1, letter: 'notification' }).and('due_at', '<=', clock().toISOString());
    const found = outbox.selectFrom('outbox').select('id').where(waiting).orderBy('id').limit(MOST_IN_DIGEST);
    const ids = (await found.execute()).map(({ id }) => id);
    if (ids.length < 2) return [];
    const taken = outbox.updateTable('outbox').set(claimed()).where('id', 'in', ids).where(waiting);
    return (await taken.returning(dueColumns).execute()).toSorted((a, b) => a.id - b.id);
  }

  /** Notes that mails were handed over. */
  async function noteSent(mails: Due[]): Promise<void> {
    const sent = { sent_at: clock().toISOString(), due_at: null, failure: null, failing_since: null, failed_at: null };
    await change(mails).set(sent).execute();
  }

  /** Notes why mails could not be handed over. They are tried again after a pause, unless that is of no use. */
  async function noteFailure(mails: Due[], failure: string, isFinal: boolean): Promise<void> {
    const attempts = Math.min(...mails.map((mail) => mail.attempts));
    const pause = Math.min(retryAfter * 2 ** (attempts - 1), LONGEST_PAUSE);
    const failed_at = clock().toISOString();
    const failing_since = sql<string>`coalesce(failing_since, ${failed_at})`;
    await change(mails)
      .set({
        failure: failure.slice(0, LONGEST_FAILURE),
        failed_at,
        failing_since,
        due_at: isFinal ? null : inSeconds(pause),
      })
      .execute();
  }

  function change(mails: Due[]) {
    const ids = mails.map(({ id }) => id);
    return outbox.updateTable('outbox').where('id', 'in', ids);
  }

  /** Returns when the next email is due, or null. */
  async function nextDue(): Promise<Date | null> {
    const next = outbox.selectFrom('outbox').select(({ fn }) => fn.min('due_at').as('due_at'));
    const { due_at } = await next.executeTakeFirstOrThrow();
    return due_at === null ? null : new Date(due_at);
  }

  return { take, takeWaited, noteSent, noteFailure, nextDue };
}
