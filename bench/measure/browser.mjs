import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../bin/chromium.mjs';

/** @typedef {{ targetId: string, sessionId: string, result: { value: unknown } }} Result Of what was ordered, what it gives. */

/**
 * Starts a browser and gives its one page: what sends it an order of the DevTools protocol, and what ends it. Nothing
 * listens in, as test tools do: that takes a slow page a tenth of its time.
 */
export async function openBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'plinth-browser-'));
  const args = ['--no-sandbox', '--disable-gpu', '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const browser = spawn(await findChromium(), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const ask = talk(browser);
  const { targetId } = await ask('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await ask('Target.attachToTarget', { targetId, flatten: true });

  async function close() {
    void ask('Browser.close', {});
    await once(browser, 'exit');
    rmSync(profile, { recursive: true, force: true });
  }

  return { send: (/** @type {string} */ method, params = {}) => ask(method, params, sessionId), close };
}

/** @param {import('node:child_process').ChildProcess} browser */
function talk(browser) {
  const [, , , orders, answers] = browser.stdio;
  /** @type {Map<number, (result: Result) => void>} */
  const waiting = new Map();
  let [last, text] = [0, ''];
  answers?.on('data', (bytes) => {
    const messages = (text + bytes).split('\0');
    text = messages.pop() ?? '';
    for (const { id, result } of messages.map((message) => JSON.parse(message))) waiting.get(id)?.(result);
  });

  /** @param {string} method @param {object} params @param {string} [sessionId] @returns {Promise<Result>} */
  return (method, params, sessionId) => {
    const id = (last += 1);
    const order = JSON.stringify({ id, method, params, sessionId });
    /** @type {import('node:stream').Writable} */ (orders).write(`${order}\0`);
    return new Promise((resolve) => waiting.set(id, resolve));
  };
}
