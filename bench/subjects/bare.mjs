import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from '../../bin/run.mjs';
import { onCore, untilAnswers } from './program.mjs';

const itself = fileURLToPath(import.meta.url);

/** What a browser needs to show the page and to ask for it again. */
const HEADERS = ['content-type', 'content-encoding', 'content-length', 'etag', 'vary'];

/**
 * Starts a server of nothing but node:http, which sends the body of an address with five of its headers: the yardstick of
 * cached responses.
 *
 * @param {string} source @param {{ port: string, core: number }} options
 */
export async function startBare(source, { port, core }) {
  const server = spawn(...onCore(core, pinnedNode(), [itself, source, port]), { stdio: 'inherit' });
  const address = `http://localhost:${port}/`;
  await untilAnswers(server, 'The bare server', address);
  async function stop() {
    server.kill();
    await once(server, 'close');
  }
  return { address, pid: server.pid ?? 0, stop };
}

if (process.argv[1] === itself) {
  const [, , source = '', port] = process.argv;
  const [response] = await once(get(source, { headers: { 'accept-encoding': 'gzip' } }), 'response');
  const body = Buffer.concat(await response.toArray());
  const headers = Object.fromEntries(HEADERS.map((name) => [name, response.headers[name] ?? '']));
  createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(Number(port));
}
