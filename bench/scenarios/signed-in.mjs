import { resolve } from 'node:path';
import { median } from '../measure/figures.mjs';
import { timed } from '../measure/requests.mjs';
import { signIn, startServer } from '../subjects/server.mjs';

const ROUNDS = 400;
const WARM_UP = 200; // requests that do not count, of each side
const PATH = '/api/headings/blog'; // one query besides that for the session
const ALLOWED = 0.15; // ms

/**
 * Measures what a signed-in request costs beside an earlier checkout, which has to be built: by a session in both, and by the token of
 * a program in this one, in turn. Prints the medians.
 */
const [, , earlier] = process.argv;
if (!earlier) {
  console.error('Usage: npm run bench signed-in FOLDER');
  process.exit(2);
}
const before = await startServer('3971', { CONTENT: 'empty' }, { checkout: resolve(earlier) });
const now = await startServer('3972', { CONTENT: 'empty' });
const client = await signIn(now.origin);

const sides = [
  { name: 'session, before', origin: before.origin, authorization: (await signIn(before.origin)).authorization },
  { name: 'session, now', origin: now.origin, authorization: client.authorization },
  { name: 'token, now', origin: now.origin, authorization: await createToken() },
].map((side) => ({ ...side, times: /** @type {number[]} */ ([]) }));

for (let round = -WARM_UP; round < ROUNDS; round += 1)
  for (const side of round % 2 ? sides : sides.toReversed()) {
    if (side.name.startsWith('token') && round % 250 === 0) side.authorization = await createToken();
    const { time, status } = await timed(side.origin + PATH, { headers: { authorization: side.authorization } });
    if (status !== 200) throw new Error(`${side.name} returned ${status}.`);
    if (round >= 0) side.times.push(time);
  }
await before.stop();
await now.stop();

for (const { name, times } of sides) console.log(`${name}: ${median(times).toFixed(3)} ms, median of ${ROUNDS}`);
const pairs = (sides[1]?.times ?? []).map((time, round) => time - (sides[0]?.times[round] ?? 0));
console.log(`dearer by ${median(pairs).toFixed(3)} ms, median of the pairs (budget ${ALLOWED})`);

/** Returns the header of a new token: one may make 300 calls a minute. */
async function createToken() {
  const { body } = await client.ask('POST', '/tokens', { name: 'Bench', access: 'read' });
  return `Bearer ${body.data.token}`;
}
