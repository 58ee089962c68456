import type { AddressInfo, Server } from 'node:net';
import { afterEach } from 'vitest';
import { createOutbound } from '../../server/outbound/outbound.ts';

export const publicUrl = 'https://plinth.example';

/** Calls servers of this machine, too. */
export const inside = createOutbound({ allowsPrivate: true, publicUrl });

/** Returns what has a server listen until the end of a test, and returns its port. */
export function listening() {
  const opened: Server[] = [];
  afterEach(() => {
    for (const server of opened.splice(0)) server.close();
  });

  return async (server: Server): Promise<number> => {
    opened.push(server);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
}
