import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { ConfigurationError } from './configuration.ts';

const HEADERS_WITHIN = 10_000; // ms
const REQUEST_WITHIN = 30_000; // ms
const CHECKED_EVERY = 5_000; // ms

export interface FrontDoor {
  server: Server;
  /** From now on requests go to this listener. */
  open: (listener: RequestListener) => void;
  /** Takes no more connections, and waits for the requests that are under way. */
  close: () => Promise<void>;
}

/** Listens at once. Until the door is opened, every request but the one for a sign of life is answered with 503. */
export async function openFrontDoor({ PORT, HOST }: { PORT: number; HOST: string }): Promise<FrontDoor> {
  let listener: RequestListener = answerStarting;
  const limits = {
    headersTimeout: HEADERS_WITHIN,
    requestTimeout: REQUEST_WITHIN,
    connectionsCheckingInterval: CHECKED_EVERY,
  };
  const server = createServer(limits, (request, response) => listener(request, response));
  server.listen(PORT, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new ConfigurationError(`Plinth cannot listen at ${HOST}, port ${PORT}: ${(error as Error).message}.`);
  }
  return {
    server,
    open: (opened) => {
      listener = opened;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
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
