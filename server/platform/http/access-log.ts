import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createClientAddress } from './client-address.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Log } from '../log/log.ts';
import { pathWithoutToken } from './path-without-token.ts';
import { ownId, REQUEST_ID, requestId } from './request-id.ts';

/**
 * Returns a listener that sends a request's own id back, on cached responses too. With `ACCESS_LOG=on` every request gets
 * an id, and a log line once its response has ended.
 */
export function withAccessLog(
  listener: RequestListener,
  log: Log,
  { ACCESS_LOG, TRUST_PROXY }: Pick<Configuration, 'ACCESS_LOG' | 'TRUST_PROXY'>,
): RequestListener {
  const clientAddress = createClientAddress(TRUST_PROXY);

  return (request, response) => {
    const id = ACCESS_LOG === 'on' ? requestId(request) : ownId(request);
    if (id !== null) {
      request.headers[REQUEST_ID] = id;
      response.setHeader(REQUEST_ID, id);
    }
    if (ACCESS_LOG === 'on') logOnceEnded(request, response, { request_id: id, address: clientAddress(request) });
    listener(request, response);
  };

  function logOnceEnded(request: IncomingMessage, response: ServerResponse, facts: object) {
    const began = performance.now();
    const { socket, method, url = '' } = request;
    const before = socket.bytesWritten;
    response.once('close', () => {
      const ms = Math.round((performance.now() - began) * 10) / 10;
      const bytes = socket.bytesWritten - before;
      const status = response.headersSent ? response.statusCode : null;
      log.info({ method, path: pathWithoutToken(url), status, ms, bytes, ...facts }, 'Request');
    });
  }
}
