import { expect, test } from 'vitest';
import { loneProcess, type WorkerGroup } from '../../platform/process/cluster.ts';
import { createMessageLimits } from './message-limits.ts';

const now = new Date('2030-03-01T12:00:00Z');

/** Returns workers that publish to one another. */
function createProcesses(count: number) {
  const listeners: { process: number; topic: string; listener: (message: never) => void }[] = [];
  return Array.from({ length: count }, (_, process): WorkerGroup => {
    const others = (topic: string) =>
      listeners.filter((subscription) => subscription.process !== process && subscription.topic === topic);
    return {
      ...loneProcess,
      publish: (topic, message) => others(topic).forEach(({ listener }) => listener(message as never)),
      subscribe: (topic, listener) => void listeners.push({ process, topic, listener }),
    };
  }).map((workerGroup) => createMessageLimits(workerGroup, { isOn: true }));
}

test('all senders and processes share a limit of 1,000 messages an hour', () => {
  const [first, second] = createProcesses(2);
  const outcomes = Array.from({ length: 1_100 }, (_, number) =>
    (number % 2 === 0 ? first : second)?.take(`sender ${number}`, now, 'en'),
  );
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1_000);
  expect(outcomes.at(-1)).toMatchObject({ ok: false, sentence: expect.stringMatching(/^We are receiving too many/) });
  const refused = { of: 'everybody', at: now.toISOString() };
  expect([first?.lastRefused(now), second?.lastRefused(now)]).toEqual([refused, refused]);
});

test('a sender refused by one process is refused by the others', () => {
  const [first, second] = createProcesses(2);
  for (let number = 0; number < 60; number += 1) first?.take('sender', now, 'en');
  expect(second?.take('sender', now, 'en')).toMatchObject({ ok: false, seconds: expect.any(Number) });
  expect(first?.lastRefused(now)).toMatchObject({ of: 'one sender' });
});

test('a sender may send twenty forms with files an hour, and all together a hundred', () => {
  const [first, second] = createProcesses(2);
  const accepted = (sender: string) =>
    Array.from({ length: 40 }, (_, number) => (number % 2 === 0 ? first : second)?.takeFiles(sender, now, 'en')).filter(
      (outcome) => outcome === null,
    ).length;
  expect(Array.from({ length: 7 }, (_, number) => accepted(`sender ${number}`))).toEqual([20, 20, 20, 20, 20, 0, 0]);
  expect(first?.takeFiles('sender 0', now, 'en')?.sentence).toMatch(
    /^Too many messages have come from your network\. /,
  );
});

test('nothing is refused or counted when the limits are off', () => {
  const limits = createMessageLimits(loneProcess, { isOn: false });
  for (let number = 0; number < 100; number += 1) expect(limits.take('sender', now, 'en')).toBeNull();
  expect([limits.countOf('sender', now), limits.lastRefused(now)]).toEqual([0, null]);
});
