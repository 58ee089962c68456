import { afterEach, beforeEach, expect, test } from 'vitest';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { contentTypes } from '../../../content/index.ts';
import { runCleanup } from '../app/run-cleanup.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { readAllRows } from '../app/database-rows.ts';
import { itemOf } from '../app/inbox-items.ts';
import type { InboxTables } from '../app/inbox-tables.ts';
import { addPerson, clientOf } from '../app/people.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const NAME = 'Quillfeather';
const EMAIL = 'quillfeather@example.com';
const traces = /quillfeather/i;

/** Tables without any data about visitors. All others are checked, including those added later. */
const WITHOUT_VISITORS = new Set<string>([
  ...contentTypes.map(({ table }) => table),
  // Other content, written by administrators.
  'content_version',
  'drafts',
  'media',
  'media_aliases',
  'media_variants',
  'presence',
  'previews',
  'revisions',
  'schedules',
  'slug_redirects',
  'type_versions',
  // Of visitors without an address: test/api/previews/purge.test.ts
  'preview_comments',
  'preview_links',
  'uses',
  // Administrators.
  'known_senders',
  'reset_links',
  'sessions',
  'users',
  // The product itself.
  'alarms',
  'backup_status',
  'checklist',
  'confirmation_lock',
  'file_checks',
  'instances',
  'jobs',
  'migration_checksums',
  'migrations',
  'secrets',
  'self_tests',
  'site',
  'site_clock',
]);

/** Marks a count of failed sign-ins per network address, whatever the account. */
const BY_SENDER = '"email_hash":null';

let now: Date;
let app: TestApp;
beforeEach(async () => {
  now = new Date();
  app = await startApp({ clock: () => now });
});
afterEach(() => app.stop());

/** Leaves data about one visitor in every table that can store it. */
async function leaveTraces() {
  const sana = await addPerson(app, 'Sana');
  const before = await readVisitorRows();
  for (const kind of inboxKinds) {
    const item = itemOf(kind, { name: NAME, email: EMAIL, time: new Date(now.getTime() + DAY) });
    expect((await app.post(`/api/${kind.form}/store`, item)).statusCode, `a ${kind.noun.one}`).toBe(201);
    const { data } = (await sana.ask('GET', `/${kind.path}`)).body;
    await sana.ask('PUT', `/${kind.path}/${data[0].id}`, { status: 'won', notes: `Call ${NAME}.` });
  }
  const db = app.services.database.kysely.withTables<InboxTables>();
  const { id } = await db.selectFrom('meetings').select('id').executeTakeFirstOrThrow();
  const link = { token_hash: NAME, meeting_id: id, created_at: now.toISOString() };
  await db.insertInto('meeting_links').values(link).execute();
  await sana.ask('POST', '/invitations', { email: EMAIL });
  await clientOf(app, undefined, '192.0.2.9').ask('POST', '/login', { email: EMAIL, password: 'not the one' });

  const after = await readVisitorRows();
  for (const [table, rows] of Object.entries(after))
    expect(
      rows.length,
      `No trace is left in the table ${table}. Leave one in leaveTraces, or name the table in WITHOUT_VISITORS.`,
    ).toBeGreaterThan(before[table]?.length ?? 0);
  return { sana, before };
}

async function readVisitorRows() {
  const rows = await readAllRows(app.services.database);
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !WITHOUT_VISITORS.has(table)));
}

/** Expects that no data about the visitor is left, but that the activity log is not empty. */
async function expectNoTraces(before: Record<string, string[]>) {
  for (const [table, rows] of Object.entries(await readAllRows(app.services.database)))
    expect(
      rows.filter((row) => traces.test(row)),
      `The table ${table} still names the visitor.`,
    ).toEqual([]);
  const { activity, ...after } = await readVisitorRows();
  expect(activity).not.toEqual([]);
  for (const [table, rows] of Object.entries(after)) {
    const added = rows.filter((row) => !before[table]?.includes(row) && !row.includes(BY_SENDER));
    expect(added, `The table ${table} still has rows about the visitor.`).toEqual([]);
  }
}

test('no table holds anything about a visitor who was erased', async () => {
  const { sana, before } = await leaveTraces();
  expect((await sana.ask('DELETE', `/personal-data?email=${EMAIL}`)).status).toBe(200);
  await expectNoTraces(before);
});

test('no table holds anything about a visitor after the retention period', async () => {
  const { before } = await leaveTraces();
  now = new Date(now.getTime() + 366 * DAY);
  await expect(runCleanup(app.services)).resolves.toBeUndefined();
  await expectNoTraces(before);
});

test('an export includes every table of the inbox', async () => {
  const { sana } = await leaveTraces();
  const { data } = (await sana.ask('GET', `/personal-data?email=${EMAIL}`)).body;
  for (const { plural } of inboxKinds) expect(JSON.stringify(data[plural]), `the ${plural}`).toMatch(traces);
  for (const part of ['mails', 'invitations', 'sign_ins', 'activity'])
    expect(data[part], `the part ${part}`).not.toEqual([]);
});

test('no table listed as without visitors refers to an inbox item', async () => {
  const references = new Set(['item_id', 'item_kind', ...inboxKinds.map(({ name }) => `${name}_id`)]);
  const tables = await app.services.database.kysely.introspection.getTables();
  const exempt = tables.filter(({ name }) => WITHOUT_VISITORS.has(name));
  const referring = exempt.filter(({ columns }) => columns.some(({ name }) => references.has(name)));
  expect(referring.map(({ name }) => name)).toEqual([]);
});
