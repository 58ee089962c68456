import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import type { Followed } from './database.ts';

const TRIES_AGAIN = 500; // ms

interface Follow {
  url: string;
  statement: string;
  channel: string;
  onError: (error: Error) => void;
}

/** Listens on a connection of its own. While that is lost the number is not known, and another connection is tried for. */
export async function followNumber(pool: Pool, { url, statement, channel, onError }: Follow): Promise<Followed> {
  let number: number | null = null;
  let isClosed = false;
  let listener = await listen();

  async function listen(): Promise<Client> {
    const client = new Client({ connectionString: url, keepAlive: true });
    client.on('error', onError);
    client.on('notification', ({ payload }) => see(Number(payload)));
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    client.on('end', () => void again());
    see(await read());
    return client;
  }

  async function again() {
    number = null;
    for (;;) {
      await wait(TRIES_AGAIN, undefined, { ref: false });
      if (isClosed) return;
      try {
        listener = await listen();
        return;
      } catch (error) {
        onError(error as Error);
      }
    }
  }

  async function read() {
    const { rows } = await pool.query<[number]>({ text: statement, rowMode: 'array' });
    return rows[0]?.[0] ?? 0;
  }

  /** Tidings may overtake one another; the number only rises. */
  function see(seen: number) {
    number = Math.max(number ?? 0, seen);
  }

  return {
    value: () => number,
    refresh: async () => {
      if (number !== null) see(await read());
    },
    close: async () => {
      isClosed = true;
      await listener.end();
    },
  };
}
