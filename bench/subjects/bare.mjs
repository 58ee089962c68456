import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from '../../bin/run.mjs';
import { onCore } from '../measure/cores.mjs';

const itself = fileURLToPath(import.meta.url);

/**
 * Starts a server of nothing but node:http, which answers everything with the very bytes of an address: what no server
 * on it can be faster than.
 *
 * @param {string} address @param {{ port: string, core: number }} options
 */
export async function startBare(address, { port, core }) {
  const server = spawn(...onCore(core, pinnedNode(), [itself, address, port]), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(/** @type {NodeJS.ReadableStream} */ (server.stdout), 'data');
  async function stop() {
    server.kill();
    await once(server, 'close');
  }
  return { address: `http://localhost:${port}/`, stop };
}

if (process.argv[1] === itself) {
  const [, , address = '', port] = process.argv;
  const { headers, body } = await answerOf(address);
  createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(port), () =>
    console.log('ready'),
  );
}

/** @param {string} address */
async function answerOf(address) {
  const request = get(address, { headers: { 'accept-encoding': 'gzip' } });
  const [answer] = await once(request, 'response');
  const body = Buffer.concat(await answer.toArray());
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;
  return { headers, body };
}
