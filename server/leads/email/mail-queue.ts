import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { isDraftEmail } from '../../../content/draft-emails.ts';
import type { LeadsBasis } from '../dependencies.ts';
import { isToColleague } from './colleague-emails.ts';
import { limits } from '../../platform/limits/limits.ts';
import { reopenItems } from '../replies/reopen-items.ts';
import type { LeadDatabase, LeadTables } from '../tables.ts';

export const CLAIM = 60; // s, after which the emails of a process that has died are sent by another
const MAX_PAUSE = 60 * 60; // s
const MAX_FAILURE_LENGTH = 1_000; // characters
const MAX_DIGEST = 1_000; // below the number of parameters that SQLite and PostgreSQL take

export type MailQueue = ReturnType<typeof createMailQueue>;

const columns = [
  'id',
  'message_id',
  'kind',
  'item_kind',
  'item_id',
  'user_id',
  'reply_id',
  'attempts',
  'created_at',
] as const;

/** An email that this process has claimed. */
export type QueuedEmail = Pick<Selectable<LeadTables['outbox']>, (typeof columns)[number]>;

interface QueueSettings {
  /** In seconds, after the first failure; doubled after each further one, up to an hour. */
  retryAfter: number;
  /** Whether emails that are too old may be given up: not while the clock is doubted. */
  mayExpire: () => Promise<boolean>;
}

/** Whether an email is sent as one with others of its kind to the same colleague. */
export function isJoined({ kind, user_id }: Pick<QueuedEmail, 'kind' | 'user_id'>): boolean {
  return user_id !== null && (isDraftEmail(kind) || isToColleague(kind) || kind === 'account changed');
}

/** The emails of the outbox by priority, those due for longest first. A claim lasts for a minute. */
export function createMailQueue({ db, clock }: LeadsBasis, { retryAfter, mayExpire }: QueueSettings) {
  const inSeconds = (seconds: number) => new Date(clock().getTime() + seconds * 1000).toISOString();
  const claimed = () => ({ due_at: inSeconds(CLAIM), attempts: sql<number>`attempts + 1` });

  /** Claims the next email that is due. Returns null when none is. */
  async function take(): Promise<QueuedEmail | null> {
    for (;;) {
      const next = await findNext();
      if (!next) return null;
      const unclaimed = db.updateTable('outbox').where('id', '=', next.id).where('due_at', '=', next.due_at);
      if (isTooOld(next)) {
        const expired = { due_at: null, expired_at: clock().toISOString(), failing_since: null };
        await unclaimed.set((await mayExpire()) ? expired : { due_at: inSeconds(MAX_PAUSE) }).execute();
        continue;
      }
      const taken = await unclaimed.set(claimed()).returning(columns).executeTakeFirst();
      // Another process may have claimed it meanwhile.
      if (taken) return taken;
    }
  }

  async function findNext() {
    const now = clock().toISOString();
    const ofPriority = (priority: number) =>
      db
        .selectFrom('outbox')
        .select(['id', 'due_at', 'kind', 'created_at'])
        .where('priority', '=', priority)
        .where('due_at', '<=', now)
        .where(isNext)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
    return (await ofPriority(0)) ?? (await ofPriority(1)) ?? (await ofPriority(2)) ?? (await ofPriority(3));
  }

  function isTooOld({ kind, created_at }: Pick<QueuedEmail, 'kind' | 'created_at'>) {
    const age = clock().getTime() - Date.parse(created_at);
    if (isDraftEmail(kind)) return age > limits.draftEmails.expireAfter;
    return kind === 'confirmation' && age > limits.confirmations.expireAfter;
  }

  /** Claims the notifications from before email was set up. Returns none if there is only one, which is sent as usual. */
  async function takeBacklog(): Promise<QueuedEmail[]> {
    const waiting = (row: ExpressionBuilder<LeadTables, 'outbox'>) =>
      row.and({ is_backlog: 1, kind: 'notification' }).and('due_at', '<=', clock().toISOString());
    const found = db.selectFrom('outbox').select('id').where(waiting).orderBy('id').limit(MAX_DIGEST);
    const ids = (await found.execute()).map(({ id }) => id);
    if (ids.length < 2) return [];
    const taken = db.updateTable('outbox').set(claimed()).where('id', 'in', ids).where(waiting);
    return (await taken.returning(columns).execute()).toSorted((a, b) => a.id - b.id);
  }

  /** Claims the other emails that are to be sent as one with another. */
  async function takeAlike(email: QueuedEmail): Promise<QueuedEmail[]> {
    if (!isJoined(email)) return [];
    const { id, kind, item_kind, user_id } = email;
    const alike = db.updateTable('outbox').where('id', '!=', id).where('kind', '=', kind);
    const theirs = alike.where('item_kind', '=', item_kind).where('user_id', '=', user_id);
    return theirs.where('due_at', '<=', clock().toISOString()).set(claimed()).returning(columns).execute();
  }

  /** Claims emails for longer while they are being sent. */
  async function extend(emails: QueuedEmail[]): Promise<void> {
    await change(emails)
      .set({ due_at: inSeconds(CLAIM) })
      .execute();
  }

  async function noteSent(emails: QueuedEmail[]): Promise<void> {
    const sent = { sent_at: clock().toISOString(), due_at: null, failure: null, failing_since: null, failed_at: null };
    await change(emails).set(sent).execute();
  }

  /** Notes why emails could not be sent. They are retried after a pause unless the failure is final. */
  async function noteFailure(emails: QueuedEmail[], failure: string, isFinal: boolean): Promise<void> {
    const attempts = Math.min(...emails.map((email) => email.attempts));
    const pause = Math.min(retryAfter * 2 ** (attempts - 1), MAX_PAUSE);
    const failed_at = clock().toISOString();
    const failing_since = sql<string>`coalesce(failing_since, ${failed_at})`;
    const failed = { failure: failure.slice(0, MAX_FAILURE_LENGTH), failed_at, failing_since };
    const replies = emails.filter(({ kind }) => isFinal && kind === 'reply');
    await db.transaction().execute(async (transaction) => {
      // First the items, as where they are erased.
      await reopenItems(transaction, replies, clock());
      await change(emails, transaction)
        .set({ ...failed, due_at: isFinal ? null : inSeconds(pause) })
        .execute();
    });
  }

  function change(emails: QueuedEmail[], transaction: LeadDatabase = db) {
    const ids = emails.map(({ id }) => id);
    return transaction.updateTable('outbox').where('id', 'in', ids);
  }

  async function nextDue(): Promise<Date | null> {
    const waiting = db.selectFrom('outbox').select('due_at').where('due_at', 'is not', null).where(isNext);
    const next = await waiting.orderBy('due_at').limit(1).executeTakeFirst();
    return next?.due_at ? new Date(next.due_at) : null;
  }

  return { take, takeBacklog, takeAlike, extend, mayExpire, noteSent, noteFailure, nextDue };
}

/** Not a reply while one before it to the same item is still to be sent: they arrive in the order in which they were written. */
function isNext(email: ExpressionBuilder<LeadTables, 'outbox'>) {
  const waiting = email.selectFrom('outbox as earlier').select('earlier.id').where('earlier.due_at', 'is not', null);
  const ofItem = waiting
    .where('earlier.kind', '=', 'reply')
    .whereRef('earlier.item_kind', '=', 'outbox.item_kind')
    .whereRef('earlier.item_id', '=', 'outbox.item_id');
  const before = ofItem.whereRef('earlier.id', '<', 'outbox.id');
  return email.or([email('outbox.kind', '!=', 'reply'), email.not(email.exists(before))]);
}
