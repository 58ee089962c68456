import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true });

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Makes a request with its path exactly as it is given: nothing on the way tidies it up. */
export async function send(
  port: number,
  {
    method = 'GET',
    path,
    headers = {},
    body,
  }: {
    method?: string;
    path: string;
    headers?: Record<string, string>;
    body?: string | undefined;
  },
): Promise<Answer> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const asked = request({ port, agent, method, path, headers: { ...headers, ...length } });
  asked.end(body);
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** Writes bytes to a connection, ends it, and gives all that comes back. */
export async function write(port: number, bytes: string | Uint8Array): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.on('error', () => {}); // The server may close while we still write.
  socket.end(bytes);
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

/** Connects as a client that sends all this at once and reads nothing. */
export async function sendAndNotRead(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  socket.on('error', () => {}); // Who sends too much is cut.
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}
