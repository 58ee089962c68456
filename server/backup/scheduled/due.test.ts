import { expect, test } from 'vitest';
import type { BackupStatus } from './backup-status.ts';
import { isBackupDue, isBackupLate, isTrialDue } from './due.ts';

const now = new Date('2026-11-23T03:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const destination = '/backups';
const never: BackupStatus = {
  started_at: null,
  failure: null,
  completed_at: null,
  completed_name: null,
  destination: null,
  tried_at: null,
  tried_name: null,
  trial_failure: null,
  proved_name: null,
};
const complete = (hours: number, changes: Partial<BackupStatus> = {}): BackupStatus => ({
  ...never,
  started_at: ago(hours),
  completed_at: ago(hours),
  completed_name: `of ${hours} hours ago`,
  destination,
  ...changes,
});
const isDue = (status: BackupStatus, hours = 24) => isBackupDue(status, now, { hours, destination });

test.each([
  ['none was made', never, true],
  ['the last is a day old', complete(24), true],
  ['the last is almost a day old, as the job comes every ten minutes', complete(23.9), true],
  ['the last is not a day old', complete(23), false],
  ['the last is somewhere else', complete(1, { destination: '/another' }), true],
  ['the last was just made somewhere else', complete(0.2, { destination: '/another' }), false],
  ['the last attempt failed just now', complete(48, { failure: 'No.', started_at: ago(0.5) }), false],
  ['the last attempt failed an hour ago', complete(48, { failure: 'No.', started_at: ago(1) }), true],
  ['the first attempt failed just now', { ...never, failure: 'No.', started_at: ago(0) }, false],
  ['the last attempt did not end', complete(24, { started_at: ago(0.2) }), true],
  ['the last is of next year, when the clock was wrong', complete(-9_000), true],
  ['a failure is of next year', complete(48, { failure: 'No.', started_at: ago(-9_000) }), true],
])('whether a backup is due: %s', (_what, status, expected) => {
  expect(isDue(status)).toBe(expected);
});

test('a backup can be due every hour', () => {
  expect([isDue(complete(0.4), 1), isDue(complete(0.9), 1)]).toEqual([false, true]);
});

test.each([
  ['none was made', never, 'always', false],
  ['none was tried', complete(1), 'weekly', true],
  ['the last was tried', complete(1, { tried_at: ago(1), tried_name: 'of 1 hours ago' }), 'always', false],
  ['one was tried this week', complete(1, { tried_at: ago(100), tried_name: 'another' }), 'weekly', false],
  ['one was tried this week', complete(1, { tried_at: ago(100), tried_name: 'another' }), 'always', true],
  ['one was tried last week', complete(1, { tried_at: ago(168), tried_name: 'another' }), 'weekly', true],
  ['the trial failed', complete(1, { tried_at: ago(9), tried_name: 'another', trial_failure: 'No.' }), 'weekly', true],
  ['none was tried', complete(1), 'never', false],
] as const)('whether a trial is due: %s (%#)', (_what, status, prove, expected) => {
  expect(isTrialDue(status, now, prove)).toBe(expected);
});

test('a backup is late after twice the interval', () => {
  expect([isBackupLate(complete(47), now, 24), isBackupLate(complete(49), now, 24)]).toEqual([false, true]);
});
