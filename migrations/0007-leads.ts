/** What visitors send, and the emails that follow it. */
export const statements = ({ id }: { id: string }): string[] => [
  `create table contact_messages (
    id ${id},
    ${common},
    phone text not null,
    description text not null
  )`,

  `create table meetings (
    id ${id},
    ${common},
    subject text not null,
    starts_at text not null,
    time_zone text not null,
    -- requested, confirmed, declined or cancelled
    appointment text not null default 'requested',
    -- UID and SEQUENCE of its calendar event; no UID until the first invitation.
    calendar_uid text,
    calendar_sequence integer not null default 0
  )`,
  `create index meetings_confirmed on meetings (starts_at) where appointment = 'confirmed'`,

  ...['contact_messages', 'meetings'].flatMap((table) => [
    `create unique index ${table}_reference on ${table} (reference)`,
    `create unique index ${table}_idempotency_key on ${table} (idempotency_key)`,
    `create index ${table}_status on ${table} (status, created_at)`,
    `create index ${table}_created_at on ${table} (created_at)`,
    `create index ${table}_assignee on ${table} (assignee_id, created_at)`,
    `create index ${table}_text_hash on ${table} (text_hash, created_at)`,
    `create index ${table}_form_id on ${table} (form_id) where form_id is not null`,
  ]),

  // The links by which visitors cancel a meeting. Of a token only its SHA-256 is stored.
  `create table meeting_links (
    token_hash text primary key,
    meeting_id integer not null references meetings (id) on delete cascade,
    created_at text not null
  )`,
  'create index meeting_links_meeting on meeting_links (meeting_id)',

  // One row: the lock under which appointments change one after another.
  'create table meeting_lock (id integer primary key check (id = 1), number integer not null)',
  'insert into meeting_lock (id, number) values (1, 0)',

  // Emails are written when they are sent.
  `create table outbox (
    id ${id},
    message_id text not null unique,
    -- notification, confirmation, …
    kind text not null,
    -- contact_message, meeting, …
    item_kind text not null,
    item_id integer not null,
    -- The hash of the visitor's address, by which confirmations are counted.
    recipient text,
    -- The lowest goes first.
    priority integer not null default 2,
    -- 1 where email was not set up when it was queued.
    is_backlog integer not null default 0,
    attempts integer not null default 0,
    -- Postponed while a process is sending it; null once it was sent or given up.
    due_at text,
    sent_at text,
    expired_at text,
    failure text,
    failing_since text,
    failed_at text,
    created_at text not null
  )`,
  'create index outbox_due on outbox (due_at) where due_at is not null',
  'create index outbox_next on outbox (priority, due_at, id) where due_at is not null',
  'create index outbox_failing on outbox (failing_since) where failing_since is not null',
  'create index outbox_recipient on outbox (recipient, created_at) where recipient is not null',
  'create index outbox_kind on outbox (kind, created_at)',
  'create index outbox_item on outbox (item_kind, item_id)',

  // One row: the lock under which confirmations are counted.
  'create table confirmation_lock (id integer primary key check (id = 1), number integer not null)',
  'insert into confirmation_lock (id, number) values (1, 0)',

  // Each sends a message from an address of its own, which marks the message as a test.
  `create table self_tests (
    id ${id},
    email text not null unique,
    started_at text not null,
    ended_at text,
    -- The stage that failed: accepted, stored or mailed; null where none did, or while it runs.
    failed text,
    sentence text not null default ''
  )`,
];

const common = `
    reference text not null,
    name text not null,
    email text not null,
    status text not null default 'new',
    assignee_id integer references users (id),
    notes text not null default '',
    -- JSON: where it came from, and why it counts as spam.
    source text,
    spam_reasons text,
    -- To find repeats: of a request, of its words, and of the form it was sent with.
    idempotency_key text,
    text_hash text not null default '',
    form_id text,
    version integer not null default 1,
    created_at text not null`;
