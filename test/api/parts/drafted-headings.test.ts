import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../api-client.ts';
import { readAllRows } from '../app/database-rows.ts';
import { addPerson } from '../app/people.ts';
import { type SavedHeading, appWithPosts, titles } from './post.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

const site = appWithPosts();
let omar: ApiClient;
let address: string;
let first: SavedHeading;
let second: SavedHeading;
beforeAll(async () => {
  omar = await addPerson(site.app, 'Omar');
});
beforeEach(async () => {
  address = await site.make.post('First', 'Second');
  [first, second] = (await site.make.headingsOf(address)) as [SavedHeading, SavedHeading];
});

interface Draft {
  id: number;
  version: number;
  fields: { headings?: object[] };
  conflicts: string[];
}

const slug = () => address.split('/').at(-1) ?? '';
const begin = async (headings: unknown, fields: object = {}) => {
  const newDraft = { type: 'blogs', key: slug(), fields: { ...fields, headings } };
  const { status, body } = await site.client.ask('POST', '/drafts', newDraft);
  expect([status, body.message]).toEqual([201, 'Draft Saved!']);
  return body.data as Draft;
};
const publish = ({ id }: Draft) => site.client.ask('POST', `/drafts/${id}/publish`);
const discard = async () =>
  site.client.ask('DELETE', `/drafts/${(await site.client.ask('GET', `${address}/draft`)).body.data.id}`);
const published = async () => titles(await site.make.headingsOf(address));
const change = ({ id, version }: SavedHeading, fields: object) => ({ id, version, ...fields });

describe('the headings in the draft of a post', () => {
  test('are changed, added, moved and removed when it is published, and not before', async () => {
    const headings = [
      { id: 'new-1', ...site.make.headingOf('New') },
      change(second, { description: '<p>Other words</p>' }),
      { id: first.id, removed: true, description: '<script>' },
    ];
    const before = await site.make.headingsOf(address);
    const draft = await begin(headings);
    expect(draft.fields.headings).toEqual([
      { id: 'new-1', ...site.make.headingOf('New') },
      change(second, { description: '<p>Other words</p>' }),
      { id: first.id, removed: true },
    ]);
    expect(await site.make.headingsOf(address)).toEqual(before);
    expect((await site.client.ask('GET', `${address}/draft`)).body.data).toEqual(draft);
    const { status, body } = await publish(draft);
    expect([status, body.message, titles(body.data.headings)]).toEqual([200, 'Blog Updated!', ['1 New', '2 Second']]);
    expect(body.data.headings[1]).toMatchObject({ id: second.id, description: '<p>Other words</p>', version: 2 });
    expect((await site.client.ask('GET', `/headings/${first.id}`)).status).toBe(404);
  });

  test('stay where they are not mentioned, after those that are', async () => {
    await site.client.ask('POST', '/headings', {
      ...site.make.headingOf('Third'),
      sequence: 3,
      blog_id: first.blog_id.id,
    });
    await publish(await begin([change(second, {})]));
    expect(await published()).toEqual(['1 Second', '2 First', '3 Third']);
    await publish(await begin(null, { title: 'Only the title' }));
    expect(await published()).toEqual(['1 Second', '2 First', '3 Third']);
  });

  test('are kept as they were typed, and checked when it is published, with nothing saved', async () => {
    const headings = [
      { id: 'a', heading: '', linkedin: 'not yet', sequence: 7, blog_id: 99, unknown: 'x' },
      change(first, { heading: '', description: '<p onclick="x">Typed</p>' }),
    ];
    const draft = await begin(headings, { title: 'Half done' });
    expect(draft.fields.headings).toEqual([
      { id: 'a', heading: '', linkedin: 'not yet' },
      change(first, { heading: '', description: '<p>Typed</p>' }),
    ]);
    const before = await readAllRows(site.app.services.database);
    const { status, body } = await publish(draft);
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      'headings.0.heading': ['Heading Title is required.'],
      'headings.0.image': ['Heading Image is required.'],
      'headings.0.linkedin': ['Linkedin URL must be an address that starts with https:// or http://.'],
      'headings.0.description': ['Description is required.'],
      'headings.1.heading': ['Heading Title is required.'],
    });
    expect(await readAllRows(site.app.services.database)).toEqual(before);
  });

  test('errors are keyed by the place in the draft, also behind one that is removed, and for pictures that are gone', async () => {
    const missingPicture = { image: '/files/blogs/none.webp' };
    const headings = [
      { id: first.id, removed: true },
      { id: 'a', ...site.make.headingOf('New', missingPicture) },
    ];
    expect((await publish(await begin(headings))).body.errors).toEqual({
      'headings.1.image': ['Heading Image no longer exists. Please upload it again.'],
    });
    const three = ['a', 'b', 'c'].map((id) => ({ id, ...site.make.headingOf(id) }));
    await discard();
    // One that somebody else has deleted is no more in the post, but still in the draft.
    const behindOneThatIsGone = await begin([change(second, {}), headings[1]]);
    await omar.ask('DELETE', `/headings/${second.id}`);
    expect(Object.keys((await publish(behindOneThatIsGone)).body.errors)).toEqual(['headings.1.image']);
    await discard();
    expect((await publish(await begin(three))).body.errors).toEqual({
      headings: ['Headings can have at most 3 entries.'],
    });
  });

  test('of a new one are created with it', async () => {
    const headings = [
      { id: 'a', ...site.make.headingOf('One') },
      { id: 'b', ...site.make.headingOf('Two') },
    ];
    const newDraft = { type: 'blogs', fields: { ...site.make.fields, title: 'New with headings', headings } };
    const { body } = await site.client.ask('POST', '/drafts', newDraft);
    const answer = await publish(body.data);
    expect(titles(answer.body.data.headings)).toEqual(['1 One', '2 Two']);
    const foreign = { ...newDraft, fields: { ...newDraft.fields, headings: [change(first, { heading: 'Mine' })] } };
    const refused = await publish((await site.client.ask('POST', '/drafts', foreign)).body.data);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['headings.0.id']]);
    expect(await published()).toEqual(['1 First', '2 Second']);
  });

  test('stay in the draft while others of its fields are saved, and go when they are sent as none', async () => {
    const draft = await begin([change(first, { heading: 'Changed' })]);
    const response = await site.client.ask('PUT', `/drafts/${draft.id}`, { fields: { title: 'T' } });
    expect(response.body.data).toMatchObject({ fields: { title: 'T', ...draft.fields }, version: 2 });
    const none = await site.client.ask('PUT', `/drafts/${draft.id}`, { fields: { headings: [] } });
    expect(none.body.data.fields).toEqual({ title: 'T' });
    await publish(draft);
    expect(await published()).toEqual(['1 First', '2 Second']);
  });
});

describe('what somebody else publishes meanwhile', () => {
  test('in the same heading is a conflict that names Headings, until somebody has decided', async () => {
    const draft = await begin([change(first, { heading: 'From the draft' })]);
    await omar.ask('PUT', `/headings/${first.id}`, { heading: 'From Omar' });
    expect((await site.client.ask('GET', `/drafts/${draft.id}`)).body.data.conflicts).toEqual(['headings']);
    const before = await readAllRows(site.app.services.database);
    const refused = await publish(draft);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Somebody has published other Headings in the meantime.',
    ]);
    expect(await readAllRows(site.app.services.database)).toEqual(before);
    const decided = { fields: { headings: [change({ ...first, version: 2 }, { heading: 'From the draft' })] } };
    expect((await site.client.ask('PUT', `/drafts/${draft.id}`, decided)).body.data.conflicts).toEqual([]);
    expect((await publish(draft)).status).toBe(200);
    expect(await published()).toEqual(['1 From the draft', '2 Second']);
  });

  test('in other fields, other headings and new ones stays', async () => {
    const draft = await begin([change(first, { heading: 'From the draft' }), change(second, {})]);
    await omar.ask('PUT', `/headings/${first.id}`, { linkedin: 'https://omar.example' });
    await omar.ask('PUT', `/headings/${second.id}`, { heading: 'From Omar' });
    const third = { ...site.make.headingOf('Added by Omar'), sequence: 3, blog_id: first.blog_id.id };
    await omar.ask('POST', '/headings', third);
    expect((await publish(draft)).status).toBe(200);
    expect(await published()).toEqual(['1 From the draft', '2 From Omar', '3 Added by Omar']);
    expect((await site.make.headingsOf(address))[0]).toMatchObject({ linkedin: 'https://omar.example' });
  });

  test('in a heading that the draft removes is a conflict, if the draft says which version it has seen', async () => {
    const { id } = await begin([{ id: first.id, version: 1, removed: true }]);
    await omar.ask('PUT', `/headings/${first.id}`, { heading: 'From Omar' });
    const draft = (await site.client.ask('GET', `/drafts/${id}`)).body.data as Draft;
    expect(draft.conflicts).toEqual(['headings']);
    expect((await publish(draft)).status).toBe(409);
    await site.client.ask('PUT', `/drafts/${id}`, { fields: { headings: [{ id: first.id, removed: true }] } });
    expect((await publish(draft)).status).toBe(200);
    expect(await published()).toEqual(['1 Second']);
  });

  test('a deletion of what the draft changes is a conflict, of what it only mentions it is not', async () => {
    const draft = await begin([change(second, {}), change(first, { heading: 'From the draft' })]);
    await omar.ask('DELETE', `/headings/${second.id}`);
    expect((await site.client.ask('GET', `/drafts/${draft.id}`)).body.data.conflicts).toEqual([]);
    await omar.ask('DELETE', `/headings/${first.id}`);
    expect((await site.client.ask('GET', `/drafts/${draft.id}`)).body.data.conflicts).toEqual(['headings']);
    expect((await publish(draft)).status).toBe(409);
  });
});

describe('is refused and changes nothing', () => {
  test.each<[string, unknown, string]>([
    ['an object', {}, 'headings'],
    ['a text', 'x', 'headings'],
    ['a number', 3, 'headings'],
    ['a list of texts', ['x'], 'headings.0'],
    ['an id below 1', [{ id: 0 }], 'headings.0.id'],
    ['a version that is a text', [{ id: 7, version: 'x' }], 'headings.0.version'],
    ['a version beyond all', [{ id: 7, version: 2 ** 40 }], 'headings.0.version'],
    ['an id with a space', [{ id: 'a b' }], 'headings.0.id'],
    ['without an id', [{ heading: 'x' }], 'headings.0.id'],
    ['neither removed nor not', [{ id: 7, removed: 'x' }], 'headings.0.removed'],
    ['a field with parts', [{ id: 'a', heading: { a: 1 } }], 'headings.0.heading'],
    [
      'rich text that is nested too deeply',
      [{ id: 'a', description: '<ul><li>'.repeat(2_000) }],
      'headings.0.description',
    ],
    ['rich text that is too long', [{ id: 'a', description: 'x'.repeat(300_000) }], 'headings.0.description'],
    ['the same text as an id twice', [{ id: 'a' }, { id: 'a' }], 'headings'],
    ['the same id twice', [{ id: 7 }, { id: 7, removed: true }], 'headings'],
    ['more than 20', Array.from({ length: 21 }, (_, index) => ({ id: `${index}` })), 'headings'],
  ])('a draft with headings that are %s', async (_what, headings, path) => {
    const before = await readAllRows(site.app.services.database);
    const newDraft = { type: 'blogs', key: slug(), fields: { headings } };
    const { status, body } = await site.client.ask('POST', '/drafts', newDraft);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [path]]);
    expect(await readAllRows(site.app.services.database)).toEqual(before);
  });
});

test('what differs and what to look at before publishing are said of headings too', async () => {
  const draft = await begin([
    change(second, { description: '<p><a href="/blogs/gone">x</a></p>' }),
    { id: 'a', heading: 'New' },
  ]);
  const { data } = (await site.client.ask('GET', `/drafts/${draft.id}/diff`)).body;
  expect(data).toEqual([expect.objectContaining({ field: 'headings', label: 'Headings' })]);
  expect(data[0].before.map(({ heading }: SavedHeading) => heading)).toEqual(['First', 'Second']);
  expect(data[0].after.map(({ heading }: SavedHeading) => heading)).toEqual(['Second', 'New', 'First']);
  const checks = (await site.client.ask('GET', `/drafts/${draft.id}/checks`)).body.data as {
    field: string;
    kind: string;
  }[];
  expect(checks).toContainEqual(expect.objectContaining({ field: 'headings.0.description', kind: 'link' }));
  expect(checks).toContainEqual(expect.objectContaining({ field: 'headings.0.image', kind: 'alt' }));
});

test('a discarded draft is restored with its headings, and what is in them is not swept', async () => {
  const image = await site.app.upload('headings');
  const draft = await begin([{ id: 'a', ...site.make.headingOf('New', { image }) }]);
  await site.client.ask('DELETE', `/drafts/${draft.id}`);
  const { body } = await site.client.ask('POST', `/drafts/${draft.id}/restore`);
  expect(body.data.fields).toEqual(draft.fields);
  site.now += 2 * DAY;
  await site.app.services.media.sweep(site.app.services.content.pictureUsage);
  expect((await site.app.get(image)).statusCode).toBe(200);
});
