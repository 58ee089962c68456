import type { Socket } from 'node:net';
import { hostname } from 'node:os';
import type { Connection } from 'pg';
import { NUMBER_VARIABLE } from '../process/cluster.ts';

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

const MOST = 63; // characters that PostgreSQL keeps

/** What `pg_stat_activity` calls our connections: with the machine, and the number of the process. */
export const CONNECTION_NAME = `plinth ${process.env[NUMBER_VARIABLE] ?? '1'} on ${hostname()}`.slice(0, MOST);
