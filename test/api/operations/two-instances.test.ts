import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTwoInstances, type TwoInstances } from '../../servers/two-instances.ts';

let two: TwoInstances;
beforeAll(async () => {
  two = await startTwoInstances();
});
afterAll(() => two.stop());

test('each instance shows within a second what the other has published', async () => {
  expect(Math.max(...(await two.editInTurn(20)))).toBeLessThan(1_000);
});

test('a picture uploaded to one is served by the other', async () => {
  const path = await two.clients[0].upload(40);
  for (const server of [two.first, two.second]) expect((await server.fetch(path)).status).toBe(200);
});
