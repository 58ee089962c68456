import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('secrets never reach the log, however deeply nested', () => {
  const lines: string[] = [];
  const log = createLog('info', { destination: { write: (line) => void lines.push(line) } });
  const canary = 'canary-7f3a';
  log.info({ password: canary, user: { token: canary }, request: { headers: { authorization: canary } } }, 'Sign-in');
  log.error({ request: { body: canary, headers: { cookie: canary } }, ACCESS_TOKEN: canary }, 'Failed');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain(canary);
  expect(lines.join('')).toContain('[redacted]');
});

test('recipients never reach the log, whatever the mail server says', () => {
  const lines: string[] = [];
  const log = createLog('info', { destination: { write: (line) => void lines.push(line) } });
  const reply = "550 5.1.1 <ines.o'hara+x@mail.example.com>: unknown\nines@example.com\u001bines@example.com";
  log.warn({ err: Object.assign(new Error(reply), { response: reply, rejected: ['ines@example.com'] }) }, 'Not sent.');
  expect(lines.join('')).not.toMatch(/@\w+[.]|ines/);
  expect(JSON.parse(lines[0] ?? '').err.response).toContain('<[address]>: unknown\n[address]\u001b[address]');
});

test('an error is logged with any properties, and with words of any length', () => {
  const lines: string[] = [];
  const log = createLog('info', { destination: { write: (line) => void lines.push(line) } });
  const error = Object.assign(new Error(`${'x'.repeat(100_000)}@`), { count: 1n });
  log.error({ err: Object.assign(error, { itself: { error } }) }, 'Failed.');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'Failed.', err: { type: 'Error' } });
});
