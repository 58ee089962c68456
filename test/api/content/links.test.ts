import { afterAll, beforeAll, expect, test } from 'vitest';
import { API } from '../../../content/public-calls.ts';
import { pagedCallPaths } from '../../public-addresses.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { pagedTypes } from '../app/paged-types.ts';

const RECORDS = 12;

let app: TestApp;
let authorization: string;
/** How many records of each list every site has from the start. */
let builtIn: Record<string, number>;
beforeAll(async () => {
  app = await startApp();
  authorization = `Bearer ${await app.signIn()}`;
  const pages = (await app.get(`${API}/pages`, { authorization })).json();
  builtIn = { [`${API}/pages`]: pages.meta.total };
  for (let number = 0; number < RECORDS; number += 1) await createOneOfEach(app, { types: pagedTypes });
});
afterAll(() => app.stop());

test.each([
  ...pagedTypes.map(({ path }) => [`${API}/${path}`, 10] as const),
  ...pagedCallPaths.map((path) => [path, 9] as const),
])('all records of %s are found by following the links, %i a page', async (path, perPage) => {
  const found = new Set<number>();
  let total = 0;
  let next: string | null = PUBLIC_URL + path;
  while (next) {
    const { pathname, search, origin } = new URL(next);
    expect(origin).toBe(PUBLIC_URL);
    const { data, meta } = (await app.get(pathname + search, { authorization })).json();
    expect(data.length).toBeLessThanOrEqual(perPage);
    for (const { id } of data) found.add(id);
    expect(meta.to).toBe(found.size);
    next = meta.links.at(-1).url;
    total = meta.total;
  }
  expect(found.size).toBe(total);
  expect(total).toBe(RECORDS + (builtIn[path] ?? 0));
});
