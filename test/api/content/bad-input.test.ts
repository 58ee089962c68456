import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formPaths } from '../../public-addresses.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startApp();
  port = await app.listen();
});
afterAll(() => app.stop());

const multipart = 'multipart/form-data; boundary=x';

describe('an unreadable body gets a 4xx with a message', () => {
  test.each([
    ['application/json', '{"name":', 400],
    ['application/json', '', 400],
    ['application/json', '"text"', 422],
    ['application/json', '[]', 422],
    ['application/json', 'null', 422],
    ['application/json', '{"__proto__":{"name":"x"}}', 400],
    ['application/json', `{"name":${'['.repeat(10_000)}`, 400],
    [multipart, '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nIn', 400],
    ['multipart/form-data', 'nothing', 400],
    [multipart, '', 400],
    ['application/x-www-form-urlencoded', '%%%=%', 422],
    ['text/plain', 'Hello', 415],
    ['application/xml', '<a/>', 415],
    ['application/x-www-form-urlencoded', `name=${'x'.repeat(70_000)}`, 413],
    ['application/json', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 413],
  ])('%s %.30s', async (type, payload, status) => {
    const request = { method: 'POST' as const, url: '/api/contact/store', headers: { 'content-type': type }, payload };
    const response = await app.request(request);
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatch(/\w/);
  });

  test.each([
    [multipart, '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nIn', 422],
    ['application/x-www-form-urlencoded', `name=${'x'.repeat(70_000)}`, 413],
    ['text/plain', 'Hello', 422],
  ])('on the form page %s %.30s', async (type, payload, status) => {
    const request = { method: 'POST' as const, url: '/contact-us', headers: { 'content-type': type }, payload };
    const response = await app.request(request);
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain('</html>');
  });
});

describe('malformed addresses', () => {
  test.each(['/api/%E0%A4%A', '/api/blog/%', '/api//blog/%00', '/API/setting', '/api/blog/..%2f..%2fetc'])(
    '%s gets a 4xx with a message',
    async (url) => {
      const response = await sendRaw(`GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(response.status).toBe(404);
    },
  );

  test.each([
    '/%E0%A4%A',
    '/blogs/%00',
    '//evil.example/',
    '/..%2f..%2fetc/passwd',
    `/${'a/'.repeat(400)}a`,
    '/our-blogs/%',
  ])('%.40s gets an error page', async (url) => {
    const response = await sendRaw(`GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(response.status).toBe(404);
    expect(response.body).toContain('Page Not Found');
  });
});

test.each([
  'GET / HTTP/9\r\n\r\n',
  'NONSENSE\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
])('a malformed request line gets a 4xx: %j', async (text) => {
  const { status } = await sendRaw(text);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

describe.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'])('%s', (method) => {
  const request = (path: string) =>
    sendRaw(`${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);

  test.each(['/api/setting', '/api/blog/x', '/api/none'])('%s gets a 4xx with a message', async (path) => {
    const { status, body } = await request(path);
    expect(Math.floor(status / 100)).toBe(4);
    expect(body).toMatch(/\{"message":"[^"]+"\}$/);
  });

  test.each(['/', '/our-blogs', '/sitemap.xml', '/files/x', '/no-such-page'])(
    '%s gets a 4xx and a page',
    async (path) => {
      const { status, body } = await request(path);
      expect(Math.floor(status / 100)).toBe(4);
      expect(body).toContain('Go Back To Home!');
    },
  );
});

test.each(['PUT', 'DELETE', 'PATCH'] as const)('%s does not submit a form', async (method) => {
  for (const url of formPaths) {
    const response = await app.request({ method, url, payload: {} });
    expect(response.statusCode).toBe(405);
    expect(response.body).toContain('Request Not Supported');
  }
});

async function sendRaw(text: string): Promise<{ status: number; body: string }> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.write(text);
  await once(socket, 'close');
  const body = Buffer.concat(parts).toString();
  return { status: Number(body.split(' ')[1]), body };
}
