import type { Socket } from 'node:net';
import type { Connection } from 'pg';

/** In ms; longer than any statement may take. */
export const SILENCE = 7_000;

/** Destroys a connection whose socket times out, so that waiting queries fail. */
export function destroyOnTimeout(connection: Connection): void {
  const socket = socketOf(connection);
  socket.on('timeout', () => {
    socket.destroy(Object.assign(new Error('The database has gone silent.'), { code: 'ETIMEDOUT' }));
  });
}

/** Returns the socket, the encrypted one if there is one. */
export function socketOf({ stream }: Connection): Socket {
  return stream as Socket;
}
