import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { TEST_EVENT } from '../../../content/webhook-events.ts';
import type { EventDatabase, EventTables } from '../../events/tables.ts';
import type { Clock } from '../../platform/clock.ts';
import { nextAttempt } from './retries.ts';
import { giveUpWaiting } from './webhooks.ts';

const CLAIM = 60_000; // ms, after which what a process that has died was sending is sent by another
const HTTP_GONE = 410;

export type DeliveryQueue = ReturnType<typeof createDeliveryQueue>;

const columns = [
  'id',
  'webhook_id',
  'event_id',
  'event',
  'subject',
  'subject_id',
  'facts',
  'occurred_at',
  'attempts',
] as const;

/** A delivery that this process has claimed. */
export type Claimed = Pick<Selectable<EventTables['webhook_deliveries']>, (typeof columns)[number]>;

/** A webhook, as far as it matters to when it gets something. */
export interface Receiver {
  id: number;
  isFailing: boolean;
  isDue: boolean;
}

/** What came of an attempt. */
export interface AttemptResult {
  /** Of the response; null without one. */
  status: number | null;
  /** In ms. */
  duration: number;
  retryAfter?: string | null;
  failure: string;
}

/** The deliveries of all webhooks, of each subject in the order in which things happened. */
export function createDeliveryQueue({ db, clock }: { db: EventDatabase; clock: Clock }) {
  const due = () => db.selectFrom('webhook_deliveries').where('due_at', '<=', clock().toISOString()).where(isNext);

  /** Returns all webhooks and whether something is due for them, those that work before those that fail. */
  async function readReceivers(): Promise<Receiver[]> {
    const rows = await db
      .selectFrom('webhooks')
      .select(['id', 'failing_since'])
      .select(({ eb }) => eb('id', 'in', due().select('webhook_id')).as('is_due'))
      .orderBy('id')
      .execute();
    const found = rows.map(({ id, failing_since, is_due }) => ({
      id,
      isFailing: failing_since !== null,
      isDue: Boolean(is_due),
    }));
    return found.toSorted((a, b) => Number(a.isFailing) - Number(b.isFailing));
  }

  /** Claims the next delivery to a webhook. Returns null when none is due. */
  async function take(webhook_id: number): Promise<Claimed | null> {
    for (;;) {
      const ofWebhook = due().where('webhook_id', '=', webhook_id).orderBy('due_at').orderBy('id');
      const next = await ofWebhook.select(['id', 'due_at']).limit(1).executeTakeFirst();
      if (!next) return null;
      const unclaimed = db.updateTable('webhook_deliveries').where('id', '=', next.id);
      const taken = await unclaimed
        .where('due_at', '=', next.due_at)
        .set({ due_at: later(CLAIM), attempts: sql<number>`attempts + 1` })
        .returning(columns)
        .executeTakeFirst();
      // Another process may have claimed it meanwhile.
      if (taken) return taken;
    }
  }

  async function noteDelivered(delivery: Claimed, { status, duration }: Omit<AttemptResult, 'failure'>): Promise<void> {
    const delivered = { delivered_at: clock().toISOString(), due_at: null, failure: null, status, duration };
    await db.transaction().execute(async (transaction) => {
      await claimed(transaction, delivery).set(delivered).execute();
      const webhook = transaction.updateTable('webhooks').set({ failing_since: null });
      await webhook.where('id', '=', delivery.webhook_id).where('failing_since', 'is not', null).execute();
    });
  }

  /** Notes a failure. It is tried again after a pause, until it is given up; a receiver that is gone is left alone. */
  async function noteFailure(delivery: Claimed, { retryAfter = null, ...attempted }: AttemptResult): Promise<void> {
    const now = clock();
    const next = nextAttempt(delivery.attempts, now, { retryAfter });
    const pause = next ? { due_at: next.toISOString() } : { due_at: null, given_up_at: now.toISOString() };
    await db.transaction().execute(async (transaction) => {
      await claimed(transaction, delivery)
        .set({ ...attempted, ...pause })
        .execute();
      const webhook = transaction.updateTable('webhooks').where('id', '=', delivery.webhook_id);
      await webhook.set({ failing_since: sql<string>`coalesce(failing_since, ${now.toISOString()})` }).execute();
      if (attempted.status !== HTTP_GONE) return;
      await webhook.set({ enabled: 0, disabled_reason: SAYS_GONE }).execute();
      await giveUpWaiting(transaction, delivery.webhook_id, now);
    });
  }

  async function giveUp(delivery: Claimed, failure: string): Promise<void> {
    await claimed(db, delivery).set({ due_at: null, given_up_at: clock().toISOString(), failure }).execute();
  }

  /** Returns when something is due next that is not due yet. */
  async function nextDue(): Promise<Date | null> {
    const ahead = db.selectFrom('webhook_deliveries').select('due_at').where('due_at', '>', clock().toISOString());
    const next = await ahead.where(isNext).orderBy('due_at').limit(1).executeTakeFirst();
    return next?.due_at ? new Date(next.due_at) : null;
  }

  const later = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();

  return { readReceivers, take, noteDelivered, noteFailure, giveUp, nextDue };
}

const SAYS_GONE = 'Its server has answered that it is gone (410).';

/** The delivery, unless another process has claimed it since. */
function claimed(db: EventDatabase, { id, attempts }: Claimed) {
  return db.updateTable('webhook_deliveries').where('id', '=', id).where('attempts', '=', attempts);
}

/** Not while something that happened to the same subject before is still to be delivered. A test waits for nothing. */
function isNext(delivery: ExpressionBuilder<EventTables, 'webhook_deliveries'>) {
  const earlier = delivery
    .selectFrom('webhook_deliveries as earlier')
    .select('earlier.id')
    .where('earlier.due_at', 'is not', null)
    .whereRef('earlier.webhook_id', '=', 'webhook_deliveries.webhook_id')
    .whereRef('earlier.subject', '=', 'webhook_deliveries.subject')
    .whereRef('earlier.subject_id', '=', 'webhook_deliveries.subject_id')
    .whereRef('earlier.id', '<', 'webhook_deliveries.id');
  return delivery.or([delivery('event', '=', TEST_EVENT), delivery.not(delivery.exists(earlier))]);
}
