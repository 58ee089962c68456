import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('secrets never reach the log, however deep they stand', () => {
  const lines: string[] = [];
  const log = createLog('info', { destination: { write: (line) => void lines.push(line) } });
  const canary = 'canary-7f3a';
  log.info({ password: canary, user: { token: canary }, request: { headers: { authorization: canary } } }, 'Sign-in');
  log.error({ request: { body: canary, headers: { cookie: canary } }, ACCESS_TOKEN: canary }, 'Failed');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain(canary);
  expect(lines.join('')).toContain('[redacted]');
});

test('whom a mail was for does not reach the log, whatever the mail server says', () => {
  const lines: string[] = [];
  const log = createLog('info', { destination: { write: (line) => void lines.push(line) } });
  const said = "550 5.1.1 <ines.o'hara+x@mail.example.com>: unknown";
  log.warn({ err: Object.assign(new Error(said), { response: said, rejected: ['ines@example.com'] }) }, 'Not sent.');
  expect(lines.join('')).not.toMatch(/@\w+[.]|ines/);
  expect(lines.join('')).toContain('[address]>: unknown');
});
