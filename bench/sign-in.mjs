import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode, root } from '../bin/run.mjs';

const PORT = '3951';
const ATTEMPTS = 200;
const KNOWN = 'owner@example.com';

/**
 * Measures how long a refused sign-in takes for an account that is there and for one that is not, in turn. Each attempt
 * comes from an address of its own, so that none is throttled.
 */
const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
const server = spawn(pinnedNode(), ['server/main.ts'], {
  cwd: root,
  stdio: 'ignore',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: '',
    DATA_DIR: folder,
    CONTENT: 'empty',
    PORT,
    TRUST_PROXY: '127.0.0.1',
    ADMIN_EMAIL: KNOWN,
    ADMIN_PASSWORD: 'plinths carry',
  },
});
while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));

/** @type {{ known: number[], unknown: number[] }} */
const times = { known: [], unknown: [] };
for (let count = 0; count < ATTEMPTS; count += 1) {
  times.known.push(await timeOf(KNOWN, `10.1.0.${count}`));
  times.unknown.push(await timeOf(`nobody${count}@example.com`, `10.2.0.${count}`));
}
server.kill('SIGTERM');
await once(server, 'close');
rmSync(folder, { recursive: true, force: true });

const [known, unknown] = [median(times.known), median(times.unknown)];
console.log(`known account, median of ${ATTEMPTS}: ${known.toFixed(1)} ms`);
console.log(`unknown account, median of ${ATTEMPTS}: ${unknown.toFixed(1)} ms`);
console.log(`ratio: ${(known / unknown).toFixed(3)} (budget 0.9 to 1.1)`);

/** @param {string} email @param {string} address */
async function timeOf(email, address) {
  const start = performance.now();
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: 'a wrong password' }),
  });
  await answer.text();
  if (answer.status !== 422) throw new Error(`The sign-in was answered with ${answer.status}.`);
  return performance.now() - start;
}

async function isReady() {
  try {
    return (await fetch(`http://127.0.0.1:${PORT}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
