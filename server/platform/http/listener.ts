import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Duplex } from 'node:stream';
import { ConfigurationError, Unavailable } from '../configuration/configuration.ts';
import { atMostEvery } from '../limits/at-most-every.ts';
import type { Log } from '../log/log.ts';
import { createBoundedServer } from './connections.ts';

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

interface ListenerOptions {
  /** Gets requests until `open` is called. Without it, the port is not opened before. */
  whileStarting: RequestListener | null;
  maxConnections: number;
  log: Log;
}

/** Prepares the server's port. */
export async function openListener(
  { PORT, HOST }: { PORT: number; HOST: string },
  { whileStarting, maxConnections, log }: ListenerOptions,
): Promise<Listener> {
  let listener = whileStarting;
  let isClosing = false;
  const warnOfFull = async () => log.warn({ connections: maxConnections }, FULL);
  const server = createBoundedServer(
    refusingUnreadable((request, response) => {
      if (isClosing) response.setHeader('connection', 'close');
      listener?.(request, response);
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

  if (whileStarting) await listen();
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

const TYPE = 'application/json; charset=utf-8';
const CLOSED_WITHIN = 1_000; // ms
const UNREADABLE = { status: 400, message: 'The request cannot be read.' };

/** Responds to what is not HTTP, comes too slowly, or has too many headers. */
function rejectUnreadable(error: NodeJS.ErrnoException, socket: Duplex) {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const { status, message } = refusals[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ message });
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${TYPE}\r\n`;
  socket.end(`${head}Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`);
  // After the client has read it: one that never closes its side would hold the connection for ever.
  setTimeout(() => socket.destroy(), CLOSED_WITHIN).unref();
}

const refusals: Record<string, typeof UNREADABLE> = {
  HPE_HEADER_OVERFLOW: { ...UNREADABLE, status: 431 },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: 'This arrived too slowly. Please check your connection and try again.',
  },
};

const TOO_LONG = { status: 414, message: 'This address is too long.' };

/** In characters: twice what any browser, email program or advertisement makes of a link. */
const LONGEST_URL = 4_000;

/**
 * Responds with 414 to a URL that only takes time to read, and with 400 to requests that node:http reads although they may mean
 * something else to a proxy: with several Host headers (RFC 9112, 3.2), or of another version than HTTP/1.
 */
function refusingUnreadable(listener: RequestListener): RequestListener {
  return (request, response) => {
    if ((request.url?.length ?? 0) > LONGEST_URL) return refuse(response, TOO_LONG);
    if (request.httpVersionMajor !== 1 || countHosts(request) > 1) return refuse(response, UNREADABLE);
    return listener(request, response);
  };
}

function refuse(response: ServerResponse, { status, message }: typeof UNREADABLE) {
  response.writeHead(status, { 'content-type': TYPE, connection: 'close' });
  response.end(JSON.stringify({ message }));
}

function countHosts({ rawHeaders }: IncomingMessage) {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts;
}
