import { expect, test } from 'vitest';
import { beginsAtRight, inVisualOrder } from './directions.ts';

const textsOf = (line: string) => inVisualOrder(line).map(({ text }) => text);

test('a line in one direction is one segment', () => {
  expect(inVisualOrder('Six weeks, then done.')).toEqual([{ text: 'Six weeks, then done.', isRightToLeft: false }]);
  expect(inVisualOrder('رسالة ترحيب!')).toEqual([{ text: 'رسالة ترحيب!', isRightToLeft: true }]);
});

test('names and numbers in a line from the right stand where they are read', () => {
  expect(textsOf('متجر Amazon Ads في 2026.')).toEqual(['.', '2026', ' في ', 'Amazon Ads', 'متجر ']);
  expect(textsOf('Plinth في دبي')).toEqual(['Plinth ', 'في دبي']);
  expect(textsOf('(متجر)')).toEqual([')متجر(']);
});

test('a line begins where its first letter does', () => {
  expect(['12 شهرًا', '“שלום', 'Plinth في دبي', '2026'].map(beginsAtRight)).toEqual([true, true, false, false]);
});
