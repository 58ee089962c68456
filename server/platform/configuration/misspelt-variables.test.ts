import { expect, test } from 'vitest';
import { variableNames } from './configuration.ts';
import { findMisspelt } from './misspelt-variables.ts';

test.each([
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['SMTPURL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['RATELIMITS', 'RATE_LIMIT'],
  ['WORKER', 'WORKERS'],
  ['TIMEZONE', 'TIME_ZONE'],
])('%s looks like %s', (misspelt, meant) => {
  expect(findMisspelt([misspelt, 'PORT'], variableNames)).toEqual([[misspelt, meant]]);
});

test('variables of other programs are not reported', () => {
  const others = ['HOME', 'PATH', 'HOSTNAME', 'POST', 'USER', 'PWD', 'LOGNAME', 'NODE_ENV', 'LANG', 'SHELL', 'TERM'];
  expect(findMisspelt([...others, ...variableNames], variableNames)).toEqual([]);
});
