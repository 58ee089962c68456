import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedEvent {
  path: string;
  method: string;
  headers: IncomingHttpHeaders;
  text: string;
  type: string;
  data: EventData;
}

/** What events tell. */
interface EventData {
  lead?: Record<string, unknown>;
  reply?: Record<string, unknown>;
  record?: Record<string, unknown>;
  [fact: string]: unknown;
}

type Answer = number | 'nothing' | { status: number; headers?: OutgoingHttpHeaders; body?: string };

/** Starts a server that takes events of webhooks, and answers each path as it is told: with 204 by default. */
export async function startWebhookReceiver(wantedPort = 0) {
  const received: ReceivedEvent[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer(async (request, response) => {
    const { url: path = '', method = '', headers } = request;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    received.push({ path, method, headers, text, ...(JSON.parse(text) as Pick<ReceivedEvent, 'type' | 'data'>) });
    const answer = answers.get(path) ?? 204;
    if (answer === 'nothing') return;
    const { status, headers: more = {}, body } = typeof answer === 'number' ? { status: answer } : answer;
    response.writeHead(status, more).end(body);
  });
  server.listen(wantedPort, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    received,
    answers,
    port,
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
