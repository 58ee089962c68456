import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('app/site/**/*.{ts,tsx,css}').map((file) => [file, readFileSync(file, 'utf8')] as const);

/** A fill may be as light as the page: text, edges and focus have colors of their own, which are measured. */
const MISUSED = /[\w:-]*\b(?:text|border(?:-[a-z])?|outline|ring|decoration)-(?:brand|brand-strong)(?![\w-])/g;

test('the fill of the brand is neither a text nor an edge, under the pointer either', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(([file, text]) => (text.match(MISUSED) ?? []).map((name) => `${file}: ${name}`))).toEqual([]);
});
