import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../../server/platform/log/log.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { send } from '../app/raw-http.ts';

interface Line {
  msg: string;
  [fact: string]: unknown;
}

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const log = createLog('info', { destination: { write: (line) => void lines.push(line) } });
  app = await startApp({
    log,
    configured: { ACCESS_LOG: 'on', TRUST_PROXY: '127.0.0.1', HSTS_SUBDOMAINS: 'yes' },
  });
});
afterAll(() => app.stop());
beforeEach(() => void lines.splice(0));

const logged = (msg: string) => lines.map((line) => JSON.parse(line) as Line).filter((line) => line.msg === msg);
const idOf = async (url: string, id?: string) =>
  (await app.get(url, id === undefined ? {} : { 'x-request-id': id })).headers['x-request-id'];

const CACHED = '/about-us';
test.each([CACHED, CACHED, '/nowhere', '/api/blogs', '/files/none', '/%00'])(
  'the response from %s has the id of the request',
  async (url) => {
    const id = 'a-proxy.gave_THIS-1';
    expect(await idOf(url, id)).toBe(id);
    expect(await idOf(url, id.repeat(4))).toMatch(/^[\da-f-]{36}$/);
    expect(await idOf(url, 'no id')).toMatch(/^[\da-f-]{36}$/);
    const [first, second] = [await idOf(url), await idOf(url)];
    expect(first).not.toBe(second);
  },
);

test('the access log has a line for each request, cached or not, without its query', async () => {
  const port = await app.listen();
  await send(port, { path: CACHED });
  const headers = { 'x-request-id': 'one', 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
  await send(port, { path: `${CACHED}?token=canary`, headers });
  await send(port, { path: '/nowhere?token=canary', headers });
  const facts = {
    method: 'GET',
    request_id: 'one',
    address: '203.0.113.9',
    ms: expect.any(Number),
    bytes: expect.any(Number),
  };
  await expect
    .poll(() => logged('Request').slice(1))
    .toMatchObject([
      { ...facts, path: CACHED, status: 200 },
      { ...facts, path: '/nowhere', status: 404 },
    ]);
  expect(lines.join('')).not.toContain('canary');
});

test('refused sign-ins and throttled requests are logged without the account', async () => {
  const payload = { email: 'sana@example.com', password: 'wrong' };
  const headers = { 'x-forwarded-for': '203.0.113.10', 'x-request-id': 'one' };
  for (let count = 0; count < 6; count += 1) await app.request({ method: 'POST', url: '/api/login', headers, payload });
  expect(logged('A sign-in was refused.')).toHaveLength(6);
  expect(logged('A sign-in was refused.')[0]).toMatchObject({ address: '203.0.113.10', request_id: 'one', level: 40 });
  await expect
    .poll(() => logged('Too many requests.'))
    .toMatchObject([{ address: '203.0.113.10', request_id: 'one', path: '/api/login' }]);
  expect(lines.join('')).not.toContain('sana@');
});

test('HSTS covers subdomains if it is configured to', async () => {
  const { headers } = await app.get('/nowhere');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('a trusted proxy causes no warning, whatever it forwards', async () => {
  for (const forwarded of ['127.0.0.1', '203.0.113.10', 'unknown'])
    await app.request({ url: '/nowhere', headers: { 'x-forwarded-for': forwarded }, remoteAddress: '127.0.0.1' });
  await expect.poll(() => logged('Request')).toHaveLength(3);
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toEqual([]);
});

test('forwarded headers from an untrusted proxy are ignored, with one warning', async () => {
  const ask = () =>
    app.request({ url: '/nowhere', headers: { 'x-forwarded-for': '1.2.3.4' }, remoteAddress: '10.0.0.7' });
  await ask();
  await ask();
  const warned = lines.filter((line) => line.includes('TRUST_PROXY does not name'));
  expect(warned.map((line) => JSON.parse(line) as Line)).toMatchObject([{ address: '10.0.0.7' }]);
  await expect.poll(() => logged('Request').map(({ address }) => address)).toEqual(['10.0.0.7', '10.0.0.7']);
});
