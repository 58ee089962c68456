import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createOutbound } from '../../server/outbound/outbound.ts';
import type { Resolve } from '../../server/outbound/resolve-name.ts';
import { inside, listening, publicUrl } from './servers-inside.ts';

const listen = listening();
const within = (ms: number) => ({ signal: AbortSignal.timeout(ms) });

describe('what is posted', () => {
  const message = { headers: { 'webhook-id': 'evt_1' }, body: '{"type":"é"}' };
  const post = async (listener: RequestListener, limits = within(5_000)) => {
    const port = await listen(createServer(listener));
    return inside.post(`http://127.0.0.1:${port}/hook`, { ...message, ...limits });
  };

  test('arrives whole, as JSON with its headers, and the status comes back', async () => {
    let seen = {};
    const posted = await post((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        seen = { method: request.method, headers: request.headers, body: Buffer.concat(parts).toString() };
        response.writeHead(429, { 'retry-after': '60' }).end('Slower.');
      });
    });
    expect(posted).toEqual({ ok: true, status: 429, retryAfter: '60' });
    expect(seen).toEqual({
      method: 'POST',
      body: message.body,
      headers: {
        host: expect.stringMatching(/^127\.0\.0\.1:/),
        'accept-encoding': 'identity',
        'content-length': '13',
        'content-type': 'application/json',
        'user-agent': 'Plinth',
        'webhook-id': 'evt_1',
        connection: 'close',
      },
    });
  });

  test('follows no redirect', async () => {
    const paths: string[] = [];
    const posted = await post(({ url = '' }, response) => {
      paths.push(url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(posted).toMatchObject({ ok: true, status: 307 });
    expect(paths).toEqual(['/hook']);
  });

  test('waits in bounds for the status, and not for the rest', async () => {
    expect(await post(() => {}, within(200))).toEqual({ ok: false, reason: 'Its server did not answer in time.' });
    const dripping: RequestListener = (_, response) => {
      response.writeHead(200).write('x');
    };
    expect(await post(dripping, within(200))).toMatchObject({ ok: true, status: 200 });
    const long: RequestListener = (_, response) => void response.writeHead(200).write(Buffer.alloc(20 * 1024));
    const limits = within(20_000);
    expect(await post(long, limits)).toMatchObject({ ok: true, status: 200 });
    expect(limits.signal.aborted).toBe(false);
  });

  test.each([[['127.0.0.1']], [['93.184.215.14', '169.254.169.254']], [['::ffff:10.0.0.1']]])(
    'to a name that leads to %j goes nowhere',
    async (addresses) => {
      let connections = 0;
      const port = await listen(createTcpServer(() => (connections += 1)));
      const resolve: Resolve = async () =>
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      const outbound = createOutbound({ allowsPrivate: false, publicUrl, resolve });
      const url = `https://rebinding.example:${port}/hook`;
      expect(outbound.whyNot(url)).toBeNull();
      expect(await outbound.post(url, { ...message, ...within(1_000) })).toEqual({
        ok: false,
        reason: 'The name of its server leads into a private network.',
      });
      expect(connections).toBe(0);
    },
  );

  test('goes to the address that was checked, although the name leads elsewhere by then', async () => {
    const port = await listen(createServer((_, response) => response.writeHead(204).end()));
    let lookups = 0;
    const resolve: Resolve = async () => {
      lookups += 1;
      return [{ address: lookups === 1 ? '127.0.0.1' : '169.254.169.254', family: 4 }];
    };
    const outbound = createOutbound({ allowsPrivate: true, publicUrl, resolve });
    const posted = await outbound.post(`http://rebinding.example:${port}/hook`, { ...message, ...within(1_000) });
    expect([posted, lookups]).toEqual([{ ok: true, status: 204, retryAfter: null }, 1]);
  });
});
