import { afterEach, expect, test } from 'vitest';
import { startLoad } from '../servers/load.ts';
import { prepareServer } from '../servers/killable-server.ts';

const STOPS = 20;
const HAND_OVERS = 10;

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

test(`SIGTERM under load, ${STOPS} times: every request that was accepted is responded to`, async () => {
  const server = await prepareServer({ ACCESS_LOG: 'on' });
  cleanups.push(server.stop);
  const accepted: string[] = [];
  for (let round = 1; round <= STOPS; round += 1) {
    await server.start();
    const load = startLoad(server.origin);
    await load.isUnderWay();
    const requests = await server.shutDown();
    const { responses, references, failures } = await load.end();
    expect(responses).toBe(requests.length);
    expect(failures.filter((failure) => failure.includes('responded with'))).toEqual([]);
    accepted.push(...references);
  }
  await server.start();
  expect(new Set(accepted)).toEqual(new Set(await server.references()));
});

test.each(['1', '2'])(`${HAND_OVERS} hand-overs of %s processes under load: no request fails`, async (WORKERS) => {
  const server = await prepareServer({ WORKERS });
  cleanups.push(server.stop);
  await server.start();
  const load = startLoad(server.origin);
  for (let round = 1; round <= HAND_OVERS; round += 1) {
    await load.isUnderWay();
    await server.handOver();
  }
  const { failures, references } = await load.end();
  expect(failures).toEqual([]);
  expect(new Set(references)).toEqual(new Set(await server.references()));
});
