import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { CONNECTION_NAME, destroyOnTimeout, SILENCE, socketOf } from './connection-timeout.postgres.ts';
import type { Followed } from './database.ts';

const RETRY_DELAY = 500; // ms
const READ_INTERVAL = 5_000; // ms: less than the silence after which a connection counts as lost

interface Follow {
  url: string;
  statement: string;
  channel: string;
  onError: (error: Error) => void;
}

/** Listens on a connection of its own. While it is lost the number is unknown, and the listener reconnects. */
export async function followNumber(pool: Pool, { url, statement, channel, onError }: Follow): Promise<Followed> {
  let number: number | null = null;
  let isClosed = false;
  let listener = await listen();

  async function listen(): Promise<Client> {
    const client = new Client({
      connectionString: url,
      application_name: CONNECTION_NAME,
      connectionTimeoutMillis: 3_000,
    });
    client.on('error', onError);
    client.on('notification', ({ payload }) => update(Number(payload)));
    await client.connect();
    destroyOnTimeout(client.connection);
    socketOf(client.connection).setTimeout(SILENCE);
    try {
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      update(await read(client));
    } catch (error) {
      client.connection.stream.destroy();
      throw error;
    }
    const reading = setInterval(() => void checkConnection(client), READ_INTERVAL).unref();
    client.on('end', () => {
      clearInterval(reading);
      void reconnect();
    });
    return client;
  }

  async function reconnect() {
    number = null;
    for (let tries = 1; ; tries += 1) {
      if (isClosed) return;
      try {
        listener = await listen();
        if (isClosed) await listener.end();
        return;
      } catch (error) {
        // Reported once per series.
        if (tries === 1) onError(error as Error);
        await wait(RETRY_DELAY, undefined, { ref: false });
      }
    }
  }

  /** Proves that the connection is alive. */
  async function checkConnection(client: Client) {
    try {
      update(await read(client));
    } catch {
      client.connection.stream.destroy();
    }
  }

  async function read(connection: Pool | Client) {
    const { rows } = await connection.query<[number]>({ text: statement, rowMode: 'array' });
    return rows[0]?.[0] ?? 0;
  }

  /** Notifications may overtake one another; the number only rises. */
  function update(latest: number) {
    number = Math.max(number ?? 0, latest);
  }

  return {
    value: () => number,
    refresh: async () => {
      if (number !== null) update(await read(pool));
    },
    close: async () => {
      isClosed = true;
      await listener.end();
    },
  };
}
