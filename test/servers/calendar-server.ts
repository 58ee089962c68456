import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server of calendars, each at a path: its text, or the status that it is refused with. */
export async function startCalendarServer() {
  const calendars = new Map<string, string | number>();
  const requests: string[] = [];
  let gate = Promise.resolve();
  const server = createServer(async ({ url = '' }, response) => {
    requests.push(url);
    await gate;
    const calendar = calendars.get(url) ?? 404;
    if (typeof calendar === 'number') response.writeHead(calendar).end();
    else response.writeHead(200, { 'content-type': 'text/calendar' }).end(calendar);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    calendars,
    requests,
    /** Answers nothing until the function that it returns is called. */
    hold: () => {
      const release = Promise.withResolvers<void>();
      gate = release.promise;
      return release.resolve;
    },
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
