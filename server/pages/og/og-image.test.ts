import { expect, test } from 'vitest';
import { ogImageSvg } from './og-image.ts';

/** The outlines of title and name. */
const lettersOf = (title: string, name = 'Plinth') =>
  /<g [^>]*>(.*)<\/g>/.exec(ogImageSvg({ title, name, kind: 'blog' }))?.[1] ?? '';

test('a title in letters that the type lacks gives its place to the name of the agency', () => {
  const agency = lettersOf('Plinth');
  expect(agency).toContain('<path');
  expect(lettersOf('日本語のタイトル')).toBe(agency);
  expect(lettersOf('Как мы планируем')).not.toBe(agency);
});

test('where neither can be set, the mark stands alone and large', () => {
  const svg = ogImageSvg({ title: '日本語', name: '会社', kind: 'blog' });
  expect(lettersOf('日本語', '会社')).toBe('');
  expect(svg).toContain('scale(5)');
});
