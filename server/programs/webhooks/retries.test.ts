import { describe, expect, test } from 'vitest';
import { nextAttempt } from './retries.ts';

const now = new Date('2026-12-01T12:00:00Z');
const HOUR = 60 * 60; // s
const pauseAfter = (attempts: number, options: Parameters<typeof nextAttempt>[2] = { random: () => 0.5 }) => {
  const next = nextAttempt(attempts, now, options);
  return next && (next.getTime() - now.getTime()) / 1000;
};

test('pauses grow from five seconds to a day, and after the tenth attempt there is none', () => {
  expect(Array.from({ length: 10 }, (_, index) => pauseAfter(index + 1))).toEqual(
    [5, 300, 1800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR].concat([null as never]),
  );
});

test('each is up to a tenth shorter or longer', () => {
  expect([pauseAfter(2, { random: () => 0 }), pauseAfter(2, { random: () => 1 })]).toEqual([270, 330]);
});

describe('a pause that the receiver asks for', () => {
  const pauseWith = (retryAfter: string) => pauseAfter(1, { retryAfter, random: () => 0.5 });

  test('is kept, in seconds or as a date, up to a day', () => {
    expect(pauseWith('120')).toBe(120);
    expect(pauseWith('Tue, 01 Dec 2026 13:00:00 GMT')).toBe(HOUR);
    expect(pauseWith('99999999')).toBe(24 * HOUR);
  });

  test('does not shorten ours, and is nothing where it cannot be read', () => {
    for (const retryAfter of ['0', '-5', 'soon', 'Tue, 01 Dec 2020 13:00:00 GMT', '1e9', ''])
      expect(pauseWith(retryAfter)).toBe(5);
  });
});
