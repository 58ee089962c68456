import { setTimeout as wait } from 'node:timers/promises';
import { openBrowser } from '../measure/browser.mjs';
import { median } from '../measure/median.mjs';
import { demonstration } from '../subjects/demonstration.mjs';
import { startServer, tokenOf } from '../subjects/server.mjs';

const ROUNDS = 9;
const SLOWDOWN = 4;

/**
 * Measures the time from navigation until screens of the admin area are usable, on a CPU slowed down four times, with
 * a warm browser cache. A screen is usable once its last part is painted and the main thread is idle.
 */
const { origin, stop } = await startServer('3952', { RATE_LIMIT: 'off' }, { data: await demonstration() });
const { send, close } = await openBrowser();
await send('Page.enable');
await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(recordWhenUsable)})()` });

const signIn = await timesOf('/login', 'input[type=email]');
await run(`localStorage.setItem('ACCESS_TOKEN', '${await tokenOf(origin)}')`);
const list = await timesOf('/admin/blogs', 'tbody tr:last-child a[href*="/edit/"]');

await close();
await stop();

report('sign-in page', signIn, '');
report('list of blogs', list, ' (budget 1000 ms)');

/** @param {string} path @param {string} lastPart */
async function timesOf(path, lastPart) {
  /** @type {number[]} */
  const times = [];
  // The first round fills the browser cache.
  for (let round = 0; round <= ROUNDS; round += 1) {
    await send('Page.navigate', { url: 'about:blank' });
    await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await send('Page.navigate', { url: `${origin}${path}#${encodeURIComponent(lastPart)}` });
    times.push(await usableAfter());
    await send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  return { first: times[0] ?? 0, later: median(times.slice(1)) };
}

/** Polls seldom, as every poll costs the page time. */
async function usableAfter() {
  for (;;) {
    await wait(2_000);
    const time = await run('window.usableAfter');
    if (typeof time === 'number') return time;
  }
}

/** @param {string} expression */
async function run(expression) {
  const { result } = await send('Runtime.evaluate', { expression });
  return result.value;
}

/** Runs in the page: records when the part named in the fragment is painted and the main thread is idle. */
function recordWhenUsable() {
  const lastPart = decodeURIComponent(location.hash.slice(1));
  if (!lastPart) return;
  const observer = new MutationObserver(() => {
    if (!document.querySelector(lastPart)) return;
    observer.disconnect();
    requestAnimationFrame(() => requestIdleCallback(() => Object.assign(window, { usableAfter: performance.now() })));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** @param {string} screen @param {{ first: number, later: number }} times @param {string} budget */
function report(screen, { first, later }, budget) {
  console.log(
    `${screen}, usable, median of ${ROUNDS}: ${later.toFixed(0)} ms${budget}; first visit ${first.toFixed(0)} ms`,
  );
}
