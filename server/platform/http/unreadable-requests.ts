import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const TYPE = 'application/json; charset=utf-8';
const CLOSED_WITHIN = 1_000; // ms
const UNREADABLE = { status: 400, message: 'The request cannot be read.' };

/** Responds to what is not HTTP, comes too slowly, or has too many headers. */
export function rejectUnreadable(error: NodeJS.ErrnoException, socket: Duplex) {
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
export function refusingUnreadable(listener: RequestListener): RequestListener {
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
