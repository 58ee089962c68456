import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { certificate } from '../servers/certificate.ts';
import { inside, listening, publicUrl } from './servers-inside.ts';
import { createOutbound } from '../../server/outbound/outbound.ts';
import type { Resolve } from '../../server/outbound/resolve-name.ts';

const listen = listening();
const within = (ms: number) => ({ signal: AbortSignal.timeout(ms) });
const limits = { signal: new AbortController().signal, maxSize: 1024 * 1024, accept: 'text/calendar' };
const HERE = { address: '127.0.0.1', family: 4 };

const ask = async (listener: RequestListener, changes: Partial<typeof limits> = {}) => {
  const port = await listen(createServer(listener));
  return inside.read(`http://127.0.0.1:${port}/secret.ics`, { ...limits, ...changes });
};

test('what is there is read, by a request that says what it wants and no more', async () => {
  let headers = {};
  const read = await ask((request, response) => {
    headers = request.headers;
    response.end('BEGIN:VCALENDAR');
  });
  expect(read).toEqual({ ok: true, body: Buffer.from('BEGIN:VCALENDAR') });
  expect(headers).toEqual({
    host: expect.stringMatching(/^127\.0\.0\.1:/),
    accept: 'text/calendar',
    'accept-encoding': 'identity',
    'user-agent': 'Plinth',
    connection: 'close',
  });
});

describe('a server that', () => {
  const reasonOf = async (...parameters: Parameters<typeof ask>) => {
    const read = await ask(...parameters);
    return read.ok ? 'It was read.' : read.reason;
  };
  const LATE = 'Its server did not answer in time.';

  test('leads on is not followed', async () => {
    const paths: string[] = [];
    const reason = await reasonOf(({ url = '' }, response) => {
      paths.push(url);
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(reason).toBe('Its server leads on to another address.');
    expect(paths).toEqual(['/secret.ics']);
  });

  test('refuses is quoted with its status', async () => {
    expect(await reasonOf((_, response) => response.writeHead(403).end())).toBe(
      'Its server answers with the status 403.',
    );
  });

  test('never answers is left', async () => {
    expect(await reasonOf(() => {}, within(200))).toBe(LATE);
  });

  test('takes the connection and says nothing is left', async () => {
    const port = await listen(createTcpServer(() => {}));
    const read = await inside.read(`http://127.0.0.1:${port}/`, { ...limits, ...within(200) });
    expect(read).toEqual({ ok: false, reason: LATE });
  });

  test('drips is left, however often it sends something', async () => {
    const dripping: RequestListener = (_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(timer));
    };
    expect(await reasonOf(dripping, within(300))).toBe(LATE);
  });

  test('never ends its body is left once that is too large', async () => {
    let sent = 0;
    const endless: RequestListener = (_, response) => {
      const part = Buffer.alloc(64 * 1024);
      const pour = () => {
        while (!response.destroyed && response.write(part)) sent += part.length;
        sent += part.length;
      };
      response.on('drain', pour);
      pour();
    };
    expect(await reasonOf(endless)).toBe('It is larger than 1 MB.');
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  test('names a length that is too large is not read', async () => {
    const reason = await reasonOf((_, response) => response.writeHead(200, { 'content-length': 10 ** 12 }).write('x'));
    expect(reason).toBe('It is larger than 1 MB.');
  });

  test('ends before all of it is there is no success', async () => {
    const cut: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('BEGIN:VCALENDAR', () => response.destroy());
    };
    expect(await reasonOf(cut)).toBe('Its server ended the connection.');
  });

  test('sends a bomb compressed is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));
    const reason = await reasonOf((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    expect(reason).toBe('Its server compresses what it was asked to send as it is.');
  });

  test('sends headers without end is left', async () => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => {});
      socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}`);
    });
    const read = await inside.read(`http://127.0.0.1:${await listen(server)}/`, limits);
    expect(read).toEqual({ ok: false, reason: 'Its server sends too many headers.' });
  });

  test('speaks something else is said to be unreachable, without its address', async () => {
    const server = createTcpServer((socket) => void socket.on('error', () => {}).end('220 smtp.example.com ESMTP\r\n'));
    const read = await inside.read(`http://127.0.0.1:${await listen(server)}/`, limits);
    expect(read).toEqual({
      ok: false,
      reason: expect.stringMatching(/^Its server could not be reached \(HPE_\w+\)\.$/),
    });
  });

  test('is not there is said to be unreachable', async () => {
    const server = createTcpServer();
    const port = await listen(server);
    await new Promise((resolve) => void server.close(resolve));
    const read = await inside.read(`http://127.0.0.1:${port}/`, limits);
    expect(read).toEqual({ ok: false, reason: 'Its server could not be reached.' });
  });
});

describe('a name', () => {
  const resolving = (...answers: string[][]) => {
    let lookups = 0;
    const resolve: Resolve = async () => {
      const addresses = answers[Math.min(lookups, answers.length - 1)] ?? [];
      lookups += 1;
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    };
    return { resolve, count: () => lookups };
  };

  test.each([
    [['127.0.0.1']],
    [['93.184.215.14', '169.254.169.254']],
    [['2606:4700:4700::1111', '::1']],
    [['::ffff:10.0.0.1']],
    [['fe80::1%eth0']],
    [['no address']],
  ])('that leads to %j is refused, and nobody is connected to', async (addresses) => {
    let connections = 0;
    const port = await listen(createTcpServer(() => (connections += 1)));
    const { resolve } = resolving(addresses);
    const read = await createOutbound({ allowsPrivate: false, publicUrl, resolve }).read(
      `https://rebinding.example:${port}/`,
      limits,
    );
    expect(read).toEqual({ ok: false, reason: 'The name of its server leads into a private network.' });
    expect(connections).toBe(0);
  });

  test('that changes its address after it was checked is not asked again', async () => {
    const port = await listen(createServer((_, response) => response.end('The first.')));
    const { resolve, count } = resolving(['127.0.0.1'], ['169.254.169.254']);
    const outbound = createOutbound({ allowsPrivate: true, publicUrl, resolve });
    const read = await outbound.read(`http://rebinding.example:${port}/`, limits);
    expect(read).toEqual({ ok: true, body: Buffer.from('The first.') });
    expect(count()).toBe(1);
  });

  test('without an address is said to have none', async () => {
    const { resolve } = resolving([]);
    const read = await createOutbound({ allowsPrivate: false, publicUrl, resolve }).read(
      'https://gone.example/',
      limits,
    );
    expect(read).toEqual({ ok: false, reason: 'The name of its server has no address.' });
  });

  test('whose servers say nothing is given up in time', async () => {
    const resolve: Resolve = (_, signal) =>
      new Promise((done) => signal.addEventListener('abort', () => done([]), { once: true }));
    const outbound = createOutbound({ allowsPrivate: false, publicUrl, resolve });
    const read = await outbound.read('https://silent.example/', { ...limits, ...within(100) });
    expect(read).toEqual({ ok: false, reason: 'Its server did not answer in time.' });
  });
});

test('a certificate must be valid, and for the name', async () => {
  const server = createTlsServer(certificate, (_, response) => response.end('Encrypted.'));
  const port = await listen(server);
  const outbound = createOutbound({ allowsPrivate: true, publicUrl, resolve: async () => [HERE] });
  const read = (host: string) => outbound.read(`https://${host}:${port}/`, limits);
  expect(await read('calendars.example')).toEqual({
    ok: false,
    reason: 'The certificate of its server is not valid.',
  });
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, certificate.cert]);
  try {
    expect(await read('calendars.example')).toEqual({ ok: true, body: Buffer.from('Encrypted.') });
    expect(await read('other.example')).toEqual({
      ok: false,
      reason: 'The certificate of its server is for another name.',
    });
  } finally {
    setDefaultCACertificates(trusted);
  }
});
