import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

// Below those that the system gives to outgoing connections.
const FIRST = 10_000;
const COUNT = 10_000;

/** Returns a free port of the loopback address, which no other test takes while this process lives. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    const claim = await listenAt(port + COUNT);
    if (!claim) continue;
    const found = await listenAt(port);
    if (!found) continue;
    found.close();
    await once(found, 'close');
    return port;
  }
}

/** Listens until the process ends, unless something else does. */
async function listenAt(port: number): Promise<Server | null> {
  const server = createServer().unref();
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  return isListening ? server : null;
}
