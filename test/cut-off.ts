import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const REFUSAL = 'SFATAL\0C53300\0Msorry, too many clients already\0\0';
const TOO_MANY = `E\0\0\0${String.fromCharCode(REFUSAL.length + 4)}${REFUSAL}`;

/** A way to a PostgreSQL server that can be cut, fall silent or be full, and be restored. */
export async function startCutOff(databaseUrl: string) {
  const server = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  let room = Infinity;
  const way = createServer((inner) => {
    sockets.add(inner.on('error', () => {}).on('close', () => sockets.delete(inner)));
    if (state === 'cut') return inner.destroy();
    if (state === 'silent') return inner.pause();
    if ((room -= 1) < 0) return inner.once('data', () => inner.end(TOO_MANY));
    const outer = connect(Number(server.port || 5432), server.hostname).on('error', () => inner.destroy());
    sockets.add(outer.on('close', () => inner.destroy()));
    inner.on('close', () => outer.destroy());
    inner.pipe(outer).pipe(inner);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const url = new URL(databaseUrl);
  [url.hostname, url.port] = ['127.0.0.1', String((way.address() as AddressInfo).port)];

  return {
    url: url.href,
    /** How many connections there are, each of two sockets. */
    count: () => sockets.size / 2,
    cut: () => {
      state = 'cut';
      for (const socket of sockets) socket.destroy();
    },
    silence: () => {
      state = 'silent';
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** Accepts no connections beyond these two. */
    fill: () => {
      [state, room] = ['open', 2];
      for (const socket of sockets) socket.destroy();
    },
    restore: () => {
      [state, room] = ['open', Infinity];
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      way.close();
    },
  };
}
