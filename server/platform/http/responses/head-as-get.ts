import type { IncomingMessage, RequestListener } from 'node:http';

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
