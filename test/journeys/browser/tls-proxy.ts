import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request, type RequestOptions, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';

const pem = readFileSync(new URL('plinth.test.pem', import.meta.url));

/** Starts a proxy that terminates TLS and forwards to a local port, and says so in headers unless it is silent. */
export async function startTlsProxy(target: number, { isSilent = false } = {}) {
  const proxy = createServer({ key: pem, cert: pem }, (incoming, outgoing) => {
    const forwarded = isSilent ? {} : { 'x-forwarded-proto': 'https', 'x-forwarded-host': incoming.headers.host };
    forward(incoming, outgoing, { port: target, headers: { ...incoming.headers, ...forwarded } });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as { port: number }).port,
    stop: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, to: Pick<RequestOptions, 'port' | 'headers'>) {
  const { method, url: path } = incoming;
  const forwarding = request({ host: '127.0.0.1', method, path, ...to }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  forwarding.on('error', () => outgoing.destroy());
  incoming.pipe(forwarding);
}
