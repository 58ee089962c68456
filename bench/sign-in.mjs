import { median } from './median.mjs';
import { credentials, startPlinth } from './plinth.mjs';

const ATTEMPTS = 200;

/**
 * Measures how long a refused sign-in takes for an account that is there and for one that is not, in turn. Each attempt
 * comes from an address of its own, so that none is throttled.
 */
const { origin, stop } = await startPlinth('3951', { CONTENT: 'empty', TRUST_PROXY: '127.0.0.1,::1' });

/** @type {{ known: number[], unknown: number[] }} */
const times = { known: [], unknown: [] };
for (let count = 0; count < ATTEMPTS; count += 1) {
  times.known.push(await timeOf(credentials.email, `10.1.0.${count}`));
  times.unknown.push(await timeOf(`nobody${count}@example.com`, `10.2.0.${count}`));
}
await stop();

const [known, unknown] = [median(times.known), median(times.unknown)];
console.log(`known account, median of ${ATTEMPTS}: ${known.toFixed(1)} ms`);
console.log(`unknown account, median of ${ATTEMPTS}: ${unknown.toFixed(1)} ms`);
console.log(`ratio: ${(known / unknown).toFixed(3)} (budget 0.9 to 1.1)`);

/** @param {string} email @param {string} address */
async function timeOf(email, address) {
  const start = performance.now();
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: 'a wrong password' }),
  });
  await answer.text();
  if (answer.status !== 422) throw new Error(`The sign-in was answered with ${answer.status}.`);
  return performance.now() - start;
}
