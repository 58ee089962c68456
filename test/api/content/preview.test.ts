import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { signInTo } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

let now = Date.now();
let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
  client = await signInTo(app);
  const team_id = await app.create(teamMember, {});
  for (const title of ['Hidden', 'Also hidden']) {
    await app.create(blog, { title, team_id, status: 2 });
    await app.create(service, { title, status: 2 });
  }
});
afterAll(() => app.stop());

const previewOf = async (path: string) => (await client.ask('POST', `${path}/preview`)).body.data.path as string;

test.each(['/blogs/hidden', '/services/hidden'])('only a preview shows the InActive record at %s', async (path) => {
  expect((await app.get(path)).statusCode).toBe(404);
  const preview = await previewOf(path);
  expect(preview).toMatch(new RegExp(`^${path}\\?preview=[\\w-]{43}$`));
  // However its address is percent-encoded.
  for (const address of [
    preview,
    preview.replace('preview', '%70review'),
    preview.replace('preview', 'a=b&previe%77'),
  ]) {
    const { statusCode, body, headers } = await app.get(address);
    expect([statusCode, body.includes('Hidden')]).toEqual([200, true]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  }
  for (const wrong of [path, `${path}?preview=`, `${path}?preview=${'x'.repeat(43)}`])
    expect((await app.get(wrong)).statusCode).toBe(404);
});

test('a preview shows no other record', async () => {
  const token = (await previewOf('/blogs/hidden')).split('?')[1];
  for (const other of ['/blogs/also-hidden', '/services/hidden'])
    expect((await app.get(`${other}?${token}`)).statusCode).toBe(404);
  for (const call of ['/api/blog/hidden', '/api/blog'])
    expect((await app.get(`${call}?${token}`)).body).not.toContain('Hidden');
});

test('a preview does not show a deleted record', async () => {
  const preview = await previewOf('/services/also-hidden');
  await client.ask('DELETE', '/services/also-hidden');
  expect((await app.get(preview)).statusCode).toBe(404);
});

test('a preview ends after an hour', async () => {
  const preview = await previewOf('/blogs/hidden');
  now += 59 * 60_000;
  expect((await app.get(preview)).statusCode).toBe(200);
  now += 61_000;
  expect((await app.get(preview)).statusCode).toBe(404);
});
