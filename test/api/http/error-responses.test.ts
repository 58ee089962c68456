import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, startApp } from '../app/app.ts';
import { type RawResponse, send, write } from '../app/raw-http.ts';

const MB = 1024 * 1024;
const json = 'application/json';

let app: TestApp;
let port: number;
let authorization: string;
beforeAll(async () => {
  app = await startApp();
  port = await app.listen();
  authorization = `Bearer ${await app.signIn()}`;
});
afterAll(() => app.stop());

const ask = (method: string, path: string, type?: string, body?: string) =>
  send(port, { method, path, headers: { authorization, ...(type && { 'content-type': type }) }, body });

describe('an error explains itself in a sentence', () => {
  test.each<[number, string, string, string?, string?]>([
    [404, 'GET', '/api/none'],
    [404, 'POST', '/api/none', json, '{}'],
    [405, 'PATCH', '/api/blogs/one', json, '{}'],
    [405, 'DELETE', '/api/settings/1'],
    [405, 'POST', '/api/settings/1', 'application/x-www-form-urlencoded', '_method=delete'],
    [400, 'POST', '/api/logout', json, '{"_method":"put"}'],
    [400, 'PUT', '/api/settings/1', json, '{"phone":'],
    [400, 'PUT', '/api/settings/1', json, ''],
    [400, 'PUT', '/api/settings/1', json, '[]'],
    [400, 'PUT', '/api/settings/1', json, '"phone"'],
    [400, 'PUT', '/api/settings/1', json, '7'],
    [400, 'PUT', '/api/settings/1', json, 'null'],
    [400, 'POST', '/api/blogs', json, '['.repeat(MB / 2)],
    [400, 'POST', '/api/blogs', json, '{"a":'.repeat(MB / 8)],
    [400, 'POST', '/api/blogs', 'multipart/form-data', 'x'],
    [
      400,
      'POST',
      '/api/blogs',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nx',
    ],
    [415, 'PUT', '/api/settings/1', 'text/plain', 'phone'],
    [415, 'POST', '/api/blogs', 'application/xml', '<blog/>'],
    [415, 'POST', '/api/login', 'text/html', '<p>'],
    [415, 'POST', '/api/contact/store', 'application/x-ndjson', '{}'],
    [413, 'PUT', '/api/settings/1', json, `{"phone":"${'1'.repeat(2 * MB)}"}`],
    [413, 'POST', '/api/login', json, `{"email":"${'1'.repeat(64 * 1024)}"}`],
    [413, 'POST', '/api/contact/store', json, '['.repeat(65 * 1024)],
    [400, 'POST', '/api/contact/store', json, '['.repeat(63 * 1024)],
    [413, 'POST', '/api/teams/one/move', json, `{"position":"${'1'.repeat(MB)}"}`],
    [
      413,
      'POST',
      '/api/blogs',
      'multipart/form-data; boundary=b',
      `--b\r\nContent-Disposition: form-data; name="title"\r\n\r\n${'x'.repeat(MB + 1)}\r\n--b--\r\n`,
    ],
    [422, 'POST', '/api/blogs', json, `{"title":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
    [422, 'POST', '/api/login', json, '{"email":"a\\u0000@example.com","password":"x"}'],
    [422, 'GET', '/api/blogs?page=0'],
    [404, 'GET', '/api/blogs/%00'],
    [404, 'GET', '/api/%E0%A4%A'],
    [404, 'GET', `/api/blogs/${'x'.repeat(400)}`],
  ])('%i %s %.60s %s', async (status, method, path, type, body) => {
    const response = await ask(method, path, type, body);
    expect(response.status).toBe(status);
    expectSentence(response);
  });
});

test('an unknown method is 405, not a failure', async () => {
  for (const method of ['PROPFIND', 'PURGE', 'MKCOL', 'LOCK']) {
    const response = await ask(method, '/api/blogs');
    expect(response.status).toBe(405);
    expectSentence(response);
  }
});

test('an address that is longer than any link is 414, and one that is as long as a link can be is answered', async () => {
  for (const url of [
    `/?utm_source=${'+'.repeat(4_000)}`,
    `/api/blog?page=${'1'.repeat(4_000)}`,
    `/${'a/'.repeat(2_000)}`,
  ]) {
    const response = await ask('GET', url);
    expect(response.status).toBe(414);
    expectSentence(response);
  }
  expect((await ask('GET', `/?utm_source=${'+'.repeat(3_900)}`)).status).toBe(200);
});

describe('wrong lengths of bodies', () => {
  const post = (headers: string, body: string) =>
    write(
      port,
      `POST /api/contact/store HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`,
    );

  test.each([
    ['too short', 'Content-Length: 5', '{"name":"x"}'],
    ['too long, and then nothing', 'Content-Length: 500\r\nConnection: close', '{"name":"x"}'],
    ['not a number', 'Content-Length: x', '{}'],
    ['negative', 'Content-Length: -5', '{}'],
    ['two of them', 'Content-Length: 2\r\nContent-Length: 3', '{}'],
    ['beside chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
    ['chunks of no size', 'Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n'],
    ['an unknown encoding', 'Transfer-Encoding: x', '{}'],
    ['far too long', `Content-Length: ${50 * MB}\r\nConnection: close`, '{}'],
  ])('%s', async (_lie, headers, body) => {
    const statuses = [...(await post(headers, body)).matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) =>
      Number(status),
    );
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect((await ask('GET', '/api/setting')).status).toBe(200);
  });

  test('no request can be smuggled in the body of another', async () => {
    const hidden = 'GET /api/setting HTTP/1.1\r\nHost: x\r\n\r\n';
    const responses = await post(
      `Content-Length: ${hidden.length}\r\nTransfer-Encoding: chunked`,
      `0\r\n\r\n${hidden}`,
    );
    expect(responses).not.toContain('200 OK');
  });
});

test('an unexpected failure reveals nothing about itself', async () => {
  const { content } = app.services;
  const secret = 'relation "users" at /srv/plinth';
  const list = content.list;
  content.list = () => Promise.reject(new Error(secret));
  const response = await ask('GET', '/api/blogs');
  content.list = list;
  expect(response.status).toBe(500);
  expectSentence(response);
  expect(response.body).not.toContain('users');
});

function expectSentence({ headers, body }: RawResponse) {
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const { message, errors, ...otherFields } = JSON.parse(body);
  expect(message).toMatch(/^[A-Z_][^]*\.( \(and \d+ more errors?\))?$/i);
  expect(message).not.toMatch(/\bat \S+:\d+|node_modules|\/(server|home|tmp)\/|Error:/);
  expect([typeof errors, otherFields]).toEqual([errors ? 'object' : 'undefined', {}]);
}
