import { expect, test } from 'vitest';
import { pathWithoutToken } from './path-without-token.ts';

test.each([
  ['/preview/abc?sent=1', '/preview/…'],
  ['/calendar/abc.ics', '/calendar/…'],
  ['//Calendar/abc.ics', '/calendar/…'],
  ['/%63alendar/abc.ics', '/calendar/…'],
  ['/api/backups/abc', '/api/backups/…'],
  ['/calendar', '/calendar'],
  ['/our-blogs/calendar/', '/our-blogs/calendar/'],
])('%s is logged as %s', (url, path) => {
  expect(pathWithoutToken(url)).toBe(path);
});
