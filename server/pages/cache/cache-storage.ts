import { setTimeout as wait } from 'node:timers/promises';
import type { CachedResponse } from './cached-response.ts';

const ROOM = 32 * 1024 * 1024; // bytes
const CALM = 1_000; // ms in which nothing was written, before it is worth while to make answers as small as can be

/** The answers of one generation by address, in bounded room: first goes what nobody has asked for in a while. */
export function createCacheStorage(onError: (error: unknown) => void) {
  const answers = new Map<string, CachedResponse>();
  const toShrink = new Map<string, CachedResponse>();
  let generation: string | null = null;
  let isShrinking = false;
  let taken = 0;

  /** Gives what is kept of a generation, which has come: all that was kept of the one before it goes. */
  function find(current: string, address: string): CachedResponse | undefined {
    if (current !== generation) begin(current);
    const answer = answers.get(address);
    if (answer) answer.isAskedFor = true;
    return answer;
  }

  /** Keeps an answer, unless its generation is over. */
  function put(of: string, address: string, answer: CachedResponse): void {
    if (of !== generation) return;
    remove(address);
    answers.set(address, answer);
    taken += answer.room;
    makeRoom();
    toShrink.set(address, answer);
    if (!isShrinking) void shrinkAll();
  }

  function begin(current: string) {
    generation = current;
    answers.clear();
    toShrink.clear();
    taken = 0;
  }

  /** What was asked for since its last turn gets another one, at the end. */
  function makeRoom() {
    for (const [address, answer] of answers) {
      if (taken <= ROOM) return;
      if (!answer.isAskedFor) {
        remove(address);
        continue;
      }
      answer.isAskedFor = false;
      answers.delete(address);
      answers.set(address, answer);
    }
  }

  function remove(address: string) {
    taken -= answers.get(address)?.room ?? 0;
    answers.delete(address);
    toShrink.delete(address);
  }

  /** One at a time, so that it never takes more than one core from the requests. */
  async function shrinkAll() {
    isShrinking = true;
    while (toShrink.size > 0) {
      const before = generation;
      await wait(CALM, undefined, { ref: false });
      for (const [address, answer] of toShrink) {
        if (generation !== before) break;
        toShrink.delete(address);
        await answer.shrink().catch(onError);
      }
    }
    isShrinking = false;
  }

  return { find, put };
}
