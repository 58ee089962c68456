import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTwoInstances, type TwoInstances } from '../servers/two-instances.ts';

let two: TwoInstances;
beforeAll(async () => {
  two = await startTwoInstances();
});
afterAll(() => two.stop());

test('of 1,000 edits through two instances, each is on the other within a second', async () => {
  const delays = (await two.editInTurn(1_000)).sort((a, b) => a - b);
  const [median, last] = [delays[500] ?? 0, delays.at(-1) ?? 0];
  console.log(`1,000 edits: shown by the other after ${median.toFixed(0)} ms (median), ${last.toFixed(0)} ms at most`);
  expect(last).toBeLessThan(1_000);
});
