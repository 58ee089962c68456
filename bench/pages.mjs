import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../bin/chromium.mjs';
import { pinnedNode, root } from '../bin/run.mjs';

const PORT = '3952';
const ORIGIN = `http://localhost:${PORT}`;
const ROUNDS = 5;
const SLOWDOWN = 4;
const credentials = { email: 'owner@example.com', password: 'plinths carry' };

/**
 * Measures how long screens of the admin area take from the navigation until they can be used, on this machine's
 * server, in a browser with a processor four times as slow. Each browser has been there before, as whoever works with
 * it every day.
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
    CONTENT: 'demo',
    PORT,
    RATE_LIMIT: 'off',
    ADMIN_EMAIL: credentials.email,
    ADMIN_PASSWORD: credentials.password,
  },
});
while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const devTools = await page.context().newCDPSession(page);

await page.goto(`${ORIGIN}/login`);
const signIn = await timesOf('/login', (view) => view.getByLabel('Email'));
await page.evaluate((token) => localStorage.setItem('ACCESS_TOKEN', token), await tokenOf());
const list = await timesOf('/admin/blogs', (view) => view.getByRole('link', { name: /^Edit / }).last());

await browser.close();
server.kill('SIGTERM');
await once(server, 'close');
rmSync(folder, { recursive: true, force: true });

report('sign-in page', signIn, '');
report('list of blogs', list, ' (budget 1000 ms)');

/**
 * @param {string} path
 * @param {(view: import('@playwright/test').Page) => import('@playwright/test').Locator} usable
 */
async function timesOf(path, usable) {
  /** @type {number[]} */
  const times = [];
  // The first one fills the browser's cache.
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.goto('about:blank');
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const start = performance.now();
    await page.goto(ORIGIN + path, { waitUntil: 'commit' });
    await usable(page).click({ trial: true });
    times.push(performance.now() - start);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  return { first: times[0] ?? 0, later: median(times.slice(1)) };
}

/** @param {string} screen @param {{ first: number, later: number }} times @param {string} budget */
function report(screen, { first, later }, budget) {
  console.log(
    `${screen}, usable, median of ${ROUNDS}: ${later.toFixed(0)} ms${budget}; first visit ${first.toFixed(0)} ms`,
  );
}

async function tokenOf() {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${ORIGIN}/api/login`, { method: 'POST', headers, body: JSON.stringify(credentials) });
  return (await answer.json()).ACCESS_TOKEN;
}

async function isReady() {
  try {
    return (await fetch(`${ORIGIN}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
