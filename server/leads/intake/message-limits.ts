import type { Language } from '../../../content/languages.ts';
import { tryAgainIn, wordsIn } from '../../../content/words/index.ts';
import { limits } from '../../platform/limits/limits.ts';
import { createSharedLimit } from '../../platform/limits/shared-limit.ts';
import { type Throttled, throttled } from '../../platform/outcome.ts';
import type { WorkerGroup } from '../../platform/process/cluster.ts';

const ALARM_DURATION = 60 * 60 * 1000; // ms
const PUBLISH_INTERVAL = 10_000; // ms, at most: while one sender is refused, thousands are
const EVERYBODY = '';
const ACCEPTED = 'message accepted';
const FILE_ACCEPTED = 'file accepted';
const REFUSED = 'message refused';

type Refused = 'one sender' | 'everybody';

/** Whose messages were refused within the past hour, and when last. */
export interface RefusedMessages {
  of: Refused;
  at: string;
}

export type MessageLimits = ReturnType<typeof createMessageLimits>;

/** Limits the messages of each sender and of all together. Switched off, it counts and refuses nothing. */
export function createMessageLimits(workerGroup: WorkerGroup, { isOn }: { isOn: boolean }) {
  const { perSender, total } = limits.messages;
  const accepted = createSharedLimit(workerGroup, ACCEPTED, { perSender, total });
  const acceptedFiles = createSharedLimit(workerGroup, FILE_ACCEPTED, {
    perSender: limits.attachments.perSender,
    total: limits.attachments.total,
  });
  const refusedAt: Record<Refused, number> = { 'one sender': 0, everybody: 0 };

  /** Counts a message before it is stored, or returns why it may not be, in a language. */
  function take(sender: string, now: Date, language: Language): Throttled | null {
    if (!isOn) return null;
    return unlessLimited(accepted, { sender, now, language });
  }

  /** Counts a message with files, beside `take`, before these are stored, or returns why they may not be. */
  function takeFiles(sender: string, now: Date, language: Language): Throttled | null {
    return isOn ? unlessLimited(acceptedFiles, { sender, now, language }) : null;
  }

  function unlessLimited(
    { take }: typeof accepted,
    { sender, now, language }: { sender: string; now: Date; language: Language },
  ) {
    const waits = take({ perSender: sender, total: EVERYBODY }, now);
    if (!waits) return null;
    return waits.perSender > 0
      ? refuse('one sender', waits.perSender, now.getTime(), language)
      : refuse('everybody', waits.total, now.getTime(), language);
  }

  function refuse(senders: Refused, seconds: number, now: number, language: Language) {
    if (now - refusedAt[senders] >= PUBLISH_INTERVAL) workerGroup.publish(REFUSED, [senders, now]);
    refusedAt[senders] = now;
    const { manyFromNetwork, manyInAll } = wordsIn(language).refusals;
    const reason = senders === 'everybody' ? manyInAll : manyFromNetwork;
    return throttled(seconds, `${reason} ${tryAgainIn(language, seconds)}`);
  }

  /** Returns the number of a sender's messages within the past hour, the present one included. */
  const countOf = (sender: string, now: Date): number => accepted.countOf('perSender', sender, now);

  /** Returns whose messages were refused within the past hour, everybody's before one sender's. */
  function lastRefused(now: Date): RefusedMessages | null {
    const isRecent = (senders: Refused) => now.getTime() - refusedAt[senders] < ALARM_DURATION;
    const senders = (['everybody', 'one sender'] as const).find(isRecent);
    return senders ? { of: senders, at: new Date(refusedAt[senders]).toISOString() } : null;
  }

  workerGroup.subscribe(REFUSED, ([senders, now]: [Refused, number]) => (refusedAt[senders] = now));
  return { isOn, take, takeFiles, countOf, lastRefused };
}
