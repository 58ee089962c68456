import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { review } from '../../../content/types/review.ts';
import { encoded, injections } from '../../hostile/injections.ts';
import { pagedCallPaths } from '../../public-addresses.ts';
import { readAllRows } from '../app/database-rows.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { pagedTypes } from '../app/paged-types.ts';

const value = fc.oneof(
  fc.constantFrom(...injections),
  fc
    .tuple(fc.constantFrom('one', '1', 'blogs', 'title', '2'), fc.constantFrom(...injections))
    .map(([start, rest]) => start + rest),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

type Operation = { parameters?: { name: string; in: 'path' | 'query' }[] };
type Call = { method: string; path: string; parameters: string[] };

let app: TestApp;
let authorization: string;
let calls: Call[];
beforeAll(async () => {
  app = await startApp();
  authorization = `Bearer ${await app.signIn()}`;
  for (const status of [1, 2]) await createOneOfEach(app, { types: pagedTypes, fields: { status } });
  for (const id of [1, 2]) await app.services.content.update(review, id, { project_name: '100% \\ one_two' });
  // A search would do so.
  await app.services.search.updateIndex();
  const { paths } = (await app.get('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, Operation>>;
  };
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [] }]) => {
      const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      return { method: method.toUpperCase(), path, parameters: [...names, 'unknown'] };
    }),
  );
});
afterAll(() => app.stop());

const read = (url: string) => app.get(url, { authorization });

test.each([0, 1, 2, 3])('no parameter of any call breaks a statement or ends one, quarter %i', async (quarter) => {
  const before = await storedButExports();
  expect(calls.length).toBeGreaterThan(80);
  const values = [...injections, ...fc.sample(value, { numRuns: 20, seed: injections.length })];
  const withPlaces = calls.filter(({ method, path }) => method === 'GET' || path.includes('{'));
  for (const [number, call] of withPlaces.entries()) {
    if (number % 4 !== quarter) continue;
    // Each call gets a tenth. Calls of other types run the same code and get the rest.
    for (const [index, injected] of values.filter((_, place) => (place + number) % 10 === 0).entries()) {
      const response = await app.request({
        method: call.method,
        url: addressWith(call, injected, index),
        headers: { authorization },
        ...(call.method !== 'GET' && { payload: {} }),
      });
      const leastStatus = call.path.includes('{') ? 400 : 200; // No record has such a key.
      const outcome = [call.method, call.path, injected, response.statusCode];
      expect(outcome).toSatisfy(([, , , status]) => leastStatus <= status && status < 500);
    }
  }
  expect(await storedButExports()).toEqual(before);
});

/** Exports are logged, although they change nothing. */
async function storedButExports() {
  const stored = await readAllRows(app.services.database);
  return { ...stored, activity: stored['activity']?.filter((row) => !row.includes('"action":"exported"')) };
}

test('a search finds only records with these words in their title', async () => {
  await fc.assert(
    fc.asyncProperty(value, async (words) => {
      const response = await read(`/api/reviews?search=${encoded(words)}`);
      const searched = words.replaceAll('\u0000', '').toWellFormed().trim().toLowerCase();
      expect(response.json().data).toHaveLength(Number('100% \\ one_two'.includes(searched)) * 2);
    }),
    { numRuns: 200, examples: injections.map((injection) => [injection]) },
  );
});

describe('no parameter shows more to the public', () => {
  test.each(pagedCallPaths)('%s', async (path) => {
    for (const injected of injections) {
      for (const name of ['status', 'search', 'sort', 'deleted_at', 'unknown']) {
        const response = await app.get(`${path}?${name}=${encoded(injected)}`);
        const total = response.json().meta?.total ?? response.statusCode;
        expect([name, injected, total]).toEqual([name, injected, 1]);
      }
    }
  });

  test('/api/related-blog', async () => {
    // Without its NUL, one is the slug that is left out.
    for (const injected of injections.filter((text) => !text.includes('\u0000')))
      expect((await app.get(`/api/related-blog?slug=${encoded(injected)}`)).json().data).toHaveLength(1);
  });
});

/** Puts a value into the path of a call, if that has a parameter, and into one query parameter, in turn. */
function addressWith({ path, parameters }: Call, injected: string, index: number) {
  const query = `${parameters[index % parameters.length]}=${encoded(injected)}`;
  return `${path.replace(/\{\w+\}/, encoded(injected) || 'x').replace(/\{\w+\}/, '1')}?${query}`;
}
