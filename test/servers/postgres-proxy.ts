import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const REFUSAL = 'SFATAL\0C53300\0Msorry, too many clients already\0\0';
const TOO_MANY = `E\0\0\0${String.fromCharCode(REFUSAL.length + 4)}${REFUSAL}`;

/** Starts a proxy to a PostgreSQL server that can be cut, fall silent, refuse connections and be restored. */
export async function startPostgresProxy(databaseUrl: string) {
  const server = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  let slots = Infinity;
  const proxy = createServer((inner) => {
    sockets.add(inner.on('error', () => {}).on('close', () => sockets.delete(inner)));
    if (state === 'cut') return inner.destroy();
    if (state === 'silent') return inner.pause();
    if ((slots -= 1) < 0) return inner.once('data', () => inner.end(TOO_MANY));
    const outer = connect(Number(server.port || 5432), server.hostname).on('error', () => inner.destroy());
    sockets.add(outer.on('close', () => inner.destroy()));
    inner.on('close', () => outer.destroy());
    inner.pipe(outer).pipe(inner);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(databaseUrl);
  [url.hostname, url.port] = ['127.0.0.1', String((proxy.address() as AddressInfo).port)];

  return {
    url: url.href,
    /** Returns the number of connections, of two sockets each. */
    count: () => sockets.size / 2,
    cut: () => {
      state = 'cut';
      for (const socket of sockets) socket.destroy();
    },
    silence: () => {
      state = 'silent';
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Refuses all but two connections, as a server does whose limit is reached. */
    fill: () => {
      [state, slots] = ['open', 2];
      for (const socket of sockets) socket.destroy();
    },
    restore: () => {
      [state, slots] = ['open', Infinity];
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
