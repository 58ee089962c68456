import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { about } from '../../../content/types/about.ts';
import { blog } from '../../../content/types/blog.ts';
import { page } from '../../../content/types/page.ts';
import { heading } from '../../../content/types/heading.ts';
import { review } from '../../../content/types/review.ts';
import { servicePage } from '../../../content/types/service-page.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { signInTo } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { createOneOfEach, pathOfOne } from '../app/one-of-each.ts';

let now = Date.now();
let app: TestApp;
let client: ApiClient;
let author: number;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date((now += 1000)) });
  client = await signInTo(app);
  await createOneOfEach(app);
  author = await app.create(teamMember, { name: 'Sana' });
});
afterAll(() => app.stop());

const read = async (address: string) => (await client.ask('GET', address)).body.data;
const remove = (address: string) => client.ask('DELETE', address);
const restore = (address: string) => client.ask('POST', `${address}/restore`);
const deletedPaths = async () =>
  (await read('/deleted')).map(({ type, key }: { type: string; key: string }) => `/${type}/${key}`);

async function blogWith(title: string, sequences: number[]) {
  const id = await app.create(blog, { title, team_id: author });
  const headings = [];
  for (const sequence of sequences)
    headings.push(`/headings/${await app.create(heading, { blog_id: id, sequence, heading: `${title} ${sequence}` })}`);
  return { id, headings };
}

const deletable = contentTypes.filter(({ messages }) => messages.deleted);

test.each(deletable)('a deleted $noun.one is restored unchanged', async (type) => {
  const address = pathOfOne(type);
  const get = async () => (await client.ask('GET', address)).body;
  const before = await get();
  await remove(address);
  expect(await deletedPaths()).toContain(address);
  expect((await remove(address)).status).toBe(404);
  expect(await restore(address)).toMatchObject({ status: 200, body: { message: `${type.label.one} Restored!` } });
  expect(await get()).toEqual(before);
  expect(await deletedPaths()).not.toContain(address);
  expect((await restore(address)).status).toBe(404);
});

test('headings are deleted and restored with their blog; one deleted before stays deleted', async () => {
  const { headings } = await blogWith('Together', [1, 2, 3]);
  const [first = '', second = '', third = ''] = headings;
  await remove(third);
  const before = [await read('/blogs/together'), await read(first), await read(second)];
  await remove('/blogs/together');
  for (const address of headings) expect((await client.ask('GET', address)).status).toBe(404);
  expect(await deletedPaths()).toEqual(expect.arrayContaining(['/blogs/together', third]));
  expect(await deletedPaths()).not.toContain(first);

  expect((await restore('/blogs/together')).body.message).toBe('Blog Restored!');
  expect([await read('/blogs/together'), await read(first), await read(second)]).toEqual(before);
  expect((await client.ask('GET', third)).status).toBe(404);
  expect((await app.get('/api/blog/together')).json().data.headings).toHaveLength(2);
  expect((await restore(third)).body.message).toBe('Blog Heading Restored!');
});

describe('a restore that is not possible says why', () => {
  test.each([about, servicePage])('where a single type has another record: %#', async (type) => {
    const { id } = await read(`/${type.path}`);
    await remove(`/${type.path}/${id}`);
    const second = await app.create(type, {});
    const conflict = { status: 409, body: { message: `The ${type.noun.one} already exists.` } };
    expect(await restore(`/${type.path}/${id}`)).toMatchObject(conflict);
    await remove(`/${type.path}/${second}`);
    expect((await restore(`/${type.path}/${id}`)).status).toBe(200);
  });

  test('where the blog of a heading is deleted', async () => {
    const { headings } = await blogWith('First', [1]);
    await remove(headings[0] ?? '');
    await remove('/blogs/first');
    const message = 'The post of this heading is deleted. Restore the post first.';
    expect(await restore(headings[0] ?? '')).toMatchObject({ status: 409, body: { message } });
    await restore('/blogs/first');
    expect((await restore(headings[0] ?? '')).status).toBe(200);
  });

  test('where the sequence of a heading was taken since', async () => {
    const { id, headings } = await blogWith('Second', [2]);
    await remove(headings[0] ?? '');
    await app.create(heading, { blog_id: id, sequence: 2, heading: 'Newcomer' });
    const message = 'Sequence 2 of its post is now taken by “Newcomer”.';
    expect(await restore(headings[0] ?? '')).toMatchObject({ status: 409, body: { message } });
  });
});

test('deleted records are listed by title, the last deleted first', async () => {
  await app.create(review, { project_name: 'Earlier' });
  const id = await app.create(review, { project_name: 'Later' });
  await remove(`/reviews/${id - 1}`);
  await remove(`/reviews/${id}`);
  const [last, first] = await read('/deleted');
  expect(last).toEqual({
    type: 'reviews',
    key: `${id}`,
    language: null,
    title: 'Later',
    deleted_at: expect.any(String),
  });
  expect(first.title).toBe('Earlier');
  expect(last.deleted_at > first.deleted_at).toBe(true);
});

describe('what else a deletion affects', () => {
  test('headings that are deleted with their blog', async () => {
    const { headings } = await blogWith('Touched', [1, 2]);
    const dependents = () => read('/blogs/touched/dependents');
    expect(await dependents()).toEqual({ count: 2, sentence: 'Its 2 headings are deleted too.' });
    await remove(headings[0] ?? '');
    expect(await dependents()).toEqual({ count: 1, sentence: 'Its heading is deleted too.' });
    await remove(headings[1] ?? '');
    expect(await dependents()).toEqual({ count: 0, sentence: null });
  });

  test('blogs that lose their author', async () => {
    const member = await app.create(teamMember, { name: 'Writer' });
    const dependents = () => read('/teams/writer/dependents');
    expect(await dependents()).toEqual({ count: 0, sentence: null });
    await app.create(blog, { title: 'Written', team_id: member });
    expect(await dependents()).toEqual({ count: 1, sentence: '1 post stays, without this team member.' });
    await app.create(blog, { title: 'Written', team_id: member });
    expect(await dependents()).toEqual({ count: 2, sentence: '2 posts stay, without this team member.' });
    await remove('/teams/writer');
    expect((await app.get('/api/blog/written')).json().data.team_id).toBeNull();
    await restore('/teams/writer');
    expect((await app.get('/api/blog/written')).json().data.team_id.name).toBe('Writer');
  });

  test('menus and texts that link to it', async () => {
    await app.create(page, { title: 'Linked' });
    const link = { label: 'There', link: '/linked' };
    const sentence = async () => (await read('/pages/linked/dependents')).sentence;
    expect(await sentence()).toBeNull();
    await client.ask('PUT', '/menus/1', { header: [link], footer: [], legal: [] });
    expect(await sentence()).toBe('The menus link to it, and leave that out until it is restored.');
    await app.create(blog, { title: 'Linking', team_id: author, description: '<p><a href="/linked">There</a></p>' });
    expect(await sentence()).toMatch(/ Another record links to it, and shows no link until it is restored\.$/);
  });

  test('nothing for types without relations', async () => {
    const id = await app.create(review, {});
    expect(await read(`/reviews/${id}/dependents`)).toEqual({ count: 0, sentence: null });
    expect((await client.ask('GET', '/reviews/999/dependents')).status).toBe(404);
  });
});

test('settings cannot be deleted or restored', async () => {
  for (const [method, rest, status] of [
    ['DELETE', '', 405],
    ['POST', '/restore', 404],
    ['GET', '/dependents', 404],
  ] as const)
    expect((await client.ask(method, `/settings/1${rest}`)).status).toBe(status);
});
