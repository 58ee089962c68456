import { expect, test } from 'vitest';
import { folded } from './folding.ts';

test.each([
  ['Médico de família', 'medico de familia'],
  ['Cafe\u0301', 'cafe'],
  ['Straße “Øl” – ĳ', 'strasse "ol" - ij'],
  ['İstanbul ISTANBUL', 'istanbul istanbul'],
  ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
  ['Ёлка', 'елка'],
  ['ＡＢＣ ﬁ ②', 'abc fi 2'],
  ['हिन्दी', 'हिन्दी'],
  ['ガ', 'ガ'],
])('%s is %s', (text, key) => {
  expect(folded(text)).toBe(key);
  expect(folded(key)).toBe(key);
});

test('keys sort as people do', () => {
  const titles = ['apple', 'Banana', 'Zebra', 'Äpfel', 'éclair', 'Öl'];
  const sorted = titles.toSorted((a, b) => (folded(a) < folded(b) ? -1 : 1));
  expect(sorted).toEqual(titles.toSorted(new Intl.Collator('en').compare));
});
