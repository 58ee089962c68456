import { expect, test } from 'vitest';
import type { DigestInterval } from '../../../content/digests.ts';
import { inWords, periodBefore, periodDue } from './period.ts';

test.each<[DigestInterval, string, string, string, string]>([
  // Monday, before and at 8 in the morning.
  ['week', '2027-03-01T07:59:59+05:00', 'Asia/Karachi', '2027-02-15', '2027-02-21'],
  ['week', '2027-03-01T08:00:00+05:00', 'Asia/Karachi', '2027-02-22', '2027-02-28'],
  ['week', '2027-03-07T23:59:59+05:00', 'Asia/Karachi', '2027-02-22', '2027-02-28'],
  ['month', '2027-03-01T07:59:59+05:00', 'Asia/Karachi', '2027-01-01', '2027-01-31'],
  ['month', '2027-03-01T08:00:00+05:00', 'Asia/Karachi', '2027-02-01', '2027-02-28'],
  ['month', '2027-01-01T08:00:00+01:00', 'Europe/Berlin', '2026-12-01', '2026-12-31'],
  // The day after clocks go forward, and that after they go back.
  ['week', '2027-03-29T08:00:00+02:00', 'Europe/Berlin', '2027-03-22', '2027-03-28'],
  ['week', '2027-11-01T07:59:00+01:00', 'Europe/Berlin', '2027-10-18', '2027-10-24'],
])('the %s due at %s in %4$s is the last whole one', (interval, time, zone, from, to) => {
  expect(periodDue(interval, new Date(time), zone)).toEqual({ from, to });
});

test('a period is compared with the one right before it, and said in words', () => {
  expect(periodBefore('week', { from: '2027-03-01', to: '2027-03-07' })).toEqual({
    from: '2027-02-22',
    to: '2027-02-28',
  });
  expect(periodBefore('month', { from: '2027-03-01', to: '2027-03-31' })).toEqual({
    from: '2027-02-01',
    to: '2027-02-28',
  });
  expect(inWords('week', { from: '2026-12-28', to: '2027-01-03' })).toBe('28 December to 3 January 2027');
  expect(inWords('month', { from: '2027-02-01', to: '2027-02-28' })).toBe('February 2027');
});
