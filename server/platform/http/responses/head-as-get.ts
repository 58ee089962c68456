import type { IncomingMessage, RequestListener } from 'node:http';
import { Readable } from 'node:stream';

const heads = new WeakSet<IncomingMessage>();

/** Handles HEAD as GET, for the same headers: node:http leaves out the body. */
export function headAsGet(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.method === 'HEAD') {
      heads.add(request);
      request.method = 'GET';
    }
    listener(request, response);
  };
}

/** Whether a request, handled as GET, was sent as HEAD. */
export function isHead(request: IncomingMessage): boolean {
  return heads.has(request);
}

/** Closes what a HEAD does not ask for: it would be read to its end, and thrown away. */
export function unread(stream: Readable): Readable {
  stream.destroy();
  return Readable.from([]);
}
