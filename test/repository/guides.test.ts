import { expect, test } from 'vitest';
import { commandsOf, guides } from '../guides/guides.ts';
import { IN_WORDS, NOT_RUN } from '../guides/not-run.ts';

test('what is not run, and what is asked for in words, is in a guide', () => {
  const lines = guides.flatMap(commandsOf);
  expect(Object.keys(NOT_RUN).filter((start) => !lines.some((line) => line.startsWith(start)))).toEqual([]);
  const unasked = IN_WORDS.filter(([guide, before]) => !commandsOf(guide).some((line) => line.startsWith(before)));
  expect(unasked).toEqual([]);
});
