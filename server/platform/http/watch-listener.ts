import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

const INTERVAL = 1_000; // ms
const PATIENCE = 8; // connections
const LOOPBACK: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/**
 * Calls `onDeaf` when a server stands still although its event loop does not: connects to it each second, and counts what
 * has not arrived. Connections to the port are given to all processes in turn, so each gets one a second. Where the first
 * is refused, by a firewall for example, none of them count.
 */
export function watchListener(server: Server, onDeaf: () => void): void {
  let canConnect = false;
  let missed = 0;
  server.on('connection', () => (missed = 0));

  const timer = setInterval(() => {
    if (!server.listening) return clearInterval(timer);
    if (missed === PATIENCE) {
      clearInterval(timer);
      return onDeaf();
    }
    if (canConnect) missed += 1;
    knock(server.address() as AddressInfo, () => (canConnect = true));
  }, INTERVAL).unref();
}

function knock({ address, port }: AddressInfo, onConnect: () => void) {
  const socket = connect({ host: LOOPBACK[address] ?? address, port });
  socket.once('connect', () => {
    onConnect();
    socket.destroy();
  });
  socket.on('error', () => {});
  socket.setTimeout(INTERVAL, () => socket.destroy());
  socket.unref();
}
