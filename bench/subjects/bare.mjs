import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from '../../bin/run.mjs';
import { onCore } from '../measure/cores.mjs';
import { firstOutput } from './program.mjs';

const itself = fileURLToPath(import.meta.url);

/** What a browser needs to show the page and to ask for it again. */
const HEADERS = ['content-type', 'content-encoding', 'content-length', 'etag', 'vary'];

/**
 * Starts a server of nothing but node:http, which sends the body of an address with five of its headers: the yardstick of
 * cached responses.
 *
 * @param {string} address @param {{ port: string, core: number }} options
 */
export async function startBare(address, { port, core }) {
  const server = spawn(...onCore(core, pinnedNode(), [itself, address, port]), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await firstOutput(server, 'The bare server');
  async function stop() {
    server.kill();
    await once(server, 'close');
  }
  return { address: `http://localhost:${port}/`, pid: server.pid ?? 0, stop };
}

if (process.argv[1] === itself) {
  const [, , address = '', port] = process.argv;
  const { headers, body } = await responseOf(address);
  createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(port), () =>
    console.log('ready'),
  );
}

/** @param {string} address */
async function responseOf(address) {
  const request = get(address, { headers: { 'accept-encoding': 'gzip' } });
  const [response] = await once(request, 'response');
  const body = Buffer.concat(await response.toArray());
  const headers = Object.fromEntries(HEADERS.map((name) => [name, response.headers[name] ?? '']));
  return { headers, body };
}
