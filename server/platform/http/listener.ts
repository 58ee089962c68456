import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ConfigurationError, Unavailable } from '../configuration/configuration.ts';
import { atMostEvery } from '../limits/at-most-every.ts';
import type { Log } from '../log/log.ts';
import { createBoundedServer } from './connections.ts';
import { refusingUnreadable, rejectUnreadable } from './unreadable-requests.ts';

const CLOSE_NOTICE = 500; // ms in which clients learn that their connections close
const LAST_ARRIVALS = 250; // ms for requests on their way
const CLOSE_TIMEOUT = 7_000; // ms: containers are killed after ten seconds
const WARN_INTERVAL = 60_000; // ms
const FULL = 'All connections are taken. Idle ones of whoever has the most are closed for new ones.';

export interface Listener {
  server: Server;
  /** Starts listening if need be, and passes requests to this listener from now on. */
  open: (listener: RequestListener) => Promise<void>;
  /**
   * Closes connections with their next response, accepts no more, and waits for requests that are under way. Connections
   * without any are closed after a moment, or once others serve here: only when the time is up, as their next request may
   * be on its way.
   */
  close: (options?: { othersServe?: boolean }) => Promise<void>;
}

/** Opens the server's port. With `listensAtOnce`, every request but `/healthz` gets 503 until `open` is called. */
export async function openListener(
  { PORT, HOST }: { PORT: number; HOST: string },
  { listensAtOnce, maxConnections, log }: { listensAtOnce: boolean; maxConnections: number; log: Log },
): Promise<Listener> {
  let listener: RequestListener = respondWhileStarting;
  let isClosing = false;
  const warnOfFull = async () => log.warn({ connections: maxConnections }, FULL);
  const server = createBoundedServer(
    refusingUnreadable((request, response) => {
      if (isClosing) response.setHeader('connection', 'close');
      listener(request, response);
    }),
    { maxConnections, onFull: atMostEvery(WARN_INTERVAL, warnOfFull) },
  );
  server.on('clientError', rejectUnreadable);

  async function listen() {
    server.listen(PORT, HOST);
    try {
      await once(server, 'listening');
    } catch (error) {
      throw cannotListen(error as NodeJS.ErrnoException, HOST, PORT);
    }
    server.on('error', (err) => log.error({ err }, 'A connection could not be accepted.'));
  }

  if (listensAtOnce) await listen();
  return {
    server,
    open: async (opened) => {
      listener = opened;
      if (!server.listening) await listen();
    },
    close: async ({ othersServe = false } = {}) => {
      isClosing = true;
      await wait(CLOSE_NOTICE);
      const closed = once(server, 'close');
      stopAccepting(server);
      const deadline = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT);
      if (!othersServe) {
        await Promise.race([closed, wait(LAST_ARRIVALS)]);
        server.close();
      }
      await closed;
      clearTimeout(deadline);
    },
  };
}

/** What may pass by itself is worth another start. */
function cannotListen({ code = '', message }: NodeJS.ErrnoException, host: string, port: number) {
  const Refusal = ['EADDRINUSE', 'EADDRNOTAVAIL'].includes(code) ? Unavailable : ConfigurationError;
  return new Refusal(`Plinth cannot listen at ${host}, port ${port}: ${message}.`);
}

/** Unlike `server.close()`, cuts no connections that seem idle because their request is still on its way. */
function stopAccepting(server: Server) {
  NetServer.prototype.close.call(server);
}

const respondWhileStarting: RequestListener = (request, response) => {
  const isAlive = request.url === '/healthz';
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  };
  response.writeHead(isAlive ? 200 : 503, headers);
  response.end(
    JSON.stringify(isAlive ? { status: 'alive' } : { message: 'Plinth is starting. Please try again in a moment.' }),
  );
};
