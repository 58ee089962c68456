import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer, pinnedNode, root, serverVariables } from '../../bin/run.mjs';
import { serverEnvironment } from '../../test/servers/server-process.ts';
import { onCore } from '../measure/cores.mjs';
import { servingProcess } from '../measure/processes.mjs';
import { untilAnswers } from './program.mjs';

export const credentials = { email: 'owner@example.com', password: 'plinths carry' };

/**
 * Starts a built server on SQLite with an administrator. `readyAfter` is in ms.
 *
 * @param {string} port
 * @param {Record<string, string>} variables
 * @param {{ data?: string, core?: number, checkout?: string }} [options] data: a folder that is copied as its data
 *   folder; core: the CPU core it is pinned to; checkout: another built checkout to run
 */
export async function startServer(port, variables, { data, core, checkout = root } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  if (data) cpSync(data, folder, { recursive: true });
  const origin = `http://localhost:${port}`;
  if (await isReady(origin)) throw new Error(`Another server has port ${port}; the figures would be its own.`);
  const began = performance.now();
  const server = spawn(...onCore(core, pinnedNode(), builtServer), {
    cwd: checkout,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...serverVariables,
      ...serverEnvironment({
        DATA_DIR: folder,
        PORT: port,
        CONTENT: 'demo',
        ADMIN_EMAIL: credentials.email,
        ADMIN_PASSWORD: credentials.password,
        ...variables,
      }),
    },
  });
  await untilAnswers(server, `The server on port ${port}`, () => isReady(origin), 10);
  const readyAfter = performance.now() - began;

  async function stop() {
    server.kill('SIGTERM');
    await once(server, 'close');
    rmSync(folder, { recursive: true, force: true });
  }

  const primary = server.pid ?? 0;
  return { origin, readyAfter, primary, pid: servingProcess(primary), stop };
}

/** @param {string} origin */
export async function tokenOf(origin) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/login`, { method: 'POST', headers, body: JSON.stringify(credentials) });
  return (await response.json()).ACCESS_TOKEN;
}

/** @param {string} origin */
async function isReady(origin) {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
