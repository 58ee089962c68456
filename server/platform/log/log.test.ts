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

test.each(['json', 'text'] as const)('for the journal, each line of %s has its priority', (format) => {
  const written: string[] = [];
  const destination = { write: (text: string) => void written.push(text) };
  const log = createLog('debug', { destination, format, hasPriorities: true });
  log.debug('a');
  log.info('b');
  log.warn('c');
  log.error({ err: new Error('d') }, 'd');
  log.fatal('e');
  expect(written.map((text) => text.slice(0, 3))).toEqual(['<7>', '<6>', '<4>', '<3>', '<2>']);
  // The journal takes each line of a stack for an entry of its own.
  const lines = written[3]?.trimEnd().split('\n') ?? [];
  expect(lines.length > 1).toBe(format === 'text');
  expect(lines.filter((line) => !line.startsWith('<3>'))).toEqual([]);
});
