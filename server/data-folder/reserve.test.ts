import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createReserve } from './reserve.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-reserve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('nobody is told of a full disk while the file is filled, by several processes even', async () => {
  const reserves = [createReserve(folder), createReserve(folder)] as const;
  const filled = new AbortController();
  const filling = Promise.all(reserves.map(({ fill }) => fill())).finally(() => filled.abort());
  while (!filled.signal.aborted) await reserves[0].assertRoom();
  await filling;
  expect(readdirSync(folder)).toEqual(['reserve']);
});
