import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';

const pem = readFileSync(new URL('plinth.test.pem', import.meta.url));

/** Starts a proxy that speaks TLS to visitors and plain HTTP to the server at `target` on this machine. */
export async function startTlsProxy(target: number) {
  const proxy = createServer({ key: pem, cert: pem }, (incoming, answer) => forward(incoming, answer, target));
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
  const forwarded = { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-host': headers.host };
  const onward = request({ host: '127.0.0.1', port, method, path, headers: forwarded }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
