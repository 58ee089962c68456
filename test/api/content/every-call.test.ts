import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { builtInPages, isRecordPage, pageOf, pages, recordPath } from '../../../content/addresses.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { inLanguage, isTranslatable } from '../../../content/model/translations/in-language.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { menus } from '../../../content/types/menus.ts';
import { settings } from '../../../content/types/settings.ts';
import { type Role, roles } from '../../../content/roles.ts';
import { SYSTEM } from '../../../server/audit/audit-log.ts';
import { findId } from '../../../server/content/records/records.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import type { Method } from '../../api-client.ts';
import { everySection } from '../../every-section.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { createOneOfEach, pathOfOne } from '../app/one-of-each.ts';
import { addPerson } from '../app/people.ts';
import { sampleFields } from '../app/sample-fields.ts';
import { translationStates } from '../../../server/content/translations/progress.ts';
import { wordsOf } from '../languages/words-of.ts';

interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Described {
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Call {
  method: Method;
  /** As it is described, such as /api/blogs/{key}/draft. */
  path: string;
  described: Described;
}

const types: readonly ContentType[] = contentTypes;
/** The other language of the site. */
const LANGUAGE = 'de';
const TIME = new Date(Date.now() + 86_400_000).toISOString();

let app: TestApp;
let tokens: Map<Role | 'nobody', string>;
let calls: Call[];
let samples: Map<string, Record<string, unknown>>;

beforeAll(async () => {
  app = await startApp({ configured: { RATE_LIMIT: 'off' } });
  await createOneOfEach(app);
  const image = await app.upload('pages');
  const targets = [...builtInPages.map(({ slug }) => recordPath(pages.page, slug)), ...types.flatMap(pathOfPage)];
  samples = new Map();
  for (const type of types) samples.set(type.name, await linkedSample(type, { targets, image }));
  const languages = ['en', LANGUAGE].map((language) => ({ language, shown: true }));
  samples.set(settings.name, { ...samples.get(settings.name), languages });
  for (const type of types) {
    const id = (await findId(app.services.content.db, type, keyOf(type))) ?? 1;
    const saved = await app.services.content.update(type, id, samples.get(type.name));
    if (!saved.ok) throw new Error(JSON.stringify([type.name, saved]));
    if (isTranslatable(type)) await translate(type, saved.value);
  }
  const people = await Promise.all(
    roles.map(async (role) => [role, (await addPerson(app, role, role)).token] as const),
  );
  tokens = new Map([...people, ['nobody', '']]);
  const { paths } = (await app.get('/api/openapi.json')).json() as { paths: Record<string, Record<string, Described>> };
  calls = Object.entries(paths)
    .flatMap(([path, ofPath]) =>
      Object.entries(ofPath).map(([method, described]) => ({
        method: method.toUpperCase() as Method,
        path,
        described,
      })),
    )
    .toSorted((a, b) => turnOf(a) - turnOf(b));
});
afterAll(() => app.stop());

test('every linked record names the menus, sections and texts that link to it', async () => {
  for (const type of types.filter((type) => pathOfPage(type).length > 0)) {
    const { data } = (await ask('owner', 'GET', `/api${pathOfOne(type)}/linked-from`)).json();
    const from = data.map((place: { type: string }) => place.type);
    expect([type.name, from]).toEqual([type.name, expect.arrayContaining(['menus', 'pages', 'blogs'])]);
  }
});

const everyone = ['nobody', 'sales', 'writer', 'editor', 'owner'] as const;

test.each(types)('no call about a $name fails, whoever makes it', async (type) => {
  const failures = [];
  for (const role of everyone) {
    const draft = await beginDraft(type);
    for (const call of calls.filter(({ path, described }) => isAbout(path, described, type)))
      failures.push(...(await failuresOf(role, call, type, draft)));
  }
  expect(failures).toEqual([]);
});

test('no list of all types fails, whoever asks for it', async () => {
  const isOfNone = ({ path, described }: Call) => !types.some((type) => isAbout(path, described, type));
  const lists = calls.filter((call) => call.method === 'GET' && !call.path.includes('{') && isOfNone(call));
  const failures = [];
  for (const role of everyone) for (const call of lists) failures.push(...(await failuresOf(role, call)));
  expect(failures).toEqual([]);
});

/** Makes a call, and the owner once more with each value of each query parameter. What the owner reads about a type is there. */
async function failuresOf(role: (typeof everyone)[number], call: Call, type?: ContentType, draft?: Draft) {
  const url = call.path
    .replace('{key}', type ? keyOf(type) : '')
    .replace('{version}', '1')
    .replace('{language}', LANGUAGE)
    .replace('/preview-links/{id}', `/preview-links/${draft?.linkId}`)
    .replace('/comments/{id}', `/comments/${draft?.commentId}`)
    .replace('/schedules/{id}', `/schedules/${draft?.scheduleId}`)
    .replace('{id}', String(draft?.id));
  const body = type && ['POST', 'PUT'].includes(call.method) ? bodyOf(call, type) : undefined;
  const failures = [];
  for (const query of role === 'owner' ? ['', ...queriesOf(call)] : ['']) {
    const response = await ask(role, call.method, url + query, body);
    const most = type && role === 'owner' && call.method === 'GET' ? 300 : 500;
    if (response.statusCode >= most)
      failures.push([role, call.method, url + query, response.statusCode, response.body]);
  }
  return failures;
}

function ask(role: (typeof everyone)[number], method: Method, url: string, body?: object) {
  const token = tokens.get(role);
  return app.request({
    method,
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { payload: body }),
  });
}

/** Reads come first, then changes, deletions, restoring and publishing, and then there is no draft. */
function turnOf({ method, path }: Call): number {
  if (path.endsWith('{version}/draft')) return 5;
  if (path.endsWith('/publish')) return 4;
  if (/\{(key|id|language)\}\/restore$/.test(path)) return 3;
  return { GET: 0, POST: 1, PUT: 1, DELETE: 2 }[method];
}

/** Whether a call is of a type, of a draft, or takes the path of a type. */
function isAbout(path: string, { requestBody }: Described, type: ContentType): boolean {
  const schema = requestBody?.content['application/json']?.schema;
  const typeSchema = schema?.properties?.['type'];
  if (typeSchema) return typeSchema.enum?.includes(type.path) ?? true;
  return new RegExp(`^/api/(${type.path}|drafts|preview-links|comments|schedules)(/|$)`).test(path);
}

function queriesOf({ described }: Call): string[] {
  const ofQuery = (described.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return ofQuery.flatMap(({ name, schema }) => valuesOf(name, schema).map((value) => `?${name}=${String(value)}`));
}

function valuesOf(name: string, schema: Schema): unknown[] {
  if (name === 'translation') return translationStates.map((state) => `${state}-${LANGUAGE}`);
  if (schema.enum) return schema.enum;
  if (name === 'language') return [LANGUAGE];
  if (schema.format === 'date') return ['2026-01-01'];
  return name === 'search' ? ['one', '%C3%A9t%C3%A9'] : [1];
}

/** Returns a body with what a call requires, and all that a record of the type can have. */
function bodyOf({ path, described }: Call, type: ContentType): object | undefined {
  const schema = described.requestBody?.content['application/json']?.schema;
  if (path === `/api/${type.path}` || path === `/api/${type.path}/{key}`) return samples.get(type.name);
  const known: Record<string, unknown> = {
    type: type.path,
    key: keyOf(type),
    fields: samples.get(type.name),
    path: '/',
    time: TIME,
    text: 'Fine.',
    position: 1,
    version: 1,
    source_version: 1,
  };
  const properties = Object.entries(schema?.properties ?? {});
  const chosen = properties.filter(([name]) => schema?.required?.includes(name) || name === 'key');
  return schema && Object.fromEntries(chosen.map(([name, value]) => [name, known[name] ?? value.enum?.[0]]));
}

async function translate(type: ContentType, original: AnyRecord) {
  const words = wordsOf(type, {}, LANGUAGE);
  const outcome = await app.services.content.create(inLanguage(type, LANGUAGE), words, SYSTEM, { original });
  if (!outcome.ok) throw new Error(JSON.stringify([type.name, outcome]));
}

function keyOf(type: ContentType): string {
  return pathOfOne(type).split('/').at(-1) as string;
}

function pathOfPage(type: ContentType): string[] {
  const page = pageOf(type);
  return isRecordPage(page) ? [recordPath(page, 'one')] : [];
}

type Draft = Awaited<ReturnType<typeof beginDraft>>;

/** Begins a draft of the record of a type, with a link to it and its schedule. */
async function beginDraft(type: ContentType) {
  const { content, drafts, discussion, previewLinks, schedules, database } = app.services;
  const db = database.kysely.withTables<ContentTables>();
  for (const table of ['schedules', 'drafts'] as const) await db.deleteFrom(table).execute();
  await db
    .updateTable(type.table as 'blogs')
    .set({ deleted_at: null })
    .execute();
  const begun = await drafts.begin(type, await findId(content.db, type, keyOf(type)), { fields: {} }, SYSTEM);
  if (!begun.ok) throw new Error(JSON.stringify([type.name, begun]));
  const { id } = begun.value;
  const comment = await discussion.comment(id, { text: 'Fine.' }, SYSTEM);
  const link = await previewLinks.create(id, {}, SYSTEM);
  const schedule = await schedules.scheduleDraft(id, { time: TIME }, SYSTEM);
  return {
    id,
    commentId: comment.ok ? comment.value.id : 0,
    linkId: link.ok ? link.value.id : 0,
    scheduleId: schedule.ok ? schedule.value.id : 0,
  };
}

/** Returns the fields of a record that links to everything there is. */
async function linkedSample(type: ContentType, { targets, image }: { targets: string[]; image: string }) {
  const first = targets.find((target) => target.endsWith('/one')) ?? '/';
  const html = targets.map((target) => `<p><a href="${target}">See</a></p>`).join('');
  const links = targets.map((link) => ({ label: link.slice(0, 60), link }));
  if (type.name === menus.name)
    return {
      header: [{ label: 'Header', link: first, children: links.slice(0, 8) }],
      footer: [links.slice(0, 10), links.slice(10)].map((links) => ({ title: 'Footer', links })),
      legal: links.slice(-6),
    };
  const values = await sampleFields(type, app.upload);
  const linked = (field: Field, value: unknown) => {
    if (field.kind === 'richText') return html;
    if (field.kind === 'linkOrPath') return first;
    return field.kind === 'sections' ? [...everySection(image), { id: 'all', type: 'richText', html }] : value;
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, linked(type.fields[name] as Field, value)]),
  );
}
