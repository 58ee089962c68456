import { expect, test } from 'vitest';
import { createSlidingWindow } from './sliding-window.ts';

const HOUR = 3_600_000;
const rate = { max: 60, within: HOUR };

test('a key is full after as many events as its rate allows, and others are not', () => {
  const window = createSlidingWindow(rate);
  for (let count = 0; count < 60; count += 1) {
    expect(window.secondsToWait('a', HOUR)).toBe(0);
    window.add('a', HOUR);
  }
  expect(window.secondsToWait('a', HOUR)).toBeGreaterThan(0);
  expect(window.secondsToWait('b', HOUR)).toBe(0);
});

test.each([0, 1_000, HOUR / 2, HOUR - 1])(
  'what was counted %i ms into the window is waited for as long as said',
  (offset) => {
    const window = createSlidingWindow(rate);
    const now = 10 * HOUR + offset;
    for (let count = 0; count < 60; count += 1) window.add('a', now);
    const seconds = window.secondsToWait('a', now);
    expect(seconds).toBeLessThanOrEqual(7_200);
    expect(window.secondsToWait('a', now + seconds * 1000)).toBe(0);
  },
);

test('events of the window before count for the share of it that is not yet past', () => {
  const window = createSlidingWindow(rate);
  for (let count = 0; count < 60; count += 1) window.add('a', HOUR);
  expect(window.secondsToWait('a', 2 * HOUR)).toBeGreaterThan(0);
  expect(window.secondsToWait('a', 2.5 * HOUR)).toBe(0);
  expect(window.secondsToWait('a', 4 * HOUR)).toBe(0);
});

test('what another process counted just before a window begins makes nothing forgotten', () => {
  const window = createSlidingWindow(rate);
  for (let count = 0; count < 60; count += 1) window.add('a', 2 * HOUR - 1);
  expect(window.secondsToWait('a', 2 * HOUR)).toBeGreaterThan(0);
  window.add('b', 2 * HOUR - 1);
  expect(window.secondsToWait('a', 2 * HOUR)).toBeGreaterThan(0);
  expect(window.countOf('b', 2 * HOUR)).toBe(1);
});

test('a flood of keys does not grow it without end, and what goes on stays counted', () => {
  const window = createSlidingWindow({ max: 2, within: HOUR });
  for (let key = 0; key < 60_000; key += 1) window.add(`key ${key}`, HOUR);
  for (let count = 0; count < 2; count += 1) window.add('a', HOUR);
  expect(window.secondsToWait('a', HOUR)).toBeGreaterThan(0);
  expect(window.secondsToWait('key 0', HOUR)).toBe(0);
});
