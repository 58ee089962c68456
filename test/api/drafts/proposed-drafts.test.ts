import { beforeAll, expect, test } from 'vitest';
import { category } from '../../../content/types/category.ts';
import { review } from '../../../content/types/review.ts';
import { beginDraft } from '../../shared-drafts.ts';
import { addPerson } from '../app/people.ts';
import { addProgram } from '../app/programs.ts';
import { signedInApp } from '../app/signed-in-app.ts';

type Person = Awaited<ReturnType<typeof addPerson>>;

const NEWS = { name: 'News', short_description: 'What is new' };

const site = signedInApp();
let sana: Person;
let program: Awaited<ReturnType<typeof addProgram>>;
beforeAll(async () => {
  sana = await addPerson(site.app, 'Noor');
  program = await addProgram(site.app, sana, { access: 'propose' });
});

const propose = (fields: object = {}, more: object = {}) =>
  program.ask('POST', '/drafts', { type: 'reviews', fields, ...more });
const idsFor = async (client: Pick<Person, 'ask'>, query = '') =>
  ((await client.ask('GET', `/drafts?per_page=100${query}`)).body.data as { id: number }[]).map(({ id }) => id);

async function fileAt(image: string): Promise<{ id: number }> {
  const files = (await program.ask('GET', '/media')).body.data as { id: number; image: string }[];
  return files.find((file) => file.image === image) ?? { id: 0 };
}

test('a program that only proposes finds its own drafts, not those of its person or of another program', async () => {
  const other = await addProgram(site.app, sana, { access: 'propose', name: 'Other' });
  const theirs = await sana.ask('POST', '/drafts', { type: 'reviews', fields: {} });
  const others = await other.ask('POST', '/drafts', { type: 'reviews', fields: {} });
  const { id } = (await propose()).body.data;
  for (const query of ['', '&mine=1', '&waiting=me', '&type=reviews'])
    expect([query, (await idsFor(program, query)).filter((found) => found !== id)]).toEqual([query, []]);
  expect(await idsFor(sana)).toEqual(expect.arrayContaining([theirs.body.data.id, others.body.data.id, id]));
  for (const foreign of [theirs, others])
    for (const path of ['', '/diff', '/checks', '/comments'])
      expect((await program.ask('GET', `/drafts/${foreign.body.data.id}${path}`)).status).toBe(403);
});

test('what its person has begun under a name is not taken up by a program that repeats the name', async () => {
  const begun = await sana.ask('POST', '/drafts', { type: 'reviews', fields: { feedback: 'Hers' }, creation_key: 'k' });
  expect((await propose({ feedback: 'Its' }, { creation_key: 'k' })).status).toBe(409);
  const { data } = (await sana.ask('GET', `/drafts/${begun.body.data.id}`)).body;
  expect(data.fields).toEqual({ feedback: 'Hers' });
});

test('a record whose draft somebody has begun is theirs, and a program is told so', async () => {
  const { slug: key } = await sana.create(category, NEWS);
  const begun = await beginDraft(sana, category, key, { name: 'Hers' });
  const proposal = { type: 'categories', key, fields: { name: 'Its' } };
  const refused = await program.ask('POST', '/drafts', proposal);
  expect([refused.status, refused.body.message]).toEqual([409, 'Noor already has a draft of this category.']);
  expect((await program.ask('GET', `/categories/${key}/draft`)).status).toBe(403);
  await sana.call('DELETE', `/drafts/${begun}`);

  expect((await program.ask('POST', '/drafts', proposal)).status).toBe(201);
  const hers = await sana.ask('POST', '/drafts', proposal);
  expect([hers.status, hers.body.message]).toEqual([409, 'Noor (Claude) already has a draft of this category.']);
});

test('what was said about a published draft of its person stays between people', async () => {
  const draft = await beginDraft(sana, category, null, { ...NEWS, name: 'Discussed' });
  await sana.call('POST', `/drafts/${draft}/comments`, { text: 'Between us' });
  await sana.call('POST', `/drafts/${draft}/publish`, {});
  expect((await sana.ask('GET', `/drafts/${draft}/comments`)).body.data).toHaveLength(1);
  expect((await program.ask('GET', `/drafts/${draft}/comments`)).status).toBe(403);
});

test('the draft of its person in which a picture is used is not named to it', async () => {
  const image = await sana.upload();
  await beginDraft(sana, review, null, { project_name: 'Secret client', image });
  const { id } = await fileAt(image);
  const titlesFor = async (client: Pick<Person, 'ask'>) =>
    ((await client.ask('GET', `/media/${id}`)).body.data.used_on as { title: string }[]).map(({ title }) => title);
  expect(await titlesFor(sana)).toEqual(['Secret client']);
  expect(await titlesFor(program)).toEqual(['A draft of somebody else']);
});

test('a program changes no picture that may be in use', async () => {
  const image = await program.upload();
  const { id } = await fileAt(image);
  expect((await program.ask('PUT', `/media/${id}`, { alt: 'Other words' })).status).toBe(403);
  expect((await program.ask('DELETE', `/media/${id}`)).status).toBe(403);
});

test('50 drafts of one program wait at most, until people deal with one', async () => {
  const busy = await addProgram(site.app, sana, { access: 'full', name: 'Busy' });
  const begin = () => busy.ask('POST', '/drafts', { type: 'reviews', fields: {} });
  const begun = [];
  for (let count = 0; count < 50; count += 1) begun.push((await begin()).body.data.id);
  const { status, body } = await begin();
  expect([status, body.message]).toEqual([409, '50 drafts of this program wait for people. Discard one first.']);
  expect((await propose()).status).toBe(201);
  await sana.call('DELETE', `/drafts/${begun[0]}`);
  expect((await begin()).status).toBe(201);
});
