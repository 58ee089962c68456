import { beforeEach, describe, expect, test } from 'vitest';
import { markup } from '../../hostile/payloads.ts';
import { readAllRows } from '../app/database-rows.ts';
import { type SavedHeading, appWithPosts, titles } from './post.ts';

const site = appWithPosts();
let address: string;
let first: SavedHeading;
let second: SavedHeading;
let deleted: SavedHeading;
let foreign: SavedHeading;
beforeEach(async () => {
  address = await site.make.post('First', 'Second', 'Third');
  [first, second, deleted] = (await site.make.headingsOf(address)) as [SavedHeading, SavedHeading, SavedHeading];
  await site.client.ask('DELETE', `/headings/${deleted.id}`);
  [foreign] = (await site.make.headingsOf(await site.make.post('Of another post'))) as [SavedHeading];
});

/** Returns the errors of a change of the post, of which nothing may be saved. */
async function errorsOf(headings: unknown) {
  const before = await readAllRows(site.app.services.database);
  const { status, body } = await site.client.ask('PUT', address, { title: 'Changed', headings });
  expect(status).toBe(422);
  expect(await readAllRows(site.app.services.database)).toEqual(before);
  return body.errors as Record<string, string[]>;
}

const deep = (depth: number) => '<blockquote>'.repeat(depth) + 'x';

describe('nothing of a post is saved', () => {
  test('if one of its headings is refused; the errors of all of them are said', async () => {
    const empty = site.make.headingOf('', { image: '/files/blogs/none.webp', description: ' ' });
    expect(await errorsOf([{ id: first.id, heading: '' }, site.make.headingOf('Fine'), empty])).toEqual({
      'headings.0.heading': ['Heading Title is required.'],
      'headings.2.heading': ['Heading Title is required.'],
      'headings.2.description': ['Description is required.'],
    });
    const changed = { id: first.id, heading: 'Changed' };
    const withMissingPicture = site.make.headingOf('Gone', { image: '/files/blogs/none.webp' });
    expect(
      await errorsOf([changed, withMissingPicture, site.make.headingOf('Deep', { description: deep(2_000) })]),
    ).toEqual({
      'headings.1.image': ['Heading Image no longer exists. Please upload it again.'],
      'headings.2.description': ['Description is nested too deeply.'],
    });
  });

  test('if there are four', async () => {
    const four = ['1', '2', '3', '4'].map((title) => site.make.headingOf(title));
    expect(await errorsOf(four)).toEqual({ headings: ['Headings can have at most 3 entries.'] });
  });

  test('if one is sent twice', async () => {
    const twice = [{ id: first.id }, { id: String(first.id) }];
    expect(await errorsOf(twice)).toEqual({ headings: ['Headings must each be sent once.'] });
  });

  test('if one is of another post, is deleted, or was never there', async () => {
    const ids = [foreign.id, deleted.id, 2 ** 40];
    expect(await errorsOf(ids.map((id) => ({ id, heading: 'Mine now' })))).toEqual({
      'headings.0.id': ['Heading 1 does not belong to this post, or was deleted.'],
      'headings.1.id': ['Heading 2 does not belong to this post, or was deleted.'],
      'headings.2.id': ['Heading 3 does not belong to this post, or was deleted.'],
    });
  });

  test.each([
    ['an object', {}],
    ['a text', 'First'],
    ['a number', 7],
    ['null', null],
    ['an empty text', ''],
    ['JSON of an object', '{"0":{}}'],
  ])('if the headings are %s', async (_what, headings) => {
    expect(await errorsOf(headings)).toEqual({ headings: ['Headings must be a list.'] });
  });

  test.each([
    ['a text', 'x'],
    ['a number', 1],
    ['null', null],
    ['a list', []],
  ])('if a heading is %s', async (_what, heading) => {
    expect(Object.keys(await errorsOf([heading]))[0]).toMatch(/^headings\.0/);
  });

  test.each([
    ['a text', 'x'],
    ['a fraction', 1.5],
    ['a list', [1]],
    ['an object', {}],
    ['true', true],
  ])('if an id is %s', async (_what, id) => {
    const errors = { 'headings.0.id': ['The id of a heading must be a whole number.'] };
    expect(await errorsOf([{ id, heading: 'x' }])).toEqual(errors);
  });

  test('if a new post has a heading with an id', async () => {
    const before = await readAllRows(site.app.services.database);
    const headings = [{ ...site.make.headingOf('x'), id: first.id }];
    const { status, body } = await site.client.ask('POST', '/blogs', { ...site.make.fields, headings });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['headings.0.id']]);
    expect(await readAllRows(site.app.services.database)).toEqual(before);
  });
});

test('what else is sent of a heading has no effect: another post, a sequence, a version of its own, a prototype', async () => {
  const headings = `[{"id": ${second.id}, "blog_id": ${foreign.blog_id.id}, "sequence": 3, "deleted_at": "2020-01-01T00:00:00Z",
    "__proto__": {"heading": "Inherited"}, "constructor": {"prototype": {"polluted": 1}}},
    {"id": ${first.id}, "__proto__": {"id": ${foreign.id}}}]`;
  const { status, body } = await site.client.post(
    address,
    'application/json',
    `{"_method": "put", "headings": ${headings}}`,
  );
  expect(status).toBe(400);
  expect(body.message).toBeTruthy();
  const inForm = await site.client.sendForm(address, { _method: 'put', headings });
  expect([inForm.status, titles(inForm.body.data.headings)]).toEqual([200, ['1 Second', '2 First']]);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('hostile markup in a heading is harmless on the page and in responses', async () => {
  const headings = [site.make.headingOf('Safe', { description: markup.join('') })];
  const { body } = await site.client.ask('PUT', address, { headings });
  for (const html of [body.data.headings[0].description, (await site.app.get(address)).body]) {
    expect(html).not.toMatch(/<script>window|onerror=|onload=/);
  }
});
