import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '../bin/chromium.mjs';
import { demonstration } from './subjects/demonstration.mjs';
import { PAGES, POST } from './subjects/demonstration-pages.mjs';
import { startPlinth } from './subjects/plinth.mjs';

const SCREENS = [
  { width: 375, height: 812, deviceScaleFactor: 2 },
  { width: 1280, height: 800, deviceScaleFactor: 1 },
];
const BLOG_BUDGET = 200_000; // bytes
const PAGE_BUDGET = 22_000; // bytes

/**
 * Weighs what visitors fetch of the demonstration once all its pictures are made, which takes minutes: a blog page that
 * is read to its end, byte by byte as they arrive, and HTML with CSS of each page, compressed.
 */
const { origin, stop } = await startPlinth('3953', { RATE_LIMIT: 'off' }, { data: await demonstration() });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

for (const { width, height, deviceScaleFactor } of SCREENS) {
  const bytes = await weightOf(POST, { viewport: { width, height }, deviceScaleFactor });
  const total = Object.values(bytes).reduce((sum, each) => sum + each, 0);
  const kinds = Object.entries(bytes).map(([kind, each]) => `${kind} ${kilobytes(each)}`);
  report(`blog page read to its end, ${width} px wide: ${kinds.join(', ')}; in all`, total, BLOG_BUDGET);
}
for (const path of PAGES) report(`HTML and CSS of ${path}`, await compressedSizeOf(path), PAGE_BUDGET);

await browser.close();
await stop();

/**
 * Gives the bytes that come over the network while a page is read to its end, headers included, by kind.
 *
 * @param {string} path @param {import('@playwright/test').BrowserContextOptions} screen
 */
async function weightOf(path, screen) {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  /** @type {Map<string, string>} */
  const kinds = new Map();
  /** @type {Record<string, number>} */
  const bytes = {};
  await devTools.send('Network.enable');
  devTools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(origin + path);
  const length = await page.evaluate(() => document.body.scrollHeight);
  for (let scrolled = 0; scrolled < length; scrolled += 400) {
    await page.mouse.wheel(0, 400);
    // What has come near is asked for once it has been painted.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  }
  await page.waitForLoadState('networkidle');
  await context.close();
  return bytes;
}

/** @param {string} path */
async function compressedSizeOf(path) {
  const html = await (await fetch(origin + path)).text();
  const sheets = [...html.matchAll(/<link[^>]* rel="stylesheet" href="([^"]+)"/g)];
  const css = await Promise.all(sheets.map(async ([, sheet]) => (await fetch(origin + sheet)).text()));
  return [html, ...css].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}

/** @param {string} what @param {number} bytes @param {number} budget */
function report(what, bytes, budget) {
  console.log(`${what} ${kilobytes(bytes)} (budget ${budget / 1000} kB)`);
  if (bytes > budget) process.exitCode = 1;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
