import { setTimeout as wait } from 'node:timers/promises';
import { everySection } from '../../test/every-section.ts';
import { openBrowser } from '../measure/browser.mjs';
import { median } from '../measure/figures.mjs';
import { signIn, startServer } from '../subjects/server.mjs';

const KEYS = 30;
/** In ms: one key after another is shown, and as fast as people type. */
const RHYTHMS = { 'one key at a time': 600, 'typing on': 100 };

/** Measures the time from a key in the form of a page with every section to its picture in the live preview. */
const { origin, stop } = await startServer('3954', { CONTENT: 'empty', RATE_LIMIT: 'off' });
const client = await signIn(origin);
const sections = everySection(await client.upload());
await client.call('POST', '/pages', { title: 'Every section', status: 1, sections });

const { send, open, run, close } = await openBrowser();
const device = { width: 1600, height: 1000, deviceScaleFactor: 1, mobile: false };
await send('Emulation.setDeviceMetricsOverride', device);
await open(`${origin}/login`);
await until('document.readyState === "complete"');
await run(`localStorage.setItem('ACCESS_TOKEN', '${client.token}')`);
await open(`${origin}/admin/pages/edit/every-section`);
await until('document.querySelector("iframe")?.contentDocument?.querySelector("main h1") != null');
await run(`document.querySelector('[data-item="hero"] [aria-expanded]').click()`);
await until('document.getElementById("field-sections.0.title") != null');
await run(`document.getElementById('field-sections.0.title').focus()`);
await run(`(${String(recordTimes)})()`);

for (const [rhythm, pause] of Object.entries(RHYTHMS)) {
  for (let key = 0; key < KEYS; key += 1) {
    await send('Input.dispatchKeyEvent', { type: 'keyDown', text: 'a', key: 'a', code: 'KeyA' });
    await send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'a', code: 'KeyA' });
    await wait(pause);
  }
  await until('window.times.length === window.pressed');
  const times = JSON.parse(String(await run('JSON.stringify(window.times.splice(0, window.pressed))')));
  await run('window.pressed = 0');
  const [middle, worst] = [median(times), Math.max(...times)];
  console.log(`${rhythm}, ${KEYS} keys: median ${middle.toFixed(0)} ms, worst ${worst.toFixed(0)} ms (budget 300 ms)`);
}

await close();
await stop();

/** Runs in the page: records how long after each key the frame has painted what the input says by then. */
function recordTimes() {
  const input = /** @type {HTMLInputElement} */ (document.getElementById('field-sections.0.title'));
  const main = /** @type {Element} */ (document.querySelector('iframe')?.contentDocument?.querySelector('main'));
  /** @type {{ pressedAt: number, value: string }[]} */
  let pending = [];
  const results = { times: /** @type {number[]} */ ([]), pressed: 0 };
  Object.assign(window, results);
  addEventListener('input', ({ timeStamp }) => {
    Object.assign(window, { pressed: Reflect.get(window, 'pressed') + 1 });
    pending.push({ pressedAt: timeStamp, value: input.value });
  });
  new MutationObserver(() => {
    const length = main.querySelector('h1')?.textContent.length ?? 0;
    const painted = pending.filter(({ value }) => value.length <= length);
    pending = pending.filter(({ value }) => value.length > length);
    // After the frame that paints it.
    requestAnimationFrame(() =>
      setTimeout(() => results.times.push(...painted.map(({ pressedAt }) => performance.now() - pressedAt))),
    );
  }).observe(main, { subtree: true, childList: true, characterData: true });
}

/** @param {string} condition */
async function until(condition) {
  while (!(await run(condition))) await wait(50);
}
