import type { Kysely, Selectable } from 'kysely';
import type { WebhookEvent } from '../../../content/webhook-events.ts';
import { TEST_EVENT } from '../../../content/webhook-events.ts';
import { type Actor, logActivity } from '../../audit/audit-log.ts';
import type { Action, ActivityTables } from '../../audit/tables.ts';
import { deliveryOf, eventsIn } from '../../events/queue-events.ts';
import type { EventDatabase, EventTables } from '../../events/tables.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  conflicting,
  type Conflict,
  done,
  fieldErrors,
  missing,
  type Missing,
  type Outcome,
  refused,
} from '../../platform/outcome.ts';
import { newSecret } from './signature.ts';
import { webhookInput } from './webhook-input.ts';

const MAX_WEBHOOKS = 20;
const BOTH_SIGN_FOR = 24 * 60 * 60 * 1000; // ms

export const WEBHOOK = 'webhook';

/** A webhook as responses hold it, without its secret. */
export interface Webhook {
  id: number;
  url: string;
  events: WebhookEvent[];
  enabled: boolean;
  failing_since: string | null;
  /** Why it was switched off by itself. */
  disabled_reason: string | null;
  /** Until when the former secret signs as well. */
  former_secret_until: string | null;
  created_at: string;
}

type WithSecret = Webhook & { secret: string };

type Row = Selectable<EventTables['webhooks']>;

/** The addresses elsewhere that are told of what happens. */
export function createWebhooks(
  { kysely }: Pick<Database, 'kysely'>,
  { clock, outbound, onCreated }: { clock: Clock; outbound: Pick<Outbound, 'whyNot'>; onCreated: () => void },
) {
  const db: Kysely<EventTables & ActivityTables> = kysely.withTables<EventTables & ActivityTables>();

  async function list(): Promise<Webhook[]> {
    const rows = await db.selectFrom('webhooks').selectAll().orderBy('id').execute();
    return rows.map(asWebhook);
  }

  async function read(id: number): Promise<Webhook | null> {
    const row = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? asWebhook(row) : null;
  }

  /** Creates a webhook. Its secret is in this result, and never again. */
  async function create(input: unknown, by: Actor): Promise<Outcome<WithSecret> | Conflict> {
    const checked = check(input);
    if (!checked.ok) return checked;
    const secret = newSecret();
    const outcome = await db.transaction().execute(async (transaction) => {
      const { total } = await transaction
        .selectFrom('webhooks')
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      if (Number(total) >= MAX_WEBHOOKS) return conflicting(`There can be at most ${MAX_WEBHOOKS} webhooks.`);
      const row = { ...checked.value, secret, created_at: clock().toISOString() };
      const created = await transaction.insertInto('webhooks').values(row).returningAll().executeTakeFirstOrThrow();
      await log(transaction, 'created', created, by);
      return done({ ...asWebhook(created), secret });
    });
    if (outcome.ok) onCreated();
    return outcome;
  }

  /** Changes a webhook. One that is switched off gives up what was not delivered yet. */
  async function update(id: number, input: unknown, by: Actor): Promise<Outcome<Webhook> | Missing> {
    const checked = check(input);
    if (!checked.ok) return checked;
    return db.transaction().execute(async (transaction) => {
      const changed = transaction.updateTable('webhooks').set({ ...checked.value, disabled_reason: null });
      const row = await changed.where('id', '=', id).returningAll().executeTakeFirst();
      if (!row) return missing;
      if (!row.enabled) {
        await giveUpWaiting(transaction, id, clock());
        await transaction.updateTable('webhooks').set({ failing_since: null }).where('id', '=', id).execute();
      }
      await log(transaction, 'updated', row, by);
      return done(asWebhook(row));
    });
  }

  async function remove(id: number, by: Actor): Promise<Outcome<null> | Missing> {
    return db.transaction().execute(async (transaction) => {
      const row = await transaction.deleteFrom('webhooks').where('id', '=', id).returningAll().executeTakeFirst();
      if (!row) return missing;
      await transaction.deleteFrom('webhook_deliveries').where('webhook_id', '=', id).execute();
      await log(transaction, 'deleted', row, by);
      return done(null);
    });
  }

  /** Makes a new secret. The former one signs as well for a day, so that the receiver can change over. */
  async function renewSecret(id: number, by: Actor): Promise<Outcome<WithSecret> | Missing> {
    const secret = newSecret();
    const previous_until = new Date(clock().getTime() + BOTH_SIGN_FOR).toISOString();
    return db.transaction().execute(async (transaction) => {
      const renewed = transaction
        .updateTable('webhooks')
        .set((row) => ({ previous_secret: row.ref('secret'), previous_until, secret }));
      const row = await renewed.where('id', '=', id).returningAll().executeTakeFirst();
      if (!row) return missing;
      await log(transaction, 'renewed the secret of', row, by);
      return done({ ...asWebhook(row), secret });
    });
  }

  /** Queues an event that says nothing, for a webhook that is switched on. */
  async function test(id: number): Promise<Outcome<null> | Conflict | Missing> {
    const webhook = await read(id);
    if (!webhook) return missing;
    if (!webhook.enabled) return conflicting('This webhook is switched off.');
    const event = deliveryOf({ event: TEST_EVENT, subject: WEBHOOK, subjectId: id }, clock());
    await db
      .insertInto('webhook_deliveries')
      .values({ ...event, webhook_id: id })
      .execute();
    return done(null);
  }

  function check(input: unknown) {
    const checked = webhookInput.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { url, events, enabled } = checked.data;
    const obstacle = outbound.whyNot(url);
    if (obstacle) return refused({ url: [obstacle] });
    return done({ url: new URL(url).href, events: JSON.stringify(events), enabled: enabled ? 1 : 0 });
  }

  function log(transaction: typeof db, action: Action, { id, url }: Row, by: Actor) {
    return logActivity(transaction, { by, at: clock(), action, subject: WEBHOOK, recordId: id, title: hostOf(url) });
  }

  function asWebhook(row: Row): Webhook {
    const now = clock().toISOString();
    const { id, url, enabled, failing_since, disabled_reason, previous_until, created_at } = row;
    return {
      id,
      url,
      events: eventsIn(row),
      enabled: enabled === 1,
      failing_since,
      disabled_reason,
      former_secret_until: (previous_until ?? '') > now ? previous_until : null,
      created_at,
    };
  }

  return { list, read, create, update, remove, renewSecret, test };
}

/** An address may itself be a secret: its host is enough to know it by. */
export function hostOf(url: string): string {
  return new URL(url).host;
}

/** Cancels the pending deliveries of a webhook that is switched off. */
export async function giveUpWaiting(
  transaction: Pick<EventDatabase, 'updateTable'>,
  webhook_id: number,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('webhook_deliveries')
    .set({ due_at: null, given_up_at: now.toISOString(), failure: SWITCHED_OFF })
    .where('webhook_id', '=', webhook_id)
    .where('due_at', 'is not', null)
    .execute();
}

export const SWITCHED_OFF = 'The webhook was switched off.';
