import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { blog } from '../../../content/types/blog.ts';
import { altName, type ContentType } from '../../../content/model/content-type.ts';
import { changesSchema, newRecordSchema } from '../../../content/model/schema.ts';
import { review } from '../../../content/types/review.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { safeRichText } from '../../../server/content/rich-text/rich-text.ts';
import type { ApiClient } from '../../api-client.ts';
import { signInTo } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { sampleFields } from '../app/sample-fields.ts';

type Fields = Record<string, unknown>;

let app: TestApp;
let client: ApiClient;
let image: string;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
  image = await app.upload('media');
  const author = await app.create(teamMember, { name: 'Author' });
  await app.create(blog, { title: 'Of headings', team_id: author });
});
afterAll(() => app.stop());

const send = async (method: 'POST' | 'PUT', url: string, payload: string) => {
  const headers = { authorization: client.authorization, 'content-type': 'application/json' };
  const response = await app.request({ method, url: `/api${url}`, headers, payload });
  return { status: response.statusCode, body: response.json() };
};

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\nb',
    '\ud800',
    '\u202e',
    '1',
    '2',
    '-1',
    '1e9',
    '‮',
    '%_\\',
    "'; --",
    '🦄'.repeat(200),
  ),
  fc.constantFrom('<p>x</p>', '<script>x</script>', '<img src=x onerror=x>', '<', '&', '<b>'.repeat(60)),
  fc.constantFrom(
    'https://plinth.example/?a=1#b',
    'javascript:alert(1)',
    'https://',
    '/meeting',
    '//evil.example',
    'a@b.example',
  ),
  fc.constantFrom(200, 201, 500, 501, 300_000).map((length) => 'x'.repeat(length)),
);
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  fc.constantFrom(
    null,
    true,
    0,
    1,
    2,
    3,
    4,
    -1,
    1.5,
    1e21,
    2 ** 31,
    [],
    {},
    [1],
    { id: 1 },
    { id: { id: 1 } },
    { id: '1' },
  ),
  fc.jsonValue({ maxDepth: 3, noUnicodeString: false }),
);

describe.each(contentTypes)('random input to $path', (type) => {
  const known = knownTo(type);
  const wild = fc.constantFrom(...known, 'id', 'position', 'created_at', 'deleted_at', 'constructor', 'toString', 'x');
  const fields = fc.dictionary(wild, value, { maxKeys: 4, noNullPrototype: true });

  test('is stored as validated, or refused with messages by field', async () => {
    const isNew = type.single ? fc.constant(false) : fc.boolean();
    const address = `/${type.path}/${await createExisting(type)}`;
    await fc.assert(
      fc.asyncProperty(fields, isNew, async (random, isNew) => {
        const input: Fields = isNew ? { ...(await validFields(type)), ...random } : random;
        const json = JSON.stringify(input);
        const { status, body } = isNew ? await send('POST', `/${type.path}`, json) : await send('PUT', address, json);
        expect(statusesOf(json)).toContain(status);
        expect(Object.keys(body.errors ?? {}).filter((path) => !known.includes(path.split('.')[0] ?? ''))).toEqual([]);
        expect(body).toMatchObject(status > 201 ? {} : { data: asStored(type, json, isNew) });
        if (status > 201) return;
        if (isNew) await remove(`/${type.path}/${body.data[type.addressedBy]}`);
        // An empty slug is made anew.
        else if (Object.hasOwn(input, 'slug'))
          await send('PUT', `/${type.path}/${body.data.slug}`, '{"slug":"existing"}');
      }),
      { numRuns: 60 },
    );
  });
});

test.each(['"text"', '[]', '[{"feedback":"x"}]', '5', 'true', 'null'])(
  '%s has no fields, and changes nothing',
  async (json) => {
    const address = `/reviews/${await app.create(review, {})}`;
    for (const response of [await send('PUT', address, json), await send('POST', '/reviews', json)])
      expect(response).toMatchObject({ status: 400, body: { message: 'The body must be an object of named fields.' } });
    expect((await client.ask('GET', address)).body.data.version).toBe(1);
  },
);

test.each(['{"__proto__":{"feedback":"x"}}', '{"feedback":{"__proto__":{}}}', '{"constructor":{"prototype":{"x":1}}}'])(
  '%s is refused, and nothing becomes polluted',
  async (json) => {
    const address = `/reviews/${await app.create(review, {})}`;
    expect(await send('PUT', address, json)).toMatchObject({ status: 400, body: { message: /./ } });
    expect(Object.keys(Object.prototype)).toEqual([]);
  },
);

describe('rich text that is empty once sanitized', () => {
  const nothing = ['<script>alert(1)</script>', '<img src="https://evil.example/x.png">', '<style>p{}</style> '];

  test.each(nothing)('is refused in a required field: %s', async (html) => {
    const errors = { project_review: ['Project Review is required.'] };
    const address = `/reviews/${await app.create(review, {})}`;
    expect((await client.ask('PUT', address, { project_review: html })).body).toMatchObject({ errors });
  });

  test.each(nothing)('is null in an optional field: %s', async (html) => {
    const { body } = await client.ask('PUT', '/abouts/1', { wwa_description: html });
    expect(body.data.wwa_description).toBeNull();
  });
});

test('rich text that exceeds its limit once sanitized is refused, because it could not be sent back', async () => {
  const address = `/reviews/${await app.create(review, {})}`;
  const { status, body } = await client.ask('PUT', address, { project_review: '&'.repeat(200_000) });
  expect([status, body.errors]).toEqual([422, { project_review: ['Project Review can be at most 256 KB of text.'] }]);
});

/** The statuses that random fields may get. Random versions conflict, and names that reach a prototype are refused. */
function statusesOf(json: string) {
  const couldPollute = /"(__proto__|constructor)"/.test(json);
  return [200, 201, 422, ...(json.includes('"version"') ? [409] : []), ...(couldPollute ? [400] : [])];
}

function knownTo(type: ContentType) {
  const names = Object.entries(type.fields).flatMap(([name, { kind }]) =>
    kind === 'image' ? [name, altName(name)] : [name],
  );
  return [...names, 'version', ...(type.addressedBy === 'slug' ? ['slug'] : [])];
}

const validFields = (type: ContentType) => sampleFields(type, async () => image);

/** Returns the key of a record to change. */
async function createExisting(type: ContentType) {
  if (!type.messages.created) return 1;
  const { data } = (
    await client.ask('POST', `/${type.path}`, { ...(await validFields(type)), slug: 'existing', sequence: 3 })
  ).body;
  return data[type.addressedBy];
}

async function remove(address: string) {
  expect((await client.ask('DELETE', address)).status).toBe(200);
}

/** Returns the fields that a response should hold, given valid JSON input. */
function asStored(type: ContentType, json: string, isNew: boolean) {
  const fields: Fields = (isNew ? newRecordSchema(type) : changesSchema(type)).parse(JSON.parse(json));
  const entries = Object.entries(fields).map(([name, value]) => {
    const field = type.fields[name];
    if (field?.kind === 'relation') return [name, value === null ? null : { id: value }];
    if (field?.kind === 'richText' && value !== null)
      return [
        name,
        safeRichText(value as string)
          .trim()
          .toWellFormed() || null,
      ];
    return [name, typeof value === 'string' ? value.toWellFormed() : value];
  });
  const isSetAnew = ([name, value]: unknown[]) =>
    (name === 'slug' && value === '') || (name === type.datedBy && value === null);
  const isStored = ([name, value]: unknown[]) => name !== 'version' && value !== undefined;
  return Object.fromEntries(entries.filter((entry) => isStored(entry) && !isSetAnew(entry)));
}
