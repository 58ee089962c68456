import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pinnedNode, root } from '../bin/run.mjs';

export const credentials = { email: 'owner@example.com', password: 'plinths carry' };

/**
 * Starts a server of its own with an administrator and no database but its own file; gives its address and what stops
 * it.
 *
 * @param {string} port
 * @param {Record<string, string>} variables
 */
export async function startPlinth(port, variables) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  const origin = `http://localhost:${port}`;
  const server = spawn(pinnedNode(), ['server/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      DATA_DIR: folder,
      PORT: port,
      ADMIN_EMAIL: credentials.email,
      ADMIN_PASSWORD: credentials.password,
      ...variables,
    },
  });
  while (!(await isReady(origin))) await new Promise((resolve) => setTimeout(resolve, 50));

  async function stop() {
    server.kill('SIGTERM');
    await once(server, 'close');
    rmSync(folder, { recursive: true, force: true });
  }

  return { origin, stop };
}

/** @param {string} origin */
export async function tokenOf(origin) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/login`, { method: 'POST', headers, body: JSON.stringify(credentials) });
  return (await answer.json()).ACCESS_TOKEN;
}

/** Waits until every picture is there in all sizes and formats, which takes minutes. @param {string} origin */
export async function picturesMade(origin) {
  const headers = { authorization: `Bearer ${await tokenOf(origin)}` };
  for (;;) {
    const { data } = await (await fetch(`${origin}/api/media/queue`, { headers })).json();
    if (data.webp.waiting + data.avif.waiting === 0) return;
    await wait(1000);
  }
}

/** @param {string} origin */
async function isReady(origin) {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
