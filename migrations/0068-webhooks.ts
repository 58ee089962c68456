/** Adds webhooks, and what is to be and was delivered to each. */
export const statements = ({ id }: { id: string }): string[] => [
  `create table webhooks (
    id ${id},
    url text not null,
    events text not null,
    enabled integer not null default 1,
    secret text not null,
    previous_secret text,
    previous_until text,
    failing_since text,
    disabled_reason text,
    created_at text not null
  )`,
  // A delivery names a webhook that may be gone: what happens is stored even while somebody deletes one.
  `create table webhook_deliveries (
    id ${id},
    webhook_id integer not null,
    event_id text not null,
    event text not null,
    subject text not null,
    subject_id integer not null,
    facts text not null,
    occurred_at text not null,
    attempts integer not null default 0,
    due_at text,
    delivered_at text,
    given_up_at text,
    status integer,
    duration integer,
    failure text
  )`,
  'create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at, id) where due_at is not null',
  `create index webhook_deliveries_waiting on webhook_deliveries (subject, subject_id, webhook_id, id)
    where due_at is not null`,
  'create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, id)',
  'create index webhook_deliveries_occurred on webhook_deliveries (occurred_at)',
];
