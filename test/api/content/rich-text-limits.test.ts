import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { about } from '../../../content/types/about.ts';
import { fieldsOfKind } from '../../../content/model/content-type.ts';
import { processorTimeOf } from '../../processor-time.ts';
import { type TestApp, startApp } from '../app/app.ts';

const KB = 1024;

let app: TestApp;
let authorization: string;
beforeAll(async () => {
  app = await startApp();
  authorization = `Bearer ${await app.signIn()}`;
  await app.create(about, {});
});
afterAll(() => app.stop());

const write = async (fields: object) => {
  const request = { method: 'PUT' as const, url: '/api/abouts/1', headers: { authorization }, payload: fields };
  const response = await app.request(request);
  return { status: response.statusCode, body: response.json() };
};
const tooLong = 'Who We Are Description can be at most 256 KB of text.';
const tooDeep = 'Who We Are Description is nested too deeply.';

test('rich text can have 256 KB, counted in bytes', async () => {
  expect((await write({ wwa_description: 'x'.repeat(256 * KB) })).status).toBe(200);
  for (const text of ['x'.repeat(256 * KB + 1), 'ä'.repeat(128 * KB + 1)])
    expect(await write({ wwa_description: text })).toMatchObject({ status: 422, body: { message: tooLong } });
});

test('elements can be nested 50 deep', async () => {
  expect((await write({ wwa_description: `${'<div>'.repeat(50)}deep` })).status).toBe(200);
  expect(await write({ wwa_description: '<div>'.repeat(51) })).toMatchObject({
    status: 422,
    body: { message: tooDeep },
  });
});

test('1 MB of nested elements is refused with less work than 250 KB of text takes', async () => {
  const nested = '<div>'.repeat((1024 * KB) / 5);
  expect(await write({ wwa_description: nested })).toMatchObject({ status: 422, body: { message: tooLong } });
  const deep = '<b></x>'.repeat((250 * KB) / 7);
  expect(await write({ wwa_description: deep })).toMatchObject({ status: 422, body: { message: tooDeep } });
  const accepted = await workOf(() => write({ wwa_description: '<p>a</p>'.repeat((250 * KB) / 8) }));
  // Sanitising either would take more than that.
  for (const text of [nested, deep])
    expect(await workOf(() => write({ wwa_description: text }))).toBeLessThan(accepted / 2);
});

test('the limits apply to every rich text field of every type', async () => {
  for (const type of contentTypes) {
    for (const name of fieldsOfKind(type, 'richText')) {
      const create = (text: string) =>
        app.request({
          method: 'POST',
          url: `/api/${type.path}`,
          headers: { authorization },
          payload: { [name]: text },
        });
      expect((await create('<i>'.repeat(256 * KB))).json().errors[name]).toEqual([
        `${type.fields[name]?.label} can be at most 256 KB of text.`,
      ]);
    }
  }
});

/** Returns the least processor time of three runs. */
async function workOf(run: () => Promise<unknown>) {
  const times: number[] = [];
  for (let count = 0; count < 3; count += 1) times.push(await processorTimeOf(run));
  return Math.min(...times);
}
