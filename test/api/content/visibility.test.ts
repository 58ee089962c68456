import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contentTypes, typeNamed } from '../../../content/index.ts';
import { isRecordPage, pageList, pageOf, recordPath } from '../../../content/addresses.ts';
import { altName, type ContentType, relationsOf } from '../../../content/model/content-type.ts';
import type { Field, FieldKind, Fields } from '../../../content/model/field.ts';
import { blog } from '../../../content/types/blog.ts';
import { SYSTEM } from '../../../server/audit/audit-log.ts';
import { readRecord, readSingle } from '../../../server/content/records/records.ts';
import { recordPages } from '../../../server/site/pages/record-pages.ts';
import { callPaths, documentPaths, formPaths, readingPaths } from '../../public-addresses.ts';
import { type TestApp, startApp } from '../app/app.ts';

const SENTINEL = 'Sentinel';
const types: readonly ContentType[] = contentTypes;

const elsewhere = ['/register', '/no-such-page', '/api/none', '/api/openapi.json'];
const listings = ['/files', '/files/', '/files/blogs', '/files/blogs/', '/files/teams/', '/assets/'];
const related = ['shown', 'sentinel-inactive', 'sentinel-deleted'].map((slug) => `/api/related-blog?slug=${slug}`);
const content = [...readingPaths('shown'), ...documentPaths, ...callPaths('shown'), ...related];
const everywhere = [...content, ...formPaths, ...elsewhere, ...listings];

/** What a hidden record says in fields of each kind; nothing where a kind has no words of its own. */
const sentinels: Record<FieldKind, string | null> = {
  text: SENTINEL,
  longText: SENTINEL,
  richText: `<p>${SENTINEL}</p>`,
  link: `https://${SENTINEL.toLowerCase()}.example`,
  linkOrPath: `/${SENTINEL.toLowerCase()}`,
  embed: `https://cal.com/${SENTINEL.toLowerCase()}`,
  email: `${SENTINEL.toLowerCase()}@example.com`,
  image: null,
  choice: null,
  relation: null,
  chatNumber: null,
  phoneNumber: null,
  color: null,
  boolean: null,
  dateTime: null,
  timeZone: null,
  key: null,
  wholeNumber: null,
  relations: null,
  people: null,
  group: null,
  list: null,
  sections: null,
};

let app: TestApp;
/** What nobody may see: the word in every text of a hidden record, and the paths of its pictures. */
const hidden = [SENTINEL, SENTINEL.toLowerCase()];
/** A visible record of each type, and the hidden ones, by type. */
const visible = new Map<string, number>();
const inactive = new Map<string, number>();
const deleted = new Map<string, number>();
/** Of each type, the paths of the links to its drafts. */
const shared: [type: string, path: string][] = [];

beforeAll(async () => {
  app = await startApp();
  const done = new Set<ContentType>();
  for (const type of types) await createRecords(type, done);
  for (const [name, id] of deleted) await app.services.content.softDelete(typeNamed(name), id);
  for (const type of types) await draft(type);
});
afterAll(() => app.stop());

test.each(everywhere)('%s shows nothing InActive, deleted or drafted', expectNothingHidden);

test('drafts of every type, their schedules and what visitors say about them are behind their links', async () => {
  expect(new Set(shared.map(([type]) => type))).toEqual(new Set(types.map(({ name }) => name)));
  for (const [type, path] of shared) {
    const { statusCode, body } = await app.get(path);
    const ofDraft = body.replaceAll(/<aside.*?<\/aside>/gs, '');
    const isColor = type === 'brand';
    expect([type, statusCode, isColor || ofDraft.includes(SENTINEL)]).toEqual([type, 200, true]);
    for (const word of ['label', 'comment', 'visitor']) expect(body).toContain(`${SENTINEL} ${word}`);
  }
});

test.each(content)('%s reads no content but through what the public may see', async (address) => {
  const statements = await statementsOf(address);
  const unguarded = types.flatMap((type) =>
    statements.filter((sql) => !isGuarded(type, sql)).map((sql) => [type.name, sql]),
  );
  expect(unguarded).toEqual([]);
});

test.each(pageList.filter((page) => !isRecordPage(page) && !page.isUnlisted))(
  'the page $key shows every content type that it reads, which dates it in the sitemap',
  async ({ path, shows = [] }) => {
    const [statements, ofLayout] = [await statementsOf(path), await statementsOf('/no-such-page')];
    const isRead = (type: ContentType, sqls: string[]) => sqls.some((sql) => countReads(type, sql) > 0);
    const readTypes = types.filter((type) => isRead(type, statements) && !isRead(type, ofLayout));
    expect(readTypes.map(({ name }) => name).filter((name) => !shows.some((typeName) => typeName === name))).toEqual(
      [],
    );
  },
);

test.each(types.filter(({ messages }) => messages.deleted))(
  '$name is on the page that content/addresses.ts names for it, once it is restored',
  async (type) => {
    const id = deleted.get(type.name) ?? 0;
    expect(await app.services.content.restore(type, id)).toMatchObject({ ok: true });
    expect((await app.get(pathOf(type, 'sentinel-deleted'))).body).toContain(SENTINEL);
    await app.services.content.softDelete(type, id);
    for (const address of everywhere) await expectNothingHidden(address);
  },
);

test.each(types.filter(({ fields }) => 'status' in fields))(
  '$name is on that page on the next request after it becomes Active',
  async (type) => {
    const id = inactive.get(type.name) ?? 0;
    await app.services.content.update(type, id, { status: '1' });
    expect((await app.get(pathOf(type, 'sentinel-inactive'))).body).toContain(SENTINEL);
    await app.services.content.update(type, id, { status: 2 });
    for (const address of everywhere) await expectNothingHidden(address);
  },
);

test.each(types.map((type) => [type.name, type] as const))('the status of %s is in the field status', (_name, type) => {
  const named = Object.entries(type.fields).filter(([, { label }]) => label === 'Status');
  expect(named.every(([name]) => name === 'status')).toBe(true);
});

describe.each(recordPages)('a page of one $type.name', ({ type, page }) => {
  const paths = (slug: string) => [recordPath(page, slug), `/api/${type.name}/${slug}`];

  test('is Page Not Found while its record is InActive or deleted', async () => {
    for (const path of ['sentinel-inactive', 'sentinel-deleted'].flatMap(paths))
      expect([path, (await app.get(path)).statusCode]).toEqual([path, 404]);
  });

  test('redirects from no slug that a hidden record had', async () => {
    const id = await hide(type, 'moved', relationsTo(type, visible));
    await app.services.content.update(type, id, { slug: `sentinel-elsewhere`, status: 2 });
    if (!('status' in type.fields)) await app.services.content.softDelete(type, id);
    for (const path of paths('sentinel-moved')) {
      const { statusCode, headers } = await app.get(path);
      expect([statusCode, headers.location]).toEqual([404, undefined]);
    }
  });
});

test('a blog whose author is InActive has none', async () => {
  await app.services.content.update(blog, visible.get('blog') ?? 0, { team_id: inactive.get('teamMember') });
  expect((await app.get('/api/blog/shown')).json().data.team_id).toBeNull();
  await expectNothingHidden('/blogs/shown');
});

/** Creates a visible record of a type and hidden ones, those of related types first. */
async function createRecords(type: ContentType, done: Set<ContentType>) {
  if (done.has(type) || !type.messages.created) return;
  done.add(type);
  for (const { to } of relationsOf(type)) await createRecords(typeNamed(to), done);
  const relations = relationsTo(type, visible);
  deleted.set(type.name, await hide(type, 'deleted', relations));
  if (type.single) return;
  if ('status' in type.fields) inactive.set(type.name, await hide(type, 'inactive', { ...relations, status: 2 }));
  visible.set(type.name, await app.create(type, { ...lastChoices(type), ...relations, [type.title]: 'Shown' }));
  // What is part of a hidden record is hidden with it.
  const isPart = relationsOf(type).some(({ onDelete }) => onDelete === 'cascade');
  if (isPart) for (const parents of [inactive, deleted]) await hide(type, 'part', relationsTo(type, parents));
}

/** Creates a record that has the sentinel in each of its fields, and remembers the paths of its pictures. */
async function hide(type: ContentType, word: string, fields: object) {
  const texts = Object.entries(type.fields).flatMap(([name, { kind }]) =>
    kind === 'image' ? [[altName(name), SENTINEL]] : sentinels[kind] === null ? [] : [[name, sentinels[kind]]],
  );
  const values = { ...Object.fromEntries(texts), [type.title]: `${SENTINEL} ${word}` };
  const id = await app.create(type, { ...values, ...fields });
  const record = Object(await readRecord(app.services.content.db, type, id)) as Record<string, string>;
  for (const [name, { kind }] of Object.entries(type.fields))
    if (kind === 'image' && record[name]) hidden.push(record[name]);
  return id;
}

/** Drafts a new record of a type, and changes of a visible one, both scheduled and shared. */
async function draft(type: ContentType) {
  const { content, drafts, schedules } = app.services;
  const stored = type.single ? (await readSingle(content.db, type))?.id : visible.get(type.name);
  for (const id of type.single ? [stored] : [stored, null]) {
    const fields = { ...(await sentinelFields(type, type.fields)), ...relationsTo(type, visible) };
    const begun = await drafts.begin(type, id ?? null, { fields }, SYSTEM);
    if (!begun.ok) throw new Error(JSON.stringify(begun));
    const time = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    expect(await schedules.scheduleDraft(begun.value.id, { time }, SYSTEM)).toMatchObject({ ok: true });
    for (const pinned of [true, false]) shared.push([type.name, await share(type, begun.value.id, pinned)]);
  }
}

async function share({ name: sender }: ContentType, draftId: number, pinned: boolean) {
  const { previewLinks } = app.services;
  const created = await previewLinks.create(draftId, { label: `${SENTINEL} label`, pinned }, SYSTEM);
  if (!created.ok) throw new Error(JSON.stringify(created));
  const answer = { name: `${SENTINEL} visitor`, text: `${SENTINEL} comment`, decision: 'approved', version: '1' };
  const link = await previewLinks.open(created.value.path.split('/').at(-1) ?? '');
  if (!link) throw new Error(`The link to a draft of ${sender} is missing.`);
  expect(await previewLinks.answer(link, answer, { sender, language: 'en' })).toMatchObject({ ok: true });
  return created.value.path;
}

/** Returns the sentinel in each of some fields, with pictures that nobody may see. */
async function sentinelFields(type: ContentType, fields: Fields): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = await sentinelOf(type, field);
    if (value !== null) values[name] = value;
  }
  return values;
}

async function sentinelOf(type: ContentType, { kind, square, fields = {}, kinds = [] }: Field): Promise<unknown> {
  // Links to what visitors can't see are left out.
  if (kind === 'list')
    return [{ ...(await sentinelFields(type, fields)), ...('link' in fields && { link: '/meeting' }) }];
  if (kind === 'sections')
    return Promise.all(
      kinds.map(async ({ type: name, fields }) => ({ id: name, type: name, ...(await sentinelFields(type, fields)) })),
    );
  if (kind !== 'image') return sentinels[kind];
  const path = await app.upload(type.path, square);
  hidden.push(path);
  return path;
}

/** The last choice of each field, which no hidden record has. */
function lastChoices(type: ContentType) {
  const choices = Object.entries(type.fields).filter(([name, { kind }]) => kind === 'choice' && name !== 'status');
  return Object.fromEntries(choices.map(([name, { options }]) => [name, options?.at(-1)?.value]));
}

function relationsTo(type: ContentType, records: Map<string, number>) {
  return Object.fromEntries(relationsOf(type).map(({ name, to }) => [name, records.get(to)]));
}

/** Where visitors read a record with a slug; what is part of another record, on the page of that one. */
function pathOf(type: ContentType, slug: string): string {
  const page = pageOf(type);
  if (isRecordPage(page)) return recordPath(page, slug);
  const [parent] = relationsOf(type);
  return page?.path ?? (parent ? pathOf(typeNamed(parent.to), 'shown') : '/');
}

async function statementsOf(address: string) {
  await app.refreshPages();
  const execute = vi.spyOn(app.services.database.kysely.getExecutor(), 'executeQuery');
  await app.get(address);
  // Kysely quotes names; SQL written by hand may not.
  const statements = execute.mock.calls.map(([{ sql }]) => sql.replaceAll('"', ''));
  execute.mockRestore();
  return statements;
}

/** Whether a statement names the table of a type only with the conditions of what the public may see. */
function isGuarded(type: ContentType, sql: string) {
  const { table, fields } = type;
  const reads = countReads(type, sql);
  const counted = (condition: string) => count(sql, new RegExp(`\\b${table}\\.${condition}`));
  const isActive = 'status' in fields ? counted('status = ') : reads;
  return counted('deleted_at is null') === reads && isActive === reads;
}

/** Counts how often a statement names the table of a type; once where it reads the rows of ids that it selects there. */
function countReads({ table }: ContentType, sql: string) {
  const statement = sql.replaceAll(`from ${table} where id in (select id from ${table}`, `from ${table}`);
  return count(statement, new RegExp(`\\b(?:from|join) ${table}\\b`, 'i'));
}

function count(text: string, part: string | RegExp) {
  return text.split(part).length - 1;
}

async function expectNothingHidden(address: string) {
  const { body, headers } = await app.get(address);
  const leaks = hidden.filter((word) => body.includes(word) || JSON.stringify(headers).includes(word));
  expect([address, leaks]).toEqual([address, []]);
}
