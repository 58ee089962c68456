import { expect, test } from 'vitest';
import { loneProcess, type WorkerGroup } from '../../platform/process/cluster.ts';
import { createMessageLimits } from './message-limits.ts';

const at = new Date('2030-03-01T12:00:00Z');

/** Returns workers that publish to one another. */
function createProcesses(count: number) {
  const listeners: { of: number; topic: string; listener: (message: never) => void }[] = [];
  return Array.from({ length: count }, (_, of): WorkerGroup => {
    const others = (topic: string) => listeners.filter((one) => one.of !== of && one.topic === topic);
    return {
      ...loneProcess,
      publish: (topic, message) => others(topic).forEach(({ listener }) => listener(message as never)),
      subscribe: (topic, listener) => void listeners.push({ of, topic, listener }),
    };
  }).map((workerGroup) => createMessageLimits(workerGroup, { isOn: true }));
}

test('all senders and processes share a limit of 1,000 messages an hour', () => {
  const [one, other] = createProcesses(2);
  const outcomes = Array.from({ length: 1_100 }, (_, number) =>
    (number % 2 === 0 ? one : other)?.take(`sender ${number}`, at),
  );
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1_000);
  expect(outcomes.at(-1)).toMatchObject({ ok: false, sentence: expect.stringMatching(/^We are receiving too many/) });
  const refused = { of: 'everybody', at: at.toISOString() };
  expect([one?.lastRefused(at), other?.lastRefused(at)]).toEqual([refused, refused]);
});

test('a sender refused by one process is refused by the others', () => {
  const [one, other] = createProcesses(2);
  for (let number = 0; number < 60; number += 1) one?.take('sender', at);
  expect(other?.take('sender', at)).toMatchObject({ ok: false, seconds: expect.any(Number) });
  expect(one?.lastRefused(at)).toMatchObject({ of: 'one sender' });
});

test('nothing is refused or counted when the limits are off', () => {
  const limits = createMessageLimits(loneProcess, { isOn: false });
  for (let number = 0; number < 100; number += 1) expect(limits.take('sender', at)).toBeNull();
  expect([limits.countOf('sender', at), limits.lastRefused(at)]).toEqual([0, null]);
});
