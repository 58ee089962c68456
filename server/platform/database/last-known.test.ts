import { expect, test } from 'vitest';
import { lastKnown } from './last-known.ts';
import { createLog } from '../log/log.ts';

const HOUR = 3_600_000; // ms

function open() {
  const lines: string[] = [];
  const log = createLog('info', { destination: { write: (line) => void lines.push(line) } });
  const source = { value: 7 as number | null, now: 0, refresh: async () => {} };
  const followed = { value: () => source.value, refresh: () => source.refresh(), close: async () => {} };
  const version = lastKnown(followed, log, () => source.now);
  return { source, version, messages: () => lines.splice(0).map((line) => (JSON.parse(line) as { msg: string }).msg) };
}

test('the last known value is used for an hour, and the log says when that begins and ends', () => {
  const { source, version, messages } = open();
  expect(version.value()).toBe(7);
  source.value = null;
  expect([version.value(), version.value()]).toEqual([7, 7]);
  source.now = HOUR - 1;
  expect(version.value()).toBe(7);
  expect(messages()).toEqual(['The database does not answer. Cached pages are served for up to an hour.']);
  source.now = HOUR;
  expect([version.value(), version.value()]).toEqual([null, null]);
  expect(messages()).toEqual(['The database has not answered for an hour. Cached pages are no longer served.']);
  source.value = 8;
  expect(version.value()).toBe(8);
  expect(messages()).toEqual(['The database is back. Pages are up to date.']);
});

test.each([
  ['fails', () => Promise.reject(new Error('Connection terminated'))],
  ['has no effect, because the listening connection is lost', async () => {}],
])('after a change, the old value is not returned if reading the new one %s', async (_how, refresh) => {
  const { source, version } = open();
  version.value();
  Object.assign(source, { value: null, refresh });
  await version.refresh();
  expect(version.value()).toBe(null);
});
