import { expect, test } from 'vitest';
import { createSlidingWindow } from './shared-limit.ts';

const HOUR = 3_600_000;
const rate = { max: 60, within: HOUR };

test('a key is full after as many events as its rate allows, without affecting others', () => {
  const window = createSlidingWindow(rate);
  for (let count = 0; count < 60; count += 1) {
    expect(window.secondsToWait('a', HOUR)).toBe(0);
    window.add('a', HOUR);
  }
  expect(window.secondsToWait('a', HOUR)).toBeGreaterThan(0);
  expect(window.secondsToWait('b', HOUR)).toBe(0);
});

test.each([0, 1_000, HOUR / 2, HOUR - 1])(
  'events counted %i ms into the window expire after the wait returned',
  (offset) => {
    const window = createSlidingWindow(rate);
    const now = 10 * HOUR + offset;
    for (let count = 0; count < 60; count += 1) window.add('a', now);
    const seconds = window.secondsToWait('a', now);
    expect(seconds).toBeLessThanOrEqual(7_200);
    expect(window.secondsToWait('a', now + seconds * 1000)).toBe(0);
  },
);

test('events of the previous window count in proportion to its remaining share', () => {
  const window = createSlidingWindow(rate);
  for (let count = 0; count < 60; count += 1) window.add('a', HOUR);
  expect(window.secondsToWait('a', 2 * HOUR)).toBeGreaterThan(0);
  expect(window.secondsToWait('a', 2.5 * HOUR)).toBe(0);
  expect(window.secondsToWait('a', 4 * HOUR)).toBe(0);
});

test('a late event of the previous window does not reset the count', () => {
  const window = createSlidingWindow(rate);
  for (let count = 0; count < 60; count += 1) window.add('a', 2 * HOUR - 1);
  expect(window.secondsToWait('a', 2 * HOUR)).toBeGreaterThan(0);
  window.add('b', 2 * HOUR - 1);
  expect(window.secondsToWait('a', 2 * HOUR)).toBeGreaterThan(0);
  expect(window.countOf('b', 2 * HOUR)).toBe(1);
});

test('memory is bounded in a flood of keys, and active keys stay counted', () => {
  const window = createSlidingWindow({ max: 2, within: HOUR });
  for (let key = 0; key < 60_000; key += 1) window.add(`key ${key}`, HOUR);
  for (let count = 0; count < 2; count += 1) window.add('a', HOUR);
  expect(window.secondsToWait('a', HOUR)).toBeGreaterThan(0);
  expect(window.secondsToWait('key 0', HOUR)).toBe(0);
});
