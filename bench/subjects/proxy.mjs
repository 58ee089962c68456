import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilAnswers } from './program.mjs';

/**
 * Starts nginx as a proxy of several ports, with one process.
 *
 * @param {string} program @param {{ port: string, to: string[] }} options
 */
export async function startProxy(program, { port, to }) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-proxy-'));
  // Started by root, it reads as a user without rights.
  chmodSync(folder, 0o755);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit; events {}
http { access_log off; keepalive_requests 10000000; ${paths.join(' ')}
  upstream plinth { ${to.map((upstream) => `server 127.0.0.1:${upstream} max_fails=0;`).join(' ')} keepalive 64; keepalive_requests 10000000; }
  server { listen 127.0.0.1:${port};
    location / { proxy_pass http://plinth; proxy_http_version 1.1; proxy_set_header Connection ""; } } }`,
  );
  const nginx = spawn(program, ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(nginx, 'nginx', origin);
  async function stop() {
    nginx.kill();
    await once(nginx, 'close');
    rmSync(folder, { recursive: true, force: true });
  }
  return { origin, pid: nginx.pid ?? 0, stop };
}
