import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../test/servers/free-port.ts';
import { openBrowser } from '../measure/browser.mjs';
import { median } from '../measure/figures.mjs';
import { demonstration } from '../subjects/demonstration.mjs';
import { signIn, startServer } from '../subjects/server.mjs';

const ROUNDS = 9;
const SLOWDOWN = 4;
const FIGURES = '#figures-left-out';

/**
 * Measures the time from navigation until screens of the admin area are usable, on a CPU slowed down four times, with
 * a warm browser cache. A screen is usable once its last part is painted and the main thread is idle.
 */
const site = await startServer(String(await freePort()), { RATE_LIMIT: 'off' }, { data: await demonstration() });
const variables = { CONTENT: 'empty', RATE_LIMIT: 'off', RETENTION_DAYS: '3650' };
const counted = await startServer(String(await freePort()), variables, {
  filling: ['--messages', '20000', '--visits', '400'],
});
const { send, open, run, close } = await openBrowser();
await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(recordWhenUsable)})()` });
await measure('sign-in page', `${site.origin}/login`, 'input[type=email]');
await signInBrowser(site.origin);
await measure('list of blogs (budget 1000 ms)', `${site.origin}/admin/blogs`, 'tbody tr:last-child a[href*="/edit/"]');
await signInBrowser(counted.origin);
await measure('figures of a month (budget 1500 ms)', `${counted.origin}/admin/figures`, FIGURES);
await measure('figures of a year', `${counted.origin}/admin/figures?range=365`, FIGURES);
await close();
await site.stop();
await counted.stop();

/** Signs in at a server, once its page is open. @param {string} origin */
async function signInBrowser(origin) {
  await open(`${origin}/login`);
  await wait(2_000);
  await run(`localStorage.setItem('ACCESS_TOKEN', '${(await signIn(origin)).token}')`);
}

/** @param {string} name @param {string} address @param {string} lastPart */
async function measure(name, address, lastPart) {
  const first = await usableAfter(address, lastPart); // Fills the browser cache.
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await usableAfter(address, lastPart));
  const later = median(times);
  console.log(`${name}, usable, median of ${ROUNDS}: ${later.toFixed(0)} ms; first visit ${first.toFixed(0)} ms`);
}

/** @param {string} address @param {string} lastPart */
async function usableAfter(address, lastPart) {
  await open('about:blank');
  await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await open(`${address}#${encodeURIComponent(lastPart)}`);
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
