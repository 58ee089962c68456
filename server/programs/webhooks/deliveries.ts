import type { DeliveryState } from '../../../content/webhook-events.ts';
import type { EventDatabase, EventName } from '../../events/tables.ts';
import type { Clock } from '../../platform/clock.ts';
import { conflicting, type Conflict, done, missing, type Missing, type Outcome } from '../../platform/outcome.ts';
import { directionOf, type Page, type PageWanted, readPage } from '../../platform/paging.ts';

const KEPT_FOR = 30 * 24 * 60 * 60 * 1000; // ms

/** A delivery as responses hold it: what receivers answer is not kept. */
export interface Delivery {
  id: number;
  event_id: string;
  event: EventName;
  state: DeliveryState;
  occurred_at: string;
  attempts: number;
  /** When it is tried next. */
  next_at: string | null;
  delivered_at: string | null;
  given_up_at: string | null;
  status: number | null;
  duration: number | null;
  failure: string | null;
}

/** What was and is to be delivered to webhooks. */
export function createDeliveries({ db, clock }: { db: EventDatabase; clock: Clock }) {
  /** Returns one page of what a webhook gets, newest first. */
  function list(webhookId: number, wanted: PageWanted): Promise<Page<Delivery>> {
    const deliveries = db.selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId);
    return readPage(
      wanted,
      async (part) => {
        const sorted = deliveries.selectAll().orderBy('id', directionOf(part, 'desc'));
        return (await sorted.limit(part.limit).offset(part.offset).execute()).map(asDelivery);
      },
      () => deliveries.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow(),
    );
  }

  /** Delivers something again, or at once, under the same id. */
  async function resend(webhookId: number, id: number): Promise<Outcome<null> | Conflict | Missing> {
    const webhook = db.selectFrom('webhooks').select('enabled').where('id', '=', webhookId);
    const { enabled } = (await webhook.executeTakeFirst()) ?? {};
    if (enabled === 0) return conflicting('This webhook is switched off.');
    const again = { due_at: clock().toISOString(), attempts: 0, delivered_at: null, given_up_at: null };
    const resent = db.updateTable('webhook_deliveries').set(again).where('webhook_id', '=', webhookId);
    const { numUpdatedRows } = await resent.where('id', '=', id).executeTakeFirstOrThrow();
    return enabled === 1 && numUpdatedRows > 0n ? done(null) : missing;
  }

  /** Deletes what happened more than 30 days ago. Returns how much. */
  async function purge(): Promise<number> {
    const before = new Date(clock().getTime() - KEPT_FOR).toISOString();
    const old = db.deleteFrom('webhook_deliveries').where('occurred_at', '<', before);
    return Number((await old.executeTakeFirstOrThrow()).numDeletedRows);
  }

  return { list, resend, purge };
}

type Row = Omit<Delivery, 'state' | 'next_at'> & { due_at: string | null };

function asDelivery(row: Row): Delivery {
  const { id, event_id, event, occurred_at, attempts, due_at, delivered_at, given_up_at } = row;
  const { status, duration, failure } = row;
  return {
    id,
    event_id,
    event,
    state: stateOf(row),
    occurred_at,
    attempts,
    next_at: due_at,
    delivered_at,
    given_up_at,
    status,
    duration,
    failure,
  };
}

function stateOf({ due_at, delivered_at, attempts }: Row): DeliveryState {
  if (due_at !== null) return attempts === 0 ? 'waiting' : 'retrying';
  return delivered_at === null ? 'given up' : 'delivered';
}
