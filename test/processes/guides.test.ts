import { expect, test } from 'vitest';
import { commandsOf, guides, quickGuides } from '../guides/guides.ts';
import { IN_WORDS, NOT_RUN } from '../guides/not-run.ts';
import { testGuides } from '../guides/test-guides.ts';

const printed = testGuides(quickGuides);

test('the commands of vps.md end with a site that waits for its first administrator', () => {
  expect(printed()).toMatch(/^https:\/\/www\.example\.com\/register\?token=[\w-]{43}$/m);
  expect(printed()).toMatch(/^Server: ready at /m);
});

test('what is not run, and what is asked for in words, is in a guide', () => {
  const lines = guides.flatMap(commandsOf);
  expect(Object.keys(NOT_RUN).filter((start) => !lines.some((line) => line.startsWith(start)))).toEqual([]);
  const unasked = IN_WORDS.filter(([guide, before]) => !commandsOf(guide).some((line) => line.startsWith(before)));
  expect(unasked).toEqual([]);
});
