import { once } from 'node:events';
import { type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { ConfigurationError } from '../configuration/configuration.ts';
import { createBoundedServer } from './connections.ts';

const LINGERS = 500; // ms in which those who hold connections learn that they end
const ENDS_WITHIN = 7_000; // ms, so that all has ended before a container is killed after its ten seconds

export interface Listener {
  server: Server;
  /** From now on it listens, if it did not before, and requests go to this listener. */
  open: (listener: RequestListener) => Promise<void>;
  /** Ends connections with their next answer, then takes no more, and waits a while for requests that are under way. */
  close: () => Promise<void>;
}

/**
 * Gives the door at which requests arrive. One that listens at once answers every request with 503 until it is opened, but
 * for the one for a sign of life.
 */
export async function openListener(
  { PORT, HOST }: { PORT: number; HOST: string },
  { listensAtOnce }: { listensAtOnce: boolean },
): Promise<Listener> {
  let listener: RequestListener = answerStarting;
  let isClosing = false;
  const server = createBoundedServer((request, response) => {
    if (isClosing) response.setHeader('connection', 'close');
    listener(request, response);
  });
  server.on('clientError', answerUnreadable);
  if (listensAtOnce) await listen(server, PORT, HOST);
  return {
    server,
    open: async (opened) => {
      listener = opened;
      if (!server.listening) await listen(server, PORT, HOST);
    },
    close: async () => {
      isClosing = true;
      await wait(LINGERS);
      const closed = once(server, 'close');
      server.close();
      const deadline = setTimeout(() => server.closeAllConnections(), ENDS_WITHIN);
      await closed;
      clearTimeout(deadline);
    },
  };
}

async function listen(server: Server, port: number, host: string) {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new ConfigurationError(`Plinth cannot listen at ${host}, port ${port}: ${(error as Error).message}.`);
  }
}

/** Answers what is not HTTP, or has more headers than anyone needs. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex) {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ message: 'The request cannot be read.' });
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n`;
  socket.end(`${head}Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`);
}

const answerStarting: RequestListener = (request, response) => {
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
