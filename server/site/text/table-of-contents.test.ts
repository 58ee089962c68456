import { expect, test } from 'vitest';
import { contentsOf } from './table-of-contents.ts';

test('headings in any script have an address of their own', async () => {
  const description = ['Über uns', '日本語', 'שלום', 'Über uns'].map((title) => `<h2>${title}</h2>`).join('');
  const { contents } = await contentsOf({ description, headings: [] });
  expect(contents.map(({ id }) => id)).toEqual(['section-ueber-uns', 'section', 'section-2', 'section-ueber-uns-2']);
});
