import type { KeptAnswer } from './kept-answer.ts';

const ROOM = 32 * 1024 * 1024; // bytes

/** Answers by key, in bounded room: the one not asked for longest goes first. */
export function createShelf(onError: (error: unknown) => void) {
  const answers = new Map<string, KeptAnswer>();
  const toShrink = new Map<string, KeptAnswer>();
  let isShrinking = false;
  let taken = 0;

  function find(key: string): KeptAnswer | undefined {
    const answer = answers.get(key);
    if (!answer) return undefined;
    answers.delete(key);
    answers.set(key, answer);
    return answer;
  }

  function put(key: string, answer: KeptAnswer): void {
    remove(key);
    answers.set(key, answer);
    taken += answer.room;
    for (const [oldest] of answers) {
      if (taken <= ROOM) break;
      remove(oldest);
    }
    toShrink.set(key, answer);
    if (!isShrinking) void shrinkAll();
  }

  function remove(key: string) {
    taken -= answers.get(key)?.room ?? 0;
    answers.delete(key);
    toShrink.delete(key);
  }

  /** One at a time, so that it never takes more than one core from the requests. */
  async function shrinkAll() {
    isShrinking = true;
    for (const [key, answer] of toShrink) {
      toShrink.delete(key);
      await answer.shrink().catch(onError);
    }
    isShrinking = false;
  }

  return { find, put };
}
