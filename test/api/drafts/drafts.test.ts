import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { emptyValue } from '../../../content/model/kinds.ts';
import { meetingKind } from '../../../content/types/meeting-kind.ts';
import { review } from '../../../content/types/review.ts';
import { service } from '../../../content/types/service.ts';
import type { ApiClient } from '../../api-client.ts';
import { markup } from '../../hostile/payloads.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { addPerson, signInTo } from '../app/people.ts';
import { sampleFields } from '../app/sample-fields.ts';

const SENTINEL = 'Nobody outside may read this';

let now = Date.parse('2026-03-01T12:00:00Z');
let app: TestApp;
let sana: ApiClient;
let omar: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
  sana = await signInTo(app);
  omar = await addPerson(app, 'Omar');
});
afterAll(() => app.stop());

let address: string;
beforeEach(async () => {
  const id = await app.create(review, { client_name: 'Ada', feedback: 'First', project_name: 'Shop' });
  address = `/reviews/${id}`;
});

interface Draft {
  id: number;
  version: number;
  base_version: number | null;
  title: string;
  fields: Record<string, unknown>;
  conflicts: string[];
  key: string | null;
}

/** Begins the draft of the review. */
async function begin(fields: object, client: ApiClient = sana) {
  const { status, body } = await client.ask('POST', '/drafts', { type: 'reviews', key: keyOf(address), fields });
  expect([status, body.message]).toEqual([201, 'Draft Saved!']);
  return body.data as Draft;
}

const keyOf = (path: string) => path.split('/').at(-1);
const publish = (draft: Draft, client = sana) =>
  client.ask('POST', `/drafts/${draft.id}/publish`, { version: draft.version });
const published = async () => (await sana.ask('GET', address)).body.data;

describe('a draft', () => {
  test('changes nothing that is published until it is published, then exactly its fields', async () => {
    const before = await published();
    const version = app.services.version.value();
    const draft = await begin({ feedback: 'Second', client_name: 'Ada' });
    expect(draft).toMatchObject({ fields: { feedback: 'Second' }, base_version: 1, version: 1, title: 'Shop' });
    expect(await published()).toEqual(before);
    expect(app.services.version.value()).toBe(version);

    const { body } = await sana.ask('PUT', `/drafts/${draft.id}`, { version: 1, fields: { client_name: 'Ada L.' } });
    expect(body.data).toMatchObject({
      fields: { feedback: 'Second', client_name: 'Ada L.' },
      version: 2,
      title: 'Shop',
    });
    expect(await publish(body.data as Draft)).toMatchObject({ status: 200, body: { message: 'Review Updated!' } });
    expect(await published()).toMatchObject({
      ...before,
      feedback: 'Second',
      client_name: 'Ada L.',
      version: 2,
      updated_at: expect.any(String),
    });
    expect((await sana.ask('GET', `/drafts/${draft.id}`)).status).toBe(404);
    expect((await sana.ask('GET', `${address}/draft`)).body.data).toBeNull();
  });

  test('is saved however unfinished it is, and checked when it is published', async () => {
    const draft = await begin({ feedback: '', status: 'soon', client_name: 'x'.repeat(5_000) });
    expect(draft.fields).toEqual({ feedback: '', status: 'soon', client_name: 'x'.repeat(5_000) });
    const refused = await publish(draft);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(expect.arrayContaining(['feedback', 'status', 'client_name']));
    expect((await published()).feedback).toBe('First');
    expect((await sana.ask('GET', `/drafts/${draft.id}`)).body.data).toEqual(draft);
  });

  test('of a new record is in no list and at no address until it is published', async () => {
    const fields = { title: SENTINEL, detail_page_description: `<p>${SENTINEL}</p>`, status: 1 };
    const { body } = await sana.ask('POST', '/drafts', { type: 'services', fields });
    expect(body.data).toMatchObject({ key: null, base_version: null, title: SENTINEL, conflicts: [] });
    expect(await everythingPublic()).not.toContain(SENTINEL);
    const refused = await publish(body.data as Draft);
    expect(refused.status).toBe(422);

    await app.create(meetingKind, {});
    const rest = await sampleFields(service, app.upload);
    await sana.ask('PUT', `/drafts/${body.data.id}`, { fields: { ...rest, title: 'Branding' } });
    const record = (await sana.ask('POST', `/drafts/${body.data.id}/publish`)).body.data;
    expect(record).toMatchObject({ title: 'Branding', slug: 'branding', version: 1 });
    expect((await app.get('/our-services/branding')).statusCode).toBe(200);
  });

  test('is begun once, however often its request is repeated because its answer was lost', async () => {
    const begin = async (fields: object, creation_key: string, client: ApiClient = sana) =>
      (await client.ask('POST', '/drafts', { type: 'blogs', fields, creation_key })).body.data as Draft;
    const [first, ...others] = await Promise.all(['A', 'B', 'C'].map((title) => begin({ title }, 'tab 1')));
    expect(others.map(({ id }) => id)).toEqual([first?.id, first?.id]);
    const changed = await begin({ title: 'D' }, 'tab 1');
    expect(changed).toMatchObject({ version: 4, title: 'D' });
    const shorter = await begin({ short_description: 'Without a title' }, 'tab 1');
    expect(shorter.fields).toEqual({ short_description: 'Without a title' });
  });

  test('that somebody has saved, discarded, or that is another’s, is not taken for one that is begun again', async () => {
    const begin = async (sent: object, client: ApiClient = sana) =>
      (await client.ask('POST', '/drafts', { type: 'blogs', creation_key: 'tab 2', ...sent })).body.data as Draft;
    const first = await begin({ fields: { title: 'First' } });
    const ofOmar = await begin({ fields: { title: 'Of Omar' } }, omar);
    const ofAnotherType = await begin({ type: 'services', fields: { title: 'Service' } });
    await omar.ask('PUT', `/drafts/${first.id}`, { fields: { title: 'By Omar' } });
    const second = await begin({ fields: { title: 'Second' } });
    await sana.ask('DELETE', `/drafts/${second.id}`);
    const third = await begin({ fields: { title: 'Third' } });
    const ids = [first, ofOmar, ofAnotherType, second, third].map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    expect((await sana.ask('GET', `/drafts/${first.id}`)).body.data.fields).toEqual({ title: 'By Omar' });
    await omar.ask('DELETE', `/drafts/${ofOmar.id}`);
    for (const creation_key of ['', 'x'.repeat(101), 7, null])
      expect((await sana.ask('POST', '/drafts', { type: 'blogs', creation_key })).status).toBe(422);
  });

  test.each(contentTypes.map((type: ContentType) => [type.path, type] as const))(
    'of %s holds every field of it, and is published as it was sent',
    async (path, type) => {
      const fields = await sampleFields(type, app.upload, ({ kind }) => kind !== 'relation');
      const { status, body } = await sana.ask('POST', '/drafts', { type: path, fields });
      expect(status).toBe(201);
      const isEmpty = (name: string, value: unknown) =>
        String(value) === '' || value === emptyValue(type.fields[name] as Field);
      const present = Object.entries(fields).filter(([name, value]) => !isEmpty(name, value));
      expect(body.data.fields).toMatchObject(Object.fromEntries(present));
    },
  );
});

async function everythingPublic() {
  const sitemap = (await app.get('/sitemap.xml')).body;
  const paths = [...sitemap.matchAll(/<loc>[^<]*?example(\/[^<]*)<\/loc>/g)].map(([, path = '/']) => path);
  const others = ['/', '/feed.xml', '/llms.txt', '/api/services', '/api/blog', '/our-services'];
  const pages = await Promise.all([...paths, ...others].map((path) => app.get(path)));
  return [sitemap, ...pages.map(({ body }) => body)].join('\n');
}

describe('two people', () => {
  test('share the draft of a record: the second one is told whose there is', async () => {
    await begin({ feedback: 'Hers' });
    const second = await omar.ask('POST', '/drafts', { type: 'reviews', key: keyOf(address), fields: {} });
    expect(second).toMatchObject({
      status: 409,
      body: { message: 'Sana Qureshi already has a draft of this review.' },
    });
    expect((await omar.ask('GET', `${address}/draft`)).body.data.fields).toEqual({ feedback: 'Hers' });
  });

  test('may change different fields; the same one is a conflict until somebody has decided', async () => {
    const draft = await begin({ feedback: 'From the draft' });
    await omar.ask('PUT', address, { project_name: 'App' });
    expect((await sana.ask('GET', `/drafts/${draft.id}`)).body.data.conflicts).toEqual([]);
    await omar.ask('PUT', address, { feedback: 'From Omar' });
    expect((await sana.ask('GET', `/drafts/${draft.id}`)).body.data.conflicts).toEqual(['feedback']);
    const refused = await publish(draft);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'Omar has published another Feedback in the meantime.' },
    });

    for (const base_version of [99, 2 ** 40])
      expect((await sana.ask('PUT', `/drafts/${draft.id}`, { base_version })).status).toBe(422);
    const decided = await sana.ask('PUT', `/drafts/${draft.id}`, { base_version: 3 });
    expect(decided.body.data).toMatchObject({ base_version: 3, conflicts: [], fields: { feedback: 'From the draft' } });
    expect((await publish(decided.body.data as Draft)).status).toBe(200);
    expect(await published()).toMatchObject({ feedback: 'From the draft', project_name: 'App' });
  });

  test('a conflict is found although the record was saved often since', async () => {
    const draft = await begin({ feedback: 'From the draft' });
    for (let count = 1; count <= 30; count += 1) await omar.ask('PUT', address, { project_name: `App ${count}` });
    expect((await publish(draft)).status).toBe(200);
    expect(await published()).toMatchObject({ feedback: 'From the draft', project_name: 'App 30' });
  });
});

describe('what differs', () => {
  test('between a draft and what is published is said field by field, words marked', async () => {
    const draft = await begin({
      project_review: '<p>A large <strong>shop</strong></p>',
      client_name: 'Ada & <Co>',
      status: 2,
    });
    await sana.ask('PUT', address, {
      project_review: '<p>A small <strong>shop</strong></p>',
      client_name: 'Ada',
      status: 1,
    });
    const { data } = (await sana.ask('GET', `/drafts/${draft.id}/diff`)).body;
    expect(data).toContainEqual({
      field: 'client_name',
      label: 'Client Name',
      before: 'Ada',
      after: 'Ada & <Co>',
      html: 'Ada<ins> &amp; &lt;Co&gt;</ins>',
    });
    expect(data.find(({ field }: { field: string }) => field === 'project_review').html).toBe(
      '<p>A <del>small</del><ins>large</ins> <strong>shop</strong></p>',
    );
    expect(data.map(({ field }: { field: string }) => field)).toEqual(['client_name', 'status', 'project_review']);
  });

  test('since a revision is said, and the revision becomes a draft', async () => {
    await sana.ask('PUT', address, { feedback: 'Second', project_name: 'App' });
    const { data } = (await sana.ask('GET', `${address}/revisions/1/diff`)).body;
    expect(data.map(({ field, before, after }: Record<string, unknown>) => [field, before, after])).toEqual([
      ['project_name', 'Shop', 'App'],
      ['feedback', 'First', 'Second'],
    ]);
    const { status, body } = await sana.ask('POST', `${address}/revisions/1/draft`);
    expect([status, body.data.fields]).toEqual([201, { feedback: 'First', project_name: 'Shop' }]);
    expect((await published()).feedback).toBe('Second');
    expect((await sana.ask('POST', `${address}/revisions/1/draft`)).status).toBe(409);
    expect((await sana.ask('GET', `${address}/revisions/9/diff`)).status).toBe(404);
  });
});

test('the list has the last saved first, by type and by person', async () => {
  const [first, second] = [
    await begin({ feedback: 'One' }),
    await sana.ask('POST', '/drafts', { type: 'blogs', fields: {} }),
  ];
  now += 1_000;
  await omar.ask('PUT', `/drafts/${first.id}`, { fields: { feedback: 'Two' } });
  const idsOf = async (query: string, client: ApiClient = sana) =>
    (await client.ask('GET', `/drafts?per_page=100${query}`)).body.data.map(({ id }: Draft) => id);
  expect((await idsOf(''))[0]).toBe(first.id);
  expect((await idsOf('&type=blogs'))[0]).toBe(second.body.data.id);
  expect((await idsOf('&mine=1'))[0]).toBe(first.id);
  expect(await idsOf('&mine=1', omar)).toEqual([]);
  expect((await sana.ask('GET', '/drafts?type=nothing')).status).toBe(422);
});

test('hostile text is kept without its scripts, and malformed input is refused with one path', async () => {
  const client = await addPerson(app, 'Attacked');
  for (const text of markup) {
    const { status, body } = await client.ask('POST', '/drafts', { type: 'blogs', fields: { description: text } });
    expect(status).toBe(201);
    expect(JSON.stringify(body.data.fields)).not.toMatch(/<script|onerror=|javascript:/i);
  }
  const tooMuch = { description: 'x'.repeat(300_000) };
  expect((await client.ask('POST', '/drafts', { type: 'blogs', fields: tooMuch })).body.errors).toEqual({
    description: ['Description is too long.'],
  });
  const malformed: unknown[] = [
    null,
    'text',
    [],
    { type: 'nothing' },
    { type: 'blogs', fields: 'text' },
    { type: 'blogs', key: 3 },
  ];
  for (const body of malformed) expect((await client.ask('POST', '/drafts', body as object)).status).toBe(422);
  const nested = { title: { a: 1 } };
  expect((await client.ask('POST', '/drafts', { type: 'blogs', fields: nested })).status).toBe(422);
});
