import { rmSync } from 'node:fs';
import { measuredLoad } from '../measure/load.mjs';
import { createPairs } from '../measure/pairs.mjs';
import { familyOf, memoryOfAll, processorTimeOf } from '../measure/processes.mjs';
import { createChange, timed } from '../measure/requests.mjs';
import { demonstration } from '../subjects/demonstration.mjs';
import { signIn, startServer } from '../subjects/server.mjs';
import { buildWithoutPrograms } from '../subjects/without-programs.mjs';

const ROUNDS = 15; // starts of both
const PAGES = 1000;
const BLOCKS = 10; // of both, by turns, after each start
const REQUESTS = 100; // of somebody signed in, in a block
const SAVES = 20; // in a block
const TARGET = 'at most 1.02';

/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */

/**
 * Measures what assistants, webhooks and tokens cost a site that has none: this server beside the same without them, by turns. It counts
 * processor time, which depends less than the clock on what else the machine does.
 */
const without = await buildWithoutPrograms();
const data = await demonstration();
const pairs = createPairs(['without', 'with']);
const sides = [{ port: '3973', program: without.program }, { port: '3974' }];
// Keeps its compiled code, as a server does from its first start.
for (const { port, ...program } of sides) await (await startServer(port, {}, { data, ...program })).stop();

for (let round = 0; round < ROUNDS; round += 1) {
  const servers = await inTurn(round, sides, ({ port, ...program }) =>
    startServer(port, { RATE_LIMIT: 'off' }, { data, core: 0, ...program }),
  );
  pairs.add('start, ms', TARGET, servers.map(processorTime));
  await inTurn(round, servers, async ({ origin }) => {
    for (let page = 0; page < PAGES; page += 1) await timed(origin);
  });
  const sizes = servers.map(({ primary }) => memoryOfAll(familyOf(primary)));
  pairs.add(`memory after ${PAGES} pages, MB`, TARGET, sizes);
  const loads = await inTurn(round, servers, ({ origin, primary }) => measuredLoad(origin, familyOf(primary)));
  const costs = loads.map(({ cost }) => cost);
  pairs.add('cached page, µs', TARGET, costs);
  const signedIn = await Promise.all(servers.map(signedInRequest));
  pairs.add('request of somebody signed in, ms', TARGET, await costOf(servers, signedIn, REQUESTS));
  const changes = await Promise.all(servers.map(({ origin }) => createChange(origin)));
  pairs.add('save of a record, ms', TARGET, await costOf(servers, changes, SAVES));
  await Promise.all(servers.map(({ stop }) => stop()));
}
rmSync(without.folder, { recursive: true });
pairs.print();

/**
 * Does something with one of a pair after the other, which begins by turns.
 *
 * @template Side, Result @param {number} round @param {Side[]} pair @param {(side: Side) => Promise<Result>} act @returns {Promise<Result[]>}
 */
async function inTurn(round, pair, act) {
  const results = [];
  for (const side of round % 2 ? pair.toReversed() : pair) results.push(await act(side));
  return round % 2 ? results.toReversed() : results;
}

/**
 * Returns how much processor time an act takes on both, in ms.
 *
 * @param {Server[]} servers @param {(() => Promise<unknown>)[]} acts @param {number} count
 */
async function costOf(servers, acts, count) {
  const before = servers.map(processorTime);
  for (let block = 0; block < BLOCKS; block += 1)
    await inTurn(block, acts, async (act) => {
      for (let number = 0; number < count; number += 1) await act();
    });
  return servers.map((server, side) => (processorTime(server) - (before[side] ?? 0)) / (BLOCKS * count));
}

/** Returns how much processor time a server has taken, in ms. @param {Server} server */
function processorTime({ primary }) {
  return processorTimeOf(familyOf(primary)) * 1000;
}

/** @param {Server} server */
async function signedInRequest({ origin }) {
  const { authorization } = await signIn(origin);
  return () => timed(`${origin}/api/headings/blog`, { headers: { authorization } });
}
