import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { onCore } from '../measure/cores.mjs';
import { isServed, untilAnswers } from './program.mjs';

const NGINX = '/usr/sbin/nginx';

/**
 * Starts nginx serving the body of an address as a precompressed file; undefined where it is not installed.
 *
 * @param {string} address @param {{ port: string, core: number }} options
 */
export async function startNginx(address, { port, core }) {
  if (!existsSync(NGINX)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'plinth-nginx-'));
  // Started by root, it reads as a user without rights.
  chmodSync(folder, 0o755);
  const body = await (await fetch(address)).text();
  writeFileSync(join(folder, 'page.html'), body);
  writeFileSync(join(folder, 'page.html.gz'), gzipSync(body));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { access_log off; gzip_static on; sendfile on; open_file_cache max=10; keepalive_requests 10000000;
  server { listen ${port}; root ${folder}; location / { try_files /page.html =404; types { text/html html; } } } }`,
  );
  const server = spawn(...onCore(core, NGINX, ['-c', `${folder}/nginx.conf`]), { stdio: 'ignore' });
  await untilAnswers(server, 'nginx', () => isServed(`http://localhost:${port}/`));
  async function stop() {
    server.kill();
    await once(server, 'close');
    rmSync(folder, { recursive: true, force: true });
  }
  return { address: `http://localhost:${port}/`, stop };
}
