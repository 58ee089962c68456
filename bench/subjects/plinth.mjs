import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { builtServer, pinnedNode, root, serverVariables } from '../../bin/run.mjs';
import { onCore } from '../measure/cores.mjs';

export const credentials = { email: 'owner@example.com', password: 'plinths carry' };

/**
 * Starts a server of its own with an administrator and no database but its own file; gives its address, how many ms it
 * took to be ready, and what stops it.
 *
 * @param {string} port
 * @param {Record<string, string>} variables
 * @param {{ data?: string, core?: number, checkout?: string }} [options] data: a folder that it gets a copy of; core: where
 *   it has to stay; checkout: another one, built, whose server is started
 */
export async function startPlinth(port, variables, { data, core, checkout = root } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  if (data) cpSync(data, folder, { recursive: true });
  const origin = `http://localhost:${port}`;
  const began = performance.now();
  const server = spawn(...onCore(core, pinnedNode(), builtServer), {
    cwd: checkout,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...serverVariables,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      DATA_DIR: folder,
      PORT: port,
      ADMIN_EMAIL: credentials.email,
      ADMIN_PASSWORD: credentials.password,
      ...variables,
    },
  });
  while (!(await isReady(origin))) await wait(10);
  const readyAfter = performance.now() - began;

  async function stop() {
    server.kill('SIGTERM');
    await once(server, 'close');
    rmSync(folder, { recursive: true, force: true });
  }

  return { origin, readyAfter, pid: server.pid ?? 0, stop };
}

/** @param {string} origin */
export async function tokenOf(origin) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/login`, { method: 'POST', headers, body: JSON.stringify(credentials) });
  return (await answer.json()).ACCESS_TOKEN;
}

/** @param {string} origin */
async function isReady(origin) {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
