import { expect, test } from 'vitest';
import { SANA as sana, WILL as will } from './desk.ts';
import { answerOf, liveSite } from './fake-api.ts';
import { isLongRun } from '../long-run.ts';
import { play, type Server } from './writers.ts';

const SEQUENCES = isLongRun ? 20_000 : 2_000;

/** A server that keeps one review in memory. */
function inMemory(): Server {
  let site = liveSite();
  return async (by, call) => {
    const answered = answerOf(site, by, call);
    site = answered.site;
    return answered.answer;
  };
}

test('who writes in any order, offline, signed out, on a laptop and a phone, loses no word and publishes none unseen', async () => {
  const failures: string[] = [];
  for (let seed = 1; seed <= SEQUENCES; seed += 1)
    await play(inMemory(), { sana, will }, { path: '/reviews/1', seed }).catch((error: unknown) =>
      failures.push(`seed ${seed}: ${String(error)}`),
    );
  expect(failures).toEqual([]);
});
