import { expect, test } from 'vitest';
import { isAmong } from './client-address.ts';

test.each([
  ['127.0.0.1', ['127.0.0.1'], true],
  ['::ffff:127.0.0.1', ['127.0.0.1'], true],
  ['127.0.0.2', ['127.0.0.1'], false],
  ['10.1.2.3', ['192.0.2.1', '10.0.0.0/8'], true],
  ['2001:db8::1', ['2001:db8::/32'], true],
  ['2001:db9::1', ['2001:db8::/32'], false],
  ['', ['0.0.0.0/0'], false],
])('whether %s is among %j: %s', (address, ranges, expected) => {
  expect(isAmong(ranges)(address)).toBe(expected);
});
