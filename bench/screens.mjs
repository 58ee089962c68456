import { chromium } from '@playwright/test';
import { findChromium } from '../bin/chromium.mjs';
import { median } from './median.mjs';
import { demonstration } from './demonstration.mjs';
import { startPlinth, tokenOf } from './plinth.mjs';

const ROUNDS = 5;
const SLOWDOWN = 4;

/**
 * Measures how long screens of the admin area take from the navigation until they can be used, on this machine's
 * server, in a browser with a processor four times as slow, which has been there before, as the browser of whoever works
 * with it every day. A screen can be used once its last part is there, a frame with it was painted, and nothing else is
 * at work.
 */
const { origin, stop } = await startPlinth('3952', { RATE_LIMIT: 'off' }, { data: await demonstration() });

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const devTools = await page.context().newCDPSession(page);
await devTools.send('Page.enable');
await devTools.send('Runtime.enable');
await devTools.send('Runtime.addBinding', { name: 'noteUsable' });
await devTools.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(noteWhenUsable)})(noteUsable)` });

await page.goto(`${origin}/login`);
const signIn = await timesOf('/login', 'input[type=email]');
await page.evaluate((token) => localStorage.setItem('ACCESS_TOKEN', token), await tokenOf(origin));
const list = await timesOf('/admin/blogs', 'tbody tr:last-child a[href*="/edit/"]');

await browser.close();
await stop();

report('sign-in page', signIn, '');
report('list of blogs', list, ' (budget 1000 ms)');

/** @param {string} path @param {string} lastPart */
async function timesOf(path, lastPart) {
  /** @type {number[]} */
  const times = [];
  // The first one fills the browser's cache.
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.goto('about:blank');
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    // Told by the page itself: a question from outside would be at work in it as well.
    /** @type {Promise<{ payload: string }>} */
    const usable = new Promise((resolve) => devTools.once('Runtime.bindingCalled', resolve));
    await page.goto(`${origin}${path}#${encodeURIComponent(lastPart)}`, { waitUntil: 'commit' });
    const { payload } = await usable;
    times.push(Number(payload));
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  return { first: times[0] ?? 0, later: median(times.slice(1)) };
}

/**
 * Runs in the page: tells when the part that its address names is there, painted, and left alone.
 * @param {(time: string) => void} tell
 */
function noteWhenUsable(tell) {
  const lastPart = decodeURIComponent(location.hash.slice(1));
  if (!lastPart) return;
  const observer = new MutationObserver(() => {
    if (!document.querySelector(lastPart)) return;
    observer.disconnect();
    requestAnimationFrame(() => requestIdleCallback(() => tell(String(performance.now()))));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** @param {string} screen @param {{ first: number, later: number }} times @param {string} budget */
function report(screen, { first, later }, budget) {
  console.log(
    `${screen}, usable, median of ${ROUNDS}: ${later.toFixed(0)} ms${budget}; first visit ${first.toFixed(0)} ms`,
  );
}
