import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true });

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Makes a request without normalizing its path. */
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
): Promise<RawResponse> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const pending = request({ port, agent, method, path, headers: { ...headers, ...length } });
  pending.end(body);
  const [response] = await once(pending, 'response');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** Writes bytes to a connection, ends it and returns all that it receives. */
export async function write(port: number, bytes: string | Uint8Array): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.on('error', () => {}); // The server may close the connection first.
  socket.end(bytes);
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

/** Opens a connection that writes bytes and never reads. */
export async function sendAndNotRead(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  socket.on('error', () => {}); // The server cuts off clients that send too much.
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}
