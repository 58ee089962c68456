import { expect, test } from 'vitest';
import { fitText } from './text-layout.ts';

/** Each letter is as wide as it is high. */
const square = (text: string, size: number) => Array.from(text).length * size;

const options = {
  width: 600,
  sizes: [
    { size: 96, maxLines: 3 },
    { size: 66, maxLines: 4 },
  ],
};

test.each([
  ['one endless word', 'W'.repeat(100_000)],
  ['endless words', 'W '.repeat(50_000)],
  ['words too long for a line', `${'W'.repeat(40)} `.repeat(2_000)],
])('a title of %s is measured a few times, and ends in an ellipsis', (_what, title) => {
  let measured = 0;
  const widthOf = (text: string, size: number) => {
    measured += text.length;
    return square(text, size);
  };
  const { lines } = fitText(title, { ...options, widthOf });
  expect(lines.at(-1)).toMatch(/W…$/);
  // One by one, the letters of the longest line alone would be 20,000.
  expect(measured).toBeLessThan(10_000);
});
