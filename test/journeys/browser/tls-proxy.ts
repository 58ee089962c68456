import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';

const pem = readFileSync(new URL('plinth.test.pem', import.meta.url));

/** Starts a proxy that terminates TLS and forwards to a local port. */
export async function startTlsProxy(target: number) {
  const proxy = createServer({ key: pem, cert: pem }, (incoming, outgoing) => forward(incoming, outgoing, target));
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

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number) {
  const { method, url: path, headers } = incoming;
  const forwardedHeaders = { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-host': headers.host };
  const forwarding = request({ host: '127.0.0.1', port, method, path, headers: forwardedHeaders }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  forwarding.on('error', () => outgoing.destroy());
  incoming.pipe(forwarding);
}
