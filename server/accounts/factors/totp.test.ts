import { expect, test } from 'vitest';
import { codeAt, newSecret, randomCode, setUpAddress, stepOf } from './totp.ts';

/** “12345678901234567890”, the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the code at %i s is that of RFC 6238', (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(codeAt(SECRET, Math.floor(seconds / 30))).toBe(code);
  expect(stepOf(code, SECRET, now)).toBe(Math.floor(seconds / 30));
});

test('the codes of one step before and after count, no others', () => {
  const now = new Date(1_234_567_890_000);
  const current = Math.floor(now.getTime() / 30_000);
  const isFound = [-2, -1, 0, 1, 2].map((away) => stepOf(codeAt(SECRET, current + away), SECRET, now) !== null);
  expect(isFound).toEqual([false, true, true, true, false]);
  expect(stepOf('', SECRET, now)).toBeNull();
  expect(stepOf('１２３', SECRET, now)).toBeNull();
});

test('secrets have 160 bits, recovery codes 80, each in letters that an app reads', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(randomCode(80)).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
  expect(newSecret()).not.toBe(newSecret());
});

test('the address of a QR code names site and account', () => {
  const address = new URL(setUpAddress({ secret: SECRET, account: 'sana+1@example.com', site: 'Marram & Co: Ltd' }));
  expect(decodeURIComponent(address.pathname)).toBe('/Marram & Co: Ltd:sana+1@example.com');
  expect(address.searchParams.get('issuer')).toBe('Marram & Co: Ltd');
  expect(address.searchParams.get('secret')).toBe(SECRET);
});
