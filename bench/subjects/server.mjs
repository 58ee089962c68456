import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer, pinnedNode, root, run, serverVariables } from '../../bin/run.mjs';
import { createApiClient, overNetwork } from '../../test/api-client.ts';
import { serverEnvironment } from '../../test/servers/server-process.ts';
import { servingProcess } from '../measure/processes.mjs';
import { isServed, onCore, untilAnswers } from './program.mjs';

export const credentials = { email: 'owner@example.com', password: 'plinths carry' };

/**
 * Starts a built server on SQLite with an administrator. `readyAfter` is in ms.
 *
 * @param {string} port
 * @param {Record<string, string>} variables
 * @param {{ data?: string, filling?: string[], core?: number, checkout?: string, program?: string[] }} [options] data: a folder that
 *   is copied as its data folder; filling: what bench/content/content.ts fills its database with; core: the CPU core it is pinned to;
 *   checkout: another built checkout to run; program: another program of it
 */
export async function startServer(
  port,
  variables,
  { data, filling, core, checkout = root, program = builtServer } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  if (data) cpSync(data, folder, { recursive: true });
  const origin = `http://localhost:${port}`;
  const readiness = `${origin}/readyz`;
  if (await isServed(readiness)) throw new Error(`Another server has port ${port}; the figures would be its own.`);
  const environment = {
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
  };
  if (filling && (await run(pinnedNode(), ['bench/content/content.ts', ...filling], { env: environment })))
    throw new Error('The database could not be filled.');
  const began = performance.now();
  const server = spawn(...onCore(core, pinnedNode(), program), {
    cwd: checkout,
    stdio: 'ignore',
    env: environment,
  });
  await untilAnswers(server, `The server on port ${port}`, readiness);
  const readyAfter = performance.now() - began;

  async function stop() {
    server.kill('SIGTERM');
    await once(server, 'close');
    rmSync(folder, { recursive: true, force: true });
  }

  const primary = server.pid ?? 0;
  return { origin, folder, readyAfter, primary, pid: servingProcess(primary), stop };
}

/** Returns a client of the API that is signed in as the administrator. @param {string} origin */
export async function signIn(origin) {
  const { body } = await createApiClient(overNetwork(origin)).ask('POST', '/login', credentials);
  return createApiClient(overNetwork(origin), body.ACCESS_TOKEN);
}
