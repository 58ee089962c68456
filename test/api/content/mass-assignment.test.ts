import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { review } from '../../../content/types/review.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { anyContent, type ContentTables, tableOf } from '../../../server/content/tables.ts';
import { createOneOfEach, pathOfOne } from '../app/one-of-each.ts';
import { readAllRows } from '../app/database-rows.ts';
import { type TestApp, startApp } from '../app/app.ts';

/** Columns and names that a client must not set. */
const systemFields = {
  id: 4711,
  created_at: '1999-01-01T00:00:00.000Z',
  updated_at: '1999-01-01T00:00:00.000Z',
  deleted_at: '1999-01-01T00:00:00.000Z',
  position: 4711,
  image_width: 4711,
  type: 'settings',
  record_id: 4711,
  isAdmin: true,
};

let app: TestApp;
let authorization: string;
beforeAll(async () => {
  app = await startApp();
  authorization = `Bearer ${await app.signIn()}`;
  await createOneOfEach(app);
});
afterAll(() => app.stop());

const rows = (type: ContentType) =>
  anyContent(app.services.database.kysely.withTables<ContentTables>())
    .selectFrom(tableOf(type))
    .selectAll()
    .orderBy('id', 'desc')
    .execute();
const ask = (method: 'POST' | 'PUT', url: string, payload: object | string, type = 'application/json') =>
  app.request({ method, url, payload, headers: { authorization, 'content-type': type } });

describe.each(contentTypes)('$path', (type) => {
  const address = `/api${pathOfOne(type)}`;
  const change = type.fields[type.title]?.kind === 'text' ? { [type.title]: 'Changed' } : {};

  test('an update stores only the fields of its type', async () => {
    const [before] = await rows(type);
    const response = await ask('PUT', address, { ...systemFields, ...change });
    const { data } = response.json();
    expect(data.created_at).not.toBe(systemFields.created_at);
    const [after] = await rows(type);
    const key = `${type.title}_key` in before! ? { [`${type.title}_key`]: 'changed' } : {};
    const changed = { ...change, ...key, version: (before?.version ?? 0) + 1, updated_at: after?.updated_at };
    expect(after).toEqual({ ...before, ...changed });
    expect(after?.updated_at).not.toBe(systemFields.updated_at);
  });

  test('a form stores only the fields of its type', async () => {
    const [before] = await rows(type);
    const fields = {
      _method: 'put',
      id: '4711',
      deleted_at: systemFields.deleted_at,
      position: '4711',
      created_at: 'x',
    };
    const form = new URLSearchParams(fields).toString();
    expect((await ask('POST', address, form, 'application/x-www-form-urlencoded')).statusCode).toBe(200);
    const [after] = await rows(type);
    expect(after).toEqual({ ...before, version: (before?.version ?? 0) + 1, updated_at: after?.updated_at });
  });
});

test('a new record gets its own id, version and times', async () => {
  const fields = { name: 'Two', job_title: 'x', status: 1, image: await app.upload('teams') };
  const created = await ask('POST', '/api/teams', { ...fields, ...systemFields, version: 4711 });
  expect(created.statusCode).toBe(201);
  const row = (await rows(teamMember)).find(({ slug }) => slug === 'two');
  expect(row).toMatchObject({ id: 2, version: 1, deleted_at: null, position: 2 });
  expect(row?.created_at).not.toBe(systemFields.created_at);
});

test('a sent version is compared, never stored', async () => {
  const before = await readAllRows(app.services.database);
  expect((await ask('PUT', '/api/reviews/1', { feedback: 'x', version: 4711 })).statusCode).toBe(409);
  expect(await readAllRows(app.services.database)).toEqual(before);
});

describe('a prototype', () => {
  const form = 'application/x-www-form-urlencoded';
  const multipart = 'multipart/form-data; boundary=b';
  const attacks: [string, string, string][] = [
    ['JSON', 'application/json', '{"__proto__":{"polluted":"yes"},"feedback":"x"}'],
    ['JSON further down', 'application/json', '{"feedback":"x","a":{"__proto__":{"polluted":"yes"}}}'],
    ['JSON, escaped', 'application/json', '{"\\u005f_proto__":{"polluted":"yes"},"feedback":"x"}'],
    ['a constructor', 'application/json', '{"constructor":{"prototype":{"polluted":"yes"}},"feedback":"x"}'],
    ['a form', form, '_method=put&__proto__[polluted]=yes&__proto__.polluted=yes&__proto__=yes'],
    ['a constructor in a form', form, '_method=put&constructor[prototype][polluted]=yes&constructor=yes'],
    ['multipart', multipart, `${part('_method', 'put')}${part('__proto__', 'yes')}${part('x', '1')}--b--\r\n`],
    ['a constructor in multipart', multipart, `${part('_method', 'put')}${part('constructor', 'yes')}--b--\r\n`],
    ['a method in multipart', multipart, `${part('_method', 'put')}${part('toString', 'yes')}--b--\r\n`],
  ];

  test.each(attacks)('is not reached by %s', async (_way, type, payload) => {
    const [before] = await rows(review);
    const isJson = type === 'application/json';
    const updated = await ask(isJson ? 'PUT' : 'POST', '/api/reviews/1', payload, type);
    expect([200, 400]).toContain(updated.statusCode);
    for (const url of ['/api/contact/store', '/api/login', '/api/teams/one/move'])
      expect((await ask('POST', url, payload, type)).statusCode).toBeLessThan(500);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
    const [after] = await rows(review);
    const isAccepted = updated.statusCode === 200;
    const changed = isAccepted && { version: (before?.version ?? 0) + 1, updated_at: after?.updated_at };
    expect(after).toEqual({ ...before, ...changed, ...(isAccepted && isJson && { feedback: 'x' }) });
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'is no record, field or page: %s',
    async (name) => {
      for (const path of [
        `/api/blog/${name}`,
        `/api/service/${name}`,
        `/blogs/${name.toLowerCase()}`,
        `/files/blogs/${name}`,
      ])
        expect((await app.get(path)).statusCode).toBe(404);
      for (const path of [`/api/blogs/${name}`, `/api/reviews/${name}`, `/api/reviews/1/revisions/${name}`])
        expect((await app.get(path, { authorization })).statusCode).toBe(404);
      expect((await app.get(`/api/reviews?sort=${name}&status=1`, { authorization })).statusCode).toBe(422);
      expect((await app.get(`/our-services?category=${name}`)).statusCode).toBe(302);
    },
  );
});

function part(name: string, value: string) {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}
