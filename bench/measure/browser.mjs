import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../bin/chromium.mjs';

/** @typedef {{ targetId: string, sessionId: string, result: { value: unknown } }} Result of a command */

/**
 * Starts a browser with one page, controlled by the DevTools protocol. Playwright is not used because its
 * instrumentation takes a tenth of a slow page's time.
 */
export async function openBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'plinth-browser-'));
  const args = ['--no-sandbox', '--disable-gpu', '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const browser = spawn(await findChromium(), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const command = connect(browser);
  const { targetId } = await command('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await command('Target.attachToTarget', { targetId, flatten: true });
  const send = (/** @type {string} */ method, params = {}) => command(method, params, sessionId);
  await send('Page.enable');

  /** Returns what an expression in the page is. @param {string} expression */
  async function run(expression) {
    const { result } = await send('Runtime.evaluate', { expression });
    return result.value;
  }

  async function close() {
    void command('Browser.close', {});
    await once(browser, 'exit');
    rmSync(profile, { recursive: true, force: true });
  }

  return { send, open: (/** @type {string} */ url) => send('Page.navigate', { url }), run, close };
}

/** @param {import('node:child_process').ChildProcess} browser */
function connect(browser) {
  const [, , , input, output] = browser.stdio;
  /** @type {Map<number, (result: Result) => void>} */
  const waiting = new Map();
  let [last, text] = [0, ''];
  output?.on('data', (bytes) => {
    const messages = (text + bytes).split('\0');
    text = messages.pop() ?? '';
    for (const { id, result } of messages.map((message) => JSON.parse(message))) waiting.get(id)?.(result);
  });

  /** @param {string} method @param {object} params @param {string} [sessionId] @returns {Promise<Result>} */
  return (method, params, sessionId) => {
    const id = (last += 1);
    const message = JSON.stringify({ id, method, params, sessionId });
    /** @type {import('node:stream').Writable} */ (input).write(`${message}\0`);
    return new Promise((resolve) => waiting.set(id, resolve));
  };
}
