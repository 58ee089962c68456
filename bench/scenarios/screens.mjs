import { setTimeout as wait } from 'node:timers/promises';
import { openBrowser } from '../measure/browser.mjs';
import { median } from '../measure/figures.mjs';
import { demonstration } from '../subjects/demonstration.mjs';
import { signIn, startServer } from '../subjects/server.mjs';

const ROUNDS = 9;
const SLOWDOWN = 4;

/**
 * Measures the time from navigation until screens of the admin area are usable, on a CPU slowed down four times, with
 * a warm browser cache. A screen is usable once its last part is painted and the main thread is idle.
 */
const { origin, stop } = await startServer('3952', { RATE_LIMIT: 'off' }, { data: await demonstration() });
const { send, open, run, close } = await openBrowser();
await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(recordWhenUsable)})()` });
await measure('sign-in page', '/login', 'input[type=email]');
await run(`localStorage.setItem('ACCESS_TOKEN', '${(await signIn(origin)).token}')`);
await measure('list of blogs (budget 1000 ms)', '/admin/blogs', 'tbody tr:last-child a[href*="/edit/"]');
await close();
await stop();

/** @param {string} name @param {string} path @param {string} lastPart */
async function measure(name, path, lastPart) {
  const first = await usableAfter(path, lastPart); // Fills the browser cache.
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await usableAfter(path, lastPart));
  const later = median(times);
  console.log(`${name}, usable, median of ${ROUNDS}: ${later.toFixed(0)} ms; first visit ${first.toFixed(0)} ms`);
}

/** @param {string} path @param {string} lastPart */
async function usableAfter(path, lastPart) {
  await open('about:blank');
  await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await open(`${origin}${path}#${encodeURIComponent(lastPart)}`);
  for (;;) {
    // Seldom, as every poll costs the page time.
    await wait(2_000);
    const time = Number((await run('window.usableAfter')) ?? 0);
    if (!time) continue;
    await send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return time;
  }
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
