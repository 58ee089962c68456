import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { review } from '../../../content/types/review.ts';
import { beginDraft, share } from '../../shared-drafts.ts';
import { hiddenFieldsOf, sendForm } from '../app/documents/html-form.ts';
import { runCleanup } from '../app/run-cleanup.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { attachFile } from '../app/attach-file.ts';
import { storeReply } from '../app/store-reply.ts';
import { storeAnswer } from '../app/store-answer.ts';
import { readAllRows } from '../app/database-rows.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import type { InboxTables } from '../app/inbox-tables.ts';
import { addPerson, clientOf } from '../app/people.ts';
import { WITHOUT_VISITORS } from './tables-without-visitors.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const NAME = 'Quillfeather';
const EMAIL = 'quillfeather@example.com';
const traces = /quillfeather/i;

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
  await app.services.search.updateIndex();
  const before = await readVisitorRows();
  for (const kind of inboxKinds) {
    const item = itemOf(kind, { name: NAME, email: EMAIL, time: new Date(now.getTime() + DAY) });
    expect((await sendItem(app, kind, item)).statusCode, `a ${kind.noun.one}`).toBe(201);
    const { data } = (await sana.ask('GET', `/${kind.path}`)).body;
    await sana.ask('PUT', `/${kind.path}/${data[0].id}`, { status: 'won', notes: `Call ${NAME}.` });
    const draft = { text: `Dear ${NAME}`, version: null };
    expect((await sana.ask('PUT', `/${kind.path}/${data[0].id}/replies/draft`, draft)).status).toBe(200);
    await storeReply(app, { item_kind: kind.name, item_id: data[0].id, author_id: sana.id, text: `Dear ${NAME}` });
    await storeAnswer(app, kind, { item_id: data[0].id, name: NAME, address: EMAIL });
    const file = await attachFile(app, kind, data[0].id);
    expect(await filesOfVisitors()).toContain(file);
  }
  const db = app.services.database.kysely.withTables<InboxTables>();
  const { id } = await db.selectFrom('meetings').select('id').executeTakeFirstOrThrow();
  const link = { token_hash: NAME, meeting_id: id, created_at: now.toISOString() };
  await db.insertInto('meeting_links').values(link).execute();
  await db.insertInto('meeting_hosts').values({ meeting_id: id, user_id: sana.id }).execute();
  await db.insertInto('meeting_cells').values({ meeting_id: id, user_id: sana.id, cell: 1, seat: 1 }).execute();
  await sana.ask('POST', '/invitations', { email: EMAIL });
  await clientOf(app, undefined, '192.0.2.9').ask('POST', '/login', { email: EMAIL, password: 'not the one' });

  await app.services.search.updateIndex();
  const after = await readVisitorRows();
  for (const [table, rows] of Object.entries(after))
    expect(
      rows.length,
      `No trace is left in the table ${table}. Leave one in leaveTraces, or name the table in WITHOUT_VISITORS.`,
    ).toBeGreaterThan(before[table]?.length ?? 0);
  return { sana, before };
}

/** The keys of the stored files of visitors. */
async function filesOfVisitors() {
  return (await readdir(join(app.folder, 'attachments'), { recursive: true })).filter((name) => /\w{32}$/.test(name));
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
  expect(await filesOfVisitors()).toEqual([]);
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

describe('the address of a visitor who was erased', () => {
  const ADDRESS = 'v.quill+mail@müller.example';
  const SPELLINGS = /v\.quill\+mail@(müller|xn--mller-kva)\.example/i;

  /** Leaves the address wherever people or visitors may write it, and their name where they gave it. */
  async function mention() {
    const sana = await addPerson(app, 'Sana');
    for (const kind of inboxKinds) {
      const item = itemOf(kind, { name: 'Vera Quill', email: ADDRESS, time: new Date(now.getTime() + DAY) });
      expect((await sendItem(app, kind, item)).statusCode).toBe(201);
      const other = itemOf(kind, {
        name: `Ask ${ADDRESS}`,
        email: 'other@example.com',
        time: new Date(now.getTime() + DAY),
      });
      expect((await sendItem(app, kind, other)).statusCode).toBe(201);
      const { data } = (await sana.ask('GET', `/${kind.path}?search=other`)).body;
      await sana.call('PUT', `/${kind.path}/${data[0].id}`, { status: 'won', notes: `Ask\n${ADDRESS}\nfirst.` });
    }
    const quoting = {
      project_name: `For ${ADDRESS}`,
      feedback: `She said:\n${ADDRESS.toUpperCase()}`,
      project_review: `<p>(${ADDRESS})</p>`,
    };
    const draft = await beginDraft(sana, review, null, quoting);
    const label = `Sent to ${ADDRESS}`;
    const link = await share(sana, draft, { label });
    const pinned = await share(sana, draft, { label, pinned: true });
    const answer = async (path: string, fields: Record<string, string>) => {
      const version = await hiddenFieldsOf(app, path);
      expect((await sendForm(app, path, { ...version, ...fields })).statusCode).toBe(303);
    };
    await answer(link.path, { name: 'Vera', text: `Write to ${ADDRESS}.` });
    await answer(link.path, { name: 'vera', text: 'From Quillstreet.' });
    await answer(link.path, { name: 'Vera', decision: 'approved' });
    await answer(pinned.path, { name: 'Vera Quill', text: 'From Quillstreet.', decision: 'changes' });
    await answer(pinned.path, { name: ADDRESS, text: 'Hello.' });
    await answer(pinned.path, { name: 'Vera', text: 'Another Vera.' });
    const saved = await app.create(review, { project_summary: `Ask ${ADDRESS}` });
    await sana.call('PUT', `/reviews/${saved}`, { project_summary: 'Ask' });
    const deleted = await app.create(review, { project_name: ADDRESS });
    await sana.call('DELETE', `/reviews/${deleted}`);
    await sana.call('POST', '/invitations', { email: ADDRESS });
    return { sana, draft };
  }

  const tablesWith = async (text: RegExp) => {
    const rows = Object.entries(await readAllRows(app.services.database));
    return rows.flatMap(([table, texts]) => (texts.some((row) => text.test(row)) ? [table] : []));
  };
  const personal = (path = '') => `/personal-data${path}?${new URLSearchParams({ email: ADDRESS })}`;

  test('is in no column of any table, nor is a name that they gave with it', async () => {
    const { sana } = await mention();
    expect(await tablesWith(SPELLINGS)).toEqual(
      expect.arrayContaining([
        'activity',
        'comments',
        'drafts',
        'preview_links',
        'registration_links',
        'reviews',
        'revisions',
      ]),
    );
    const { data } = (await sana.ask('GET', personal('/counts'))).body;
    expect(data).toMatchObject({ said: 6, mentions: expect.any(Number), records: [] });
    const exported = (await sana.ask('GET', personal())).body.data;
    expect([exported.comments.length, exported.decisions.length]).toEqual([4, 2]);

    expect((await sana.ask('DELETE', personal())).body.message).toMatch(/6 answers to drafts, \d+ mentions/);
    expect(await tablesWith(SPELLINGS)).toEqual([]);
    expect(await tablesWith(/Vera Quill|Quillstreet/i)).toEqual([]);
    expect((await sana.ask('GET', personal('/counts'))).body.data).toMatchObject({ said: 0, mentions: 0 });
    // Somebody else of the same first name, by another link.
    expect(await tablesWith(/Another Vera/)).toEqual(['comments']);
    expect(await tablesWith(/Vera \(visitor\)/)).toEqual(['activity']);
  });

  test('stays in what the site itself publishes, with its drafts and versions, and those records are named', async () => {
    const { sana, draft } = await mention();
    const id = await app.create(review, { project_name: 'Public', feedback: `Ask ${ADDRESS}` });
    const records = [{ type: 'reviews', key: String(id), title: 'Public' }];
    expect((await sana.ask('GET', personal('/counts'))).body.data).toMatchObject({ records });
    await sana.call('DELETE', personal());
    expect((await sana.ask('GET', `/drafts/${draft}`)).text).toMatch(SPELLINGS);
    expect((await sana.ask('GET', `/reviews/${id}`)).body.data.feedback).toBe(`Ask ${ADDRESS}`);
    await sana.call('PUT', `/reviews/${id}`, { feedback: 'Ask us' });
    await sana.call('DELETE', personal());
    expect(await tablesWith(SPELLINGS)).toEqual([]);
  });

  test('is not taken out of a longer address', async () => {
    const sana = await addPerson(app, 'Sana');
    const longer = ['x', 'x.', 'x-', 'x+'].map((before) => `${before}ann@example.com`);
    const all = [...longer, 'ann@example.com.au', 'ann@example.community', '<ann@example.com>', 'ann@example.com.'];
    const draft = await beginDraft(sana, review, null, { feedback: all.join(' | ') });
    await sana.call('DELETE', '/personal-data?email=ann@example.com');
    const { feedback } = (await sana.ask('GET', `/drafts/${draft}`)).body.data.fields;
    expect(feedback.split(' | ')).toEqual([
      ...longer,
      'ann@example.com.au',
      'ann@example.community',
      '<(erased)>',
      '(erased).',
    ]);
  });

  test('is found between marks, and as links spell it', async () => {
    const sana = await addPerson(app, 'Sana');
    const feedback = '_ann+x@example.com_ | -ann+x@example.com- | mailto:ann%2Bx@example.com';
    const draft = await beginDraft(sana, review, null, { feedback });
    await sana.call('DELETE', `/personal-data?${new URLSearchParams({ email: 'ann+x@example.com' })}`);
    const { fields } = (await sana.ask('GET', `/drafts/${draft}`)).body.data;
    expect(fields.feedback).toBe('_(erased)_ | -(erased)- | mailto:(erased)');
  });

  test('stays in the versions of settings whose email it is', async () => {
    const sana = await addPerson(app, 'Sana');
    const address = 'hello@example.com';
    const save = async (fields: object) => (await sana.ask('PUT', '/settings/1', fields)).body.data.version;
    await save({ email: address });
    const version = await save({ phone_label: 'Phone' });
    const counts = await sana.ask('GET', `/personal-data/counts?email=${address}`);
    expect(counts.body.data.records).toMatchObject([{ type: 'settings' }]);
    await sana.call('DELETE', `/personal-data?email=${address}`);
    expect((await sana.ask('POST', '/settings/1/undo', { version })).body.data?.email).toBe(address);
  });
});

test('no table holds anything about a visitor after the retention period', async () => {
  const { before } = await leaveTraces();
  now = new Date(now.getTime() + 366 * DAY);
  const removed = await runCleanup(app.services);
  expect(removed.get('purge personal data')).toEqual({ messages_and_requests: inboxKinds.length });
  await expectNoTraces(before);
});

test('an export includes every table of the inbox', async () => {
  const { sana } = await leaveTraces();
  const { data } = (await sana.ask('GET', `/personal-data?email=${EMAIL}`)).body;
  for (const { plural } of inboxKinds) expect(JSON.stringify(data[plural]), `the ${plural}`).toMatch(traces);
  for (const part of ['mails', 'answers', 'files', 'invitations', 'sign_ins', 'activity'])
    expect(data[part], `the part ${part}`).not.toEqual([]);
});

test('no table listed as without visitors refers to an inbox item', async () => {
  const references = new Set(['item_id', 'item_kind', ...inboxKinds.map(({ name }) => `${name}_id`)]);
  const tables = await app.services.database.kysely.introspection.getTables();
  const exempt = tables.filter(({ name }) => WITHOUT_VISITORS.has(name));
  const referring = exempt.filter(({ columns }) => columns.some(({ name }) => references.has(name)));
  expect(referring.map(({ name }) => name)).toEqual([]);
});
