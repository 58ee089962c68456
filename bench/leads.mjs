import { startPlinth } from './subjects/plinth.mjs';

const MESSAGES = 1_000;
const AT_ONCE = [1, 10, 50];

/**
 * Measures how many messages a second are taken while mail is down: each is answered once it and its mails are on the
 * disk.
 */
const nobody = 'smtp://127.0.0.1:1';
const { origin, stop } = await startPlinth('3952', { CONTENT: 'empty', SMTP_URL: nobody, RATE_LIMIT: 'off' });

await send(100, 10); // What is compiled and cached at first is not measured.
console.log('at once   messages a second   p50 ms   p99 ms');
for (const atOnce of AT_ONCE) {
  const { seconds, times } = await send(MESSAGES, atOnce);
  const cells = [atOnce, (MESSAGES / seconds).toFixed(0), share(times, 0.5), share(times, 0.99)];
  console.log(cells.map((cell, column) => String(cell).padStart([7, 19, 8, 8][column] ?? 0)).join(' '));
}
await stop();

/** @param {number} count @param {number} atOnce */
async function send(count, atOnce) {
  /** @type {number[]} */
  const times = [];
  let left = count;
  const began = performance.now();
  const visitors = Array.from({ length: atOnce }, async () => {
    while ((left -= 1) >= 0) times.push(await timeOf(left));
  });
  await Promise.all(visitors);
  return { seconds: (performance.now() - began) / 1000, times: times.sort((a, b) => a - b) };
}

/** @param {number} number */
async function timeOf(number) {
  const start = performance.now();
  const answer = await fetch(`${origin}/api/contact/store`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: `Visitor ${number}`,
      email: `visitor.${number}@example.com`,
      phone: '555 0100',
      description: `We would like to talk about matter number ${number}.`,
    }),
  });
  await answer.text();
  if (answer.status !== 201) throw new Error(`The message was answered with ${answer.status}.`);
  return performance.now() - start;
}

/** @param {number[]} times @param {number} part */
function share(times, part) {
  return (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
}
