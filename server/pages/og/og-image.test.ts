import { expect, test } from 'vitest';
import { ogImageSvg } from './og-image.ts';
import { siteColors } from './site-colors.ts';

const colors = siteColors({ brand_color: null, accent_color: null, style: 'bold' });

const outlinesOf = (title: string, agency = 'Plinth') =>
  /<g [^>]*>(.*)<\/g>/.exec(ogImageSvg({ title, agency, type: 'blog', colors, fonts: 'sora+public-sans' }))?.[1] ?? '';

test('the name of the agency replaces a title in letters that the fonts lack', () => {
  const name = outlinesOf('Plinth');
  expect(name).toContain('<path');
  expect(outlinesOf('日本語のタイトル')).toBe(name);
  expect(outlinesOf('Как мы планируем')).not.toBe(name);
});

test('the mark alone is shown, enlarged, if the fonts lack the letters of both', () => {
  const svg = ogImageSvg({ title: '日本語', agency: '会社', type: 'blog', colors, fonts: 'sora+public-sans' });
  expect(outlinesOf('日本語', '会社')).toBe('');
  expect(svg).toContain('scale(5)');
});
