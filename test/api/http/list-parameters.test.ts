import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columnsOf } from '../../../content/model/content-type.ts';
import { sortableColumns } from '../../../server/content/records/records.ts';
import { encoded, injections } from '../../hostile/injections.ts';
import { pagedCallPaths } from '../../public-addresses.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { pagedTypes } from '../app/paged-types.ts';

let app: TestApp;
let authorization: string;
beforeAll(async () => {
  app = await startApp();
  authorization = `Bearer ${await app.signIn()}`;
});
afterAll(() => app.stop());

const read = (url: string) => app.get(url, { authorization });

describe.each(pagedTypes)('$path', (type) => {
  test('can be sorted only by the columns of the list', async () => {
    const sortable = sortableColumns(type);
    const others = [
      ...columnsOf(type).map(({ name }) => name),
      'password_hash',
      'rowid',
      'ctid',
      '(select 1)',
      'id,id',
      'id desc',
      '1',
      ...injections,
    ];
    for (const name of others) {
      for (const sort of [name, `-${name}`]) {
        const { statusCode } = await read(`/api/${type.path}?sort=${encoded(sort)}`);
        expect([sort, statusCode]).toEqual([sort, sortable.includes(name) ? 200 : 422]);
      }
    }
    expect(sortable).not.toContain('deleted_at');
  });

  const numbers = ['page', 'per_page', ...('status' in type.fields ? ['status'] : [])];
  test.each(numbers)('accept only a whole number in range as %s', async (name) => {
    const wrong = ['0', '-1', '1.5', '1e1', '0x1', ' 1', '1 ', '', '٣', '1000001', '999999999999', ...injections];
    for (const text of wrong.filter((value) => name === 'status' || value !== '01'))
      expect([text, (await read(`/api/${type.path}?${name}=${encoded(text)}`)).statusCode]).toEqual([text, 422]);
  });

  test('have at most 100 records on a page', async () => {
    expect((await read(`/api/${type.path}?per_page=100`)).statusCode).toBe(200);
    expect((await read(`/api/${type.path}?per_page=101`)).statusCode).toBe(422);
    expect((await read(`/api/${type.path}?per_page=1&per_page=1000`)).statusCode).toBe(422);
  });
});

test('public lists have at most 100 records on a page, too', async () => {
  for (const path of pagedCallPaths) {
    expect((await app.get(`${path}?per_page=100`)).statusCode).toBe(200);
    expect((await app.get(`${path}?per_page=101`)).statusCode).toBe(422);
  }
});
