import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '../../bin/chromium.mjs';
import { demonstration } from '../subjects/demonstration.mjs';
import { PAGES, POST } from '../subjects/demonstration-pages.mjs';
import { startServer } from '../subjects/server.mjs';

const SCREENS = [
  { width: 375, height: 812, deviceScaleFactor: 2 },
  { width: 1280, height: 800, deviceScaleFactor: 1 },
];
const BLOG_BUDGET = 200_000; // bytes
const PAGE_BUDGET = 22_000; // bytes

/**
 * Measures the transfer size of the demonstration's pages: all bytes of a blog page read to its end, and the compressed
 * HTML and CSS of each page.
 */
const { origin, stop } = await startServer('3953', { RATE_LIMIT: 'off' }, { data: await demonstration() });
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
 * Returns the bytes transferred while scrolling a page to its end, headers included, by resource type.
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
    // Lazy pictures are requested after the next paint.
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
