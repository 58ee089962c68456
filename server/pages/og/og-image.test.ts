import { expect, test } from 'vitest';
import { marks } from '../../../content/brand/marks.ts';
import { languageTags } from '../../../content/languages.ts';
import { wordsIn } from '../../../content/words/index.ts';
import { pageNamesIn } from '../../../content/words/page-names.ts';
import { pageTitle } from '../../../content/addresses.ts';
import { HEIGHT, ogImageSvg, WIDTH } from './og-image.ts';
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

test.each(languageTags)(
  'what the product calls pages in %s fits, also two fifths longer, and is not cut off',
  (language) => {
    const names = Object.values(pageNamesIn(language));
    const laterPages = names.map((name) => pageTitle(name, 120, wordsIn(language).pages.lists));
    const titles = [...names, ...laterPages, ...laterPages.map(lengthened)];
    expect(titles.filter((title) => !isInside(boxOf(outlinesOf(title))))).toEqual([]);
    // What comes after the end of a text that is cut off changes nothing. Of Japanese and Chinese, only the name of the agency is drawn.
    const drawn = titles.filter((title) => outlinesOf(title) !== outlinesOf('Plinth'));
    expect(drawn).toHaveLength(['ja', 'zh-Hans'].includes(language) ? 0 : titles.length);
    expect(drawn.filter((title) => outlinesOf(`${title} ${title}`) === outlinesOf(title))).toEqual([]);
  },
);

/** Whether a title stays within the margins, and beside the drawing. */
function isInside({ left, right, top, bottom }: ReturnType<typeof boxOf>) {
  const isWithinMargins = left > MARGIN && right < WIDTH - MARGIN && top > MARGIN / 2 && bottom < HEIGHT - MARGIN / 2;
  return isWithinMargins && right - left < WIDTH / 2 + MARGIN;
}

const MARGIN = 70; // px, within which even letters that stand out stay

/** Makes a text longer than it is in any language. */
function lengthened(text: string) {
  return `${text} ${text.slice(0, Math.ceil(text.length * 0.4))}`;
}

/** Returns what some outlines cover. */
function boxOf(outlines: string) {
  const numbers = [...outlines.matchAll(/ d="([^"]*)"/g)].flatMap(([, d = '']) =>
    [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number),
  );
  const [xs, ys] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
