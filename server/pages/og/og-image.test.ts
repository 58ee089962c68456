import { expect, test } from 'vitest';
import { ogImageSvg } from './og-image.ts';

/** The outlines of title and name. */
const lettersOf = (title: string, agency = 'Plinth') =>
  /<g [^>]*>(.*)<\/g>/.exec(ogImageSvg({ title, agency, type: 'blog' }))?.[1] ?? '';

test('a title in letters that the type lacks gives its place to the name of the agency', () => {
  const name = lettersOf('Plinth');
  expect(name).toContain('<path');
  expect(lettersOf('日本語のタイトル')).toBe(name);
  expect(lettersOf('Как мы планируем')).not.toBe(name);
});

test('where neither can be set, the mark stands alone and large', () => {
  const svg = ogImageSvg({ title: '日本語', agency: '会社', type: 'blog' });
  expect(lettersOf('日本語', '会社')).toBe('');
  expect(svg).toContain('scale(5)');
});
