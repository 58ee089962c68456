import { expect, test } from 'vitest';
import { countWords, minutesToRead } from './reading-time.ts';

test.each([
  ['', 0],
  ['Don’t count a state-of-the-art 3D-printer twice — ever.', 7],
  ['これは長い日本語の文章です。', 7],
  ['我们做网站', 3],
  ['ภาษาไทยง่าย', 3],
  ['React を使う', 3],
  ['한국어 문장입니다', 2],
  ['हिन्दी में लिखें', 3],
])('%s has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});

test('4,050 characters of Japanese take about ten minutes', () => {
  const text = 'これは長い日本語の文章です。読むのに時間がかかります。'.repeat(150);
  expect(minutesToRead(countWords(text))).toBeGreaterThanOrEqual(7);
  expect(minutesToRead(countWords(text))).toBeLessThanOrEqual(12);
});
