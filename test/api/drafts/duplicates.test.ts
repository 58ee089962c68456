import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTypes, typeNamed } from '../../../content/index.ts';
import { type ContentType, relationsOf } from '../../../content/model/content-type.ts';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { addPerson, signInTo } from '../app/people.ts';

let app: TestApp;
let sana: ApiClient;
beforeAll(async () => {
  app = await startApp();
  sana = await signInTo(app);
});
afterAll(() => app.stop());

/** Creates a record, and those that it has to relate to. */
async function makeOne(type: ContentType, fields: Record<string, unknown> = {}): Promise<number> {
  const related = await Promise.all(
    relationsOf(type)
      .filter(({ name }) => type.fields[name]?.required && !(name in fields))
      .map(async ({ name, to }) => [name, await makeOne(typeNamed(to))]),
  );
  return app.create(type, { ...Object.fromEntries(related), ...fields });
}

/** Creates a record, and returns its path. */
async function created(type: ContentType, fields: Record<string, unknown> = {}) {
  const id = await makeOne(type, fields);
  if (type.addressedBy === 'id') return `/${type.path}/${id}`;
  const { data } = (await sana.ask('GET', `/${type.path}?per_page=100`)).body as {
    data: { id: number; slug: string }[];
  };
  return `/${type.path}/${data.find((record) => record.id === id)?.slug}`;
}

const duplicate = (path: string, client: ApiClient = sana) => client.ask('POST', `${path}/duplicate`);

test.each(
  contentTypes.filter(({ single, screens }) => !single && screens.create).map((type) => [type.path, type] as const),
)('a copy of one of the %s is a draft with its words, at no address', async (path, type) => {
  const original = await created(type);
  const { body: before } = await sana.ask('GET', original);
  const { status, body } = await duplicate(original);
  expect([status, body.message]).toEqual([201, `${type.label.one} Duplicated!`]);
  expect(body.data).toMatchObject({ type: path, key: null, base_version: null });
  expect(body.data.title).toMatch(/ \(copy\)$/);
  expect(body.data.fields).not.toHaveProperty('slug');
  expect((await sana.ask('GET', original)).body).toEqual(before);
});

test('a copy of a post is undated, and its headings are its own', async () => {
  const team_id = await app.create(teamMember, { name: 'Ada' });
  const original = await created(blog, { team_id, title: 'x'.repeat(200), status: 1 });
  const { data: post } = (await sana.ask('GET', original)).body;
  await app.create(heading, { blog_id: post.id, heading: 'Part one', sequence: 1 });
  const { data: draft } = (await duplicate(original)).body;
  expect(draft.title).toBe(`${'x'.repeat(193)} (copy)`);
  expect(draft.fields).not.toHaveProperty('published_at');
  const published = await sana.ask('POST', `/drafts/${draft.id}/publish`, { version: draft.version });
  expect(published.status).toBe(200);
  expect(published.body.data.slug).not.toBe(post.slug);
  const [originals, copies] = await Promise.all(
    [post.slug, published.body.data.slug].map(
      async (key) => (await sana.ask('GET', `/blogs/${key}`)).body.data.headings,
    ),
  );
  expect([originals.length, copies.length, copies[0].heading]).toEqual([1, 1, 'Part one']);
  expect(copies[0].id).not.toBe(originals[0].id);
});

test('is for those who may draft, of what there is', async () => {
  const writer = await addPerson(app, 'Writes', 'writer');
  const sales = await addPerson(app, 'Sells', 'sales');
  const post = await created(blog);
  expect((await duplicate(post, writer)).status).toBe(201);
  expect((await duplicate(post, sales)).status).toBe(403);
  expect((await duplicate('/blogs/none')).status).toBe(404);
  expect((await duplicate('/settings/1')).status).toBe(404);
});
