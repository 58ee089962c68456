import type { WorkerGroup } from '../../platform/process/cluster.ts';
import { limits } from '../../platform/limits/limits.ts';
import { inTime, type Throttled, throttled } from '../../platform/outcome.ts';
import { createSlidingWindow } from '../../platform/limits/sliding-window.ts';

const ALARM_FOR = 60 * 60 * 1000; // ms
const REPEATED_AFTER = 10_000; // ms in which other processes need not be told of a refusal again
const EVERYBODY = '';
const TAKEN = 'message taken';
const REFUSED = 'message refused';

type Refused = 'one sender' | 'everybody';

/** That messages were refused within the past hour: those of one sender or, which is worse, anybody's. */
export interface RefusedMessages {
  of: Refused;
  /** The last time. */
  at: string;
}

export type MessageLimits = ReturnType<typeof createMessageLimits>;

/**
 * Counts the messages of each sender and of all, together with the other processes. In memory alone: addresses are kept
 * nowhere. Switched off, it counts nothing and refuses nothing.
 */
export function createMessageLimits({ publish, subscribe }: WorkerGroup, { isOn }: { isOn: boolean }) {
  const perSender = createSlidingWindow(limits.messages.perSender);
  const inAll = createSlidingWindow(limits.messages.inAll);
  const refusedAt: Record<Refused, number> = { 'one sender': 0, everybody: 0 };

  /** Counts a message of a sender before it is stored; gives why it may not be, or null. */
  function take(sender: string, at: Date): Throttled | null {
    if (!isOn) return null;
    const now = at.getTime();
    const ownWait = perSender.secondsToWait(sender, now);
    if (ownWait > 0) return refuse('one sender', ownWait, now);
    const wait = inAll.secondsToWait(EVERYBODY, now);
    if (wait > 0) return refuse('everybody', wait, now);
    count([sender, now]);
    publish(TAKEN, [sender, now]);
    return null;
  }

  function refuse(of: Refused, seconds: number, now: number) {
    if (now - refusedAt[of] >= REPEATED_AFTER) publish(REFUSED, [of, now]);
    refusedAt[of] = now;
    return throttled(seconds, `${sentences[of]} Please try again ${inTime(seconds)}.`);
  }

  function count([sender, now]: [sender: string, now: number]) {
    perSender.add(sender, now);
    inAll.add(EVERYBODY, now);
  }

  /** Returns how many messages came from a sender within an hour, the one that was just taken included. */
  const countOf = (sender: string, at: Date): number => perSender.countOf(sender, at.getTime());

  /** Returns whose messages were refused within the past hour, if any were. */
  function lastRefused(at: Date): RefusedMessages | null {
    const isRecent = (of: Refused) => at.getTime() - refusedAt[of] < ALARM_FOR;
    const of = (['everybody', 'one sender'] as const).find(isRecent);
    return of ? { of, at: new Date(refusedAt[of]).toISOString() } : null;
  }

  subscribe(TAKEN, count);
  subscribe(REFUSED, ([of, now]: [Refused, number]) => (refusedAt[of] = now));
  return { isOn, take, countOf, lastRefused };
}

const sentences = {
  'one sender': 'Too many messages have come from your network.',
  everybody: 'We are getting too many messages just now.',
};
