import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createBoundedServer } from './connections.ts';

const DURATION = 15; // ms, a thirtieth of the start
const CONNECTIONS = 8;

/**
 * Requests a path over and over for a moment, so that the code of cached responses is compiled before the first visitors
 * come. Failures are of no consequence.
 */
export async function warmUp(listener: RequestListener, path: string, duration = DURATION): Promise<void> {
  const server = createBoundedServer(listener).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const until = performance.now() + duration;
    await Promise.all(Array.from({ length: CONNECTIONS }, () => requestUntil(until, port, path)));
  } catch {
    // Without a loopback address the first visitors do it.
  } finally {
    server.close();
  }
}

async function requestUntil(until: number, port: number, path: string): Promise<void> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, br\r\n\r\n`;
  const socket = connect(port, '127.0.0.1', () => socket.write(request));
  const deadline = setTimeout(() => socket.destroy(), Math.max(0, until - performance.now()));
  socket.on('data', () => socket.write(request));
  await once(socket, 'close');
  clearTimeout(deadline);
}
