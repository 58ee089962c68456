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

test('of thousands of headings, the first 200 are listed, each with an id of its own, however long or alike they are', async () => {
  const titles = Array.from({ length: 9_000 }, (_, index) => (index % 3 === 0 ? 'Same' : `Same ${index % 300}`));
  const long = `<h2>${'word '.repeat(50_000)}</h2>`;
  const description = long + titles.map((title) => `<h2>${title}</h2>`).join('');
  const { description: html, contents } = await contentsOf({ description, headings: [] });
  const ids = [...html.matchAll(/<h2 id="([^"]*)">/g)].map(([, id]) => id);
  expect([ids.length, new Set(ids).size, contents.length]).toEqual([200, 200, 200]);
  expect(Math.max(...ids.map((id = '') => id.length))).toBeLessThan(120);
});
