import { expect, test } from 'vitest';
import { marks } from '../../../content/brand/marks.ts';
import { ogImageSvg } from './og-image.ts';
import { siteColors } from './site-colors.ts';

const colors = siteColors({ brand_color: null, accent_color: null, style: 'bold' });

const outlinesOf = (title: string, agency = 'Plinth') =>
  /<g [^>]*linejoin[^>]*>(.*?)<\/g>/.exec(
    ogImageSvg({ title, agency, type: 'blog', colors, fonts: 'sora+public-sans', artwork: 'plinth' }),
  )?.[1] ?? '';

test('the name of the agency replaces a title in letters that the fonts lack', () => {
  const name = outlinesOf('Plinth');
  expect(name).toContain('<path');
  expect(outlinesOf('日本語のタイトル')).toBe(name);
  expect(outlinesOf('Как мы планируем')).not.toBe(name);
});

test("the mark of the brand's artwork alone is shown, enlarged, if the fonts lack the letters of both", () => {
  expect(outlinesOf('日本語', '会社')).toBe('');
  for (const artwork of ['plinth', 'waves'] as const) {
    const image = { title: '日本語', agency: '会社', type: 'blog', colors, fonts: 'sora+public-sans', artwork };
    expect(ogImageSvg(image)).toMatch(/width="240" height="240".*<\/svg>$/s);
    expect(ogImageSvg(image)).toContain(marks[artwork].strong);
  }
});

test('a title in letters from the right is drawn, with the picture at the other side', () => {
  const image = { agency: 'Plinth', type: 'blog', colors, fonts: 'sora+public-sans', artwork: 'plinth' as const };
  const placeOfDrawing = (title: string) => /<svg x="(\d+)"/.exec(ogImageSvg({ ...image, title }))?.[1];
  expect([placeOfDrawing('Six weeks'), placeOfDrawing('رسائل ترحيب'), placeOfDrawing('מכתבים')]).toEqual([
    '720',
    '0',
    '0',
  ]);
  for (const title of ['رسائل ترحيب', 'ایک چھوٹی دکان', 'ארבעה מכתבים', 'स्वागत संदेश'])
    expect(outlinesOf(title), `of ${title}`).not.toBe(outlinesOf('Plinth'));
});
