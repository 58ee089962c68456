import { startServer } from '../subjects/server.mjs';

const MESSAGES = 1_000;
const CONCURRENCY = [1, 10, 50];

/**
 * Measures how many messages per second are stored while the mail server is down. Each response waits until the
 * message and its emails are on disk.
 */
const unreachable = 'smtp://127.0.0.1:1';
const { origin, stop } = await startServer('3952', { CONTENT: 'empty', SMTP_URL: unreachable, RATE_LIMIT: 'off' });

await send(100, 10); // Warm-up.
console.log('senders   messages per second   p50 ms   p99 ms');
for (const concurrency of CONCURRENCY) {
  const { seconds, times } = await send(MESSAGES, concurrency);
  const cells = [concurrency, (MESSAGES / seconds).toFixed(0), percentile(times, 0.5), percentile(times, 0.99)];
  console.log(cells.map((cell, column) => String(cell).padStart([7, 21, 8, 8][column] ?? 0)).join(' '));
}
await stop();

/** @param {number} count @param {number} concurrency */
async function send(count, concurrency) {
  /** @type {number[]} */
  const times = [];
  let left = count;
  const began = performance.now();
  const visitors = Array.from({ length: concurrency }, async () => {
    while ((left -= 1) >= 0) times.push(await timeOf(left));
  });
  await Promise.all(visitors);
  return { seconds: (performance.now() - began) / 1000, times: times.sort((a, b) => a - b) };
}

/** @param {number} number */
async function timeOf(number) {
  const start = performance.now();
  const response = await fetch(`${origin}/api/contact/store`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: `Visitor ${number}`,
      email: `visitor.${number}@example.com`,
      phone: '555 0100',
      description: `We would like to talk about matter number ${number}.`,
    }),
  });
  await response.text();
  if (response.status !== 201) throw new Error(`The message returned ${response.status}.`);
  return performance.now() - start;
}

/** @param {number[]} times @param {number} part */
function percentile(times, part) {
  return (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
}
