import { contactMessage } from '../../content/inbox/contact-message.ts';
import { inboxStatuses } from '../../content/inbox/inbox-kinds.ts';
import type { LeadTables, RowOf } from '../../server/leads/tables.ts';
import type { Database } from '../../server/platform/database/database.ts';
import type { createProse } from './prose.ts';
import { nameOf } from './visits.ts';

const FIRST_MOMENT = Date.UTC(2025, 0, 1);
const INTERVAL = 30 * 60 * 1000; // ms
const BATCH = 500;
/** How many messages each of the visitors has sent. */
const EACH = 4;
/** What happened to each message. */
const EVENTS = 5;

/** Adds messages, each with its emails and what happened to it, as a busy agency has after a year and a half. */
export async function addMessages({ kysely }: Database, prose: ReturnType<typeof createProse>, count: number) {
  const db = kysely.withTables<LeadTables & Record<'contact_messages', RowOf<typeof contactMessage>>>();
  for (let first = 0; first < count; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => first + index);
    const rows = numbers.map((number) => messageRow(number, prose));
    const stored = await db.insertInto('contact_messages').values(rows).returning(['id', 'created_at']).execute();
    const key = (id: number) => ({ item_kind: contactMessage.name, item_id: id }) as const;
    const emails = stored.flatMap(({ id, created_at }) =>
      (['notification', 'confirmation'] as const).map((kind) => ({
        ...key(id),
        kind,
        message_id: `<${kind}-${id}@bench.example>`,
        created_at,
        sent_at: created_at,
        priority: 0,
      })),
    );
    const events = stored.flatMap(({ id, created_at }) =>
      Array.from({ length: EVENTS }, () => ({
        ...key(id),
        at: created_at,
        user_id: 1,
        user_name: 'Owner',
        kind: 'notes' as const,
        value: prose.sentences(1),
      })),
    );
    await db.insertInto('outbox').values(emails).execute();
    for (let start = 0; start < events.length; start += BATCH)
      await db
        .insertInto('item_events')
        .values(events.slice(start, start + BATCH))
        .execute();
  }
}

function messageRow(number: number, prose: ReturnType<typeof createProse>) {
  const visitor = Math.floor(number / EACH);
  const day = new Date(FIRST_MOMENT + number * INTERVAL).toISOString();
  return {
    name: `Visitor ${visitor}`,
    email: `visitor${visitor}@example.com`,
    phone: '+44 20 7946 0018',
    description: prose.sentences(4),
    reference: `B${String(number).padStart(7, '0')}`,
    idempotency_key: null,
    form_id: null,
    source: null,
    landing_page: nameOf('page', number % 500),
    source_name: nameOf('source', number % 200),
    channel: nameOf('channel', number % 8),
    first_campaign: number % 3 === 0 ? nameOf('campaign', number % 40) : null,
    received_on: day.slice(0, 10),
    amount: number % 7 === 0 ? 100 : null,
    spam_reasons: null,
    language: 'en',
    status: inboxStatuses[number % inboxStatuses.length] ?? 'new',
    follow_up: number % 50 === 0 ? day.slice(0, 10) : null,
    created_at: day,
  };
}
