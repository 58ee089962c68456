import { expect, test } from 'vitest';
import { contentsOf } from './table-of-contents.ts';

test('headings in any script have an address of their own', async () => {
  const description = ['Über uns', '日本語', 'שלום', 'Über uns'].map((title) => `<h2>${title}</h2>`).join('');
  const { contents } = await contentsOf({ description, headings: [] });
  expect(contents.map(({ id }) => id)).toEqual(['section-ueber-uns', 'section', 'section-2', 'section-ueber-uns-2']);
});

test('a heading keeps the id that it was given, and no other gets it', async () => {
  const description = '<h2>Prices</h2><h2 id="section-prices">What it costs</h2>';
  const { contents, description: text } = await contentsOf({ description, headings: [] });
  expect(contents.map(({ id }) => id)).toEqual(['section-prices-2', 'section-prices']);
  expect(text).toBe('<h2 id="section-prices-2">Prices</h2><h2 id="section-prices">What it costs</h2>');
});
