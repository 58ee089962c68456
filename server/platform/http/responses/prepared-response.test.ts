import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '../../limits/limits.ts';
import { PreparedResponse } from './prepared-response.ts';

const BODY = 'All of it.\n'.repeat(5_000);
const headers = { 'content-type': 'text/plain', link: ['</a>', '</b>'], 'content-length': BODY.length, etag: '"1"' };
const prepared = new PreparedResponse(200, headers, Buffer.from(BODY));
const notModified = new PreparedResponse(304, { etag: '"1"' }, Buffer.alloc(0));

let server: Server;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

async function listen(listener: RequestListener) {
  server = createServer(limits.connections.timeouts, listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** Sends requests on one connection, the last of which ends it. Returns the bytes that come back. */
async function bytesOf(...lines: string[]) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const last = lines.length - 1;
  const fields = (index: number) => `\r\nHost: x\r\n${index === last ? 'Connection: close\r\n' : ''}\r\n`;
  socket.write(lines.map((line, index) => line + fields(index)).join(''));
  return text(socket);
}

const GET = 'GET / HTTP/1.1';
const END = 'GET /end HTTP/1.1';
const listener: RequestListener = ({ url }, response) => (url === '/end' ? response.end() : prepared.send(response));

test.each([
  ['a whole response', prepared],
  ['a response without body', notModified],
])('%s has the same bytes as one that node:http writes', async (_case, prepared) => {
  await listen(({ url }, response) => {
    if (url === '/end') return response.end();
    if (url === '/steps') response.setHeader('x-other', 'yes');
    prepared.send(response);
  });
  // node:http caches its date for up to a second.
  const undated = (received: string) => received.replaceAll(/Date: .* GMT/g, 'Date: ');
  const expected = undated(await bytesOf('GET /steps HTTP/1.1', END));
  expect(expected).toContain('x-other: yes\r\n');
  expect(undated(await bytesOf(GET, END))).toBe(expected.replace('x-other: yes\r\n', ''));
});

test('the request id is among the headers', async () => {
  await listen((request, response) => {
    response.setHeader('x-request-id', 'one');
    listener(request, response);
  });
  const received = await bytesOf(GET, END);
  expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\nx-request-id: one\r\ncontent-type: text\/plain\r\n/);
  expect(received).toContain(`\r\n\r\n${BODY}HTTP/1.1 200 OK`);
});

test('all requests on a connection get responses, and each response finishes', async () => {
  const finished: (string | undefined)[] = [];
  await listen((request, response) => {
    response.on('finish', () => finished.push(request.url));
    listener(request, response);
    expect(response.headersSent).toBe(true);
  });
  const received = await bytesOf(GET, GET, GET, END);
  expect(received.split(BODY)).toHaveLength(4);
  expect(finished).toEqual(['/', '/', '/', '/end']);
});

test.each([
  ['a client that closes the connection', GET, 'Connection: close', true],
  ['a client of HTTP/1.0', 'GET / HTTP/1.0', 'Connection: close', true],
  ['HEAD', 'HEAD / HTTP/1.1', 'Connection: close', false],
])('%s gets the matching header and body', async (_case, line, field, hasBody) => {
  await listen(listener);
  const received = await bytesOf(line);
  expect(received).toContain(`\r\n${field}\r\n`);
  expect(received).toContain(`\r\ncontent-length: ${BODY.length}\r\n`);
  expect(received.endsWith(hasBody ? BODY : '\r\n\r\n')).toBe(true);
});

test('HEAD on a connection that is kept has no body either', async () => {
  await listen(listener);
  const received = await bytesOf('HEAD / HTTP/1.1', END);
  expect(received).toContain('Connection: keep-alive\r\n');
  expect(received).not.toContain('All of it.');
});

test('the date is current', async () => {
  await listen(listener);
  expect(await bytesOf(GET, END)).toContain('Date: Sun, 22 Nov 2026 10:00:00 GMT\r\n');
  vi.setSystemTime(new Date('2027-01-01T09:08:07Z'));
  expect(await bytesOf(GET, END)).toContain('Date: Fri, 01 Jan 2027 09:08:07 GMT\r\n');
});
