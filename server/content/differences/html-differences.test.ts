import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeDifferences, safeRichText } from '../rich-text/rich-text.ts';
import { newEffort } from './effort.ts';
import { htmlDifferences as compare } from './html-differences.ts';

const htmlDifferences = (before: string, after: string) => compare(before, after, newEffort());

test.each([
  ['nothing', '<p>One</p><p>Two</p>', '<p>One</p><p>Two</p>', '<p>One</p><p>Two</p>'],
  ['a word', '<p>A small shop</p>', '<p>A large shop</p>', '<p>A <del>small</del><ins>large</ins> shop</p>'],
  ['a paragraph more', '<p>One</p>', '<p>One</p><p>Two</p>', '<p>One</p><ins><p>Two</p></ins>'],
  ['a paragraph less', '<p>One</p><p>Two</p>', '<p>Two</p>', '<del><p>One</p></del><p>Two</p>'],
  [
    'a word in bold',
    '<p>A shop here</p>',
    '<p>A <strong>shop</strong> here</p>',
    '<p>A <del>shop</del><ins><strong>shop</strong></ins> here</p>',
  ],
  [
    'where a link leads',
    '<p>See <a href="/a">this</a></p>',
    '<p>See <a href="/b">this</a></p>',
    '<p>See <del><a href="/a">this</a></del><ins><a href="/b">this</a></ins></p>',
  ],
  [
    'another kind of block',
    '<p>One and two</p>',
    '<h2>One and two</h2>',
    '<del><p>One and two</p></del><ins><h2>One and two</h2></ins>',
  ],
  [
    'an item of a list',
    '<ul><li><p>One</p></li><li><p>Two</p></li></ul>',
    '<ul><li><p>One</p></li><li><p>Three</p></li></ul>',
    '<ul><li><p>One</p></li><li><del><p>Two</p></del><ins><p>Three</p></ins></li></ul>',
  ],
  [
    'an item more of a list',
    '<ul><li><p>One</p></li></ul>',
    '<ul><li><p>One</p></li><li><p>Two</p></li></ul>',
    '<ul><li><p>One</p></li><li><ins><p>Two</p></ins></li></ul>',
  ],
  [
    'a row less of a table',
    '<table><tbody><tr><td><p>One</p></td></tr><tr><td><p>Two</p></td></tr></tbody></table>',
    '<table><tbody><tr><td><p>One</p></td></tr></tbody></table>',
    '<table><tbody><tr><td><p>One</p></td></tr><tr><td><del><p>Two</p></del></td></tr></tbody></table>',
  ],
  [
    'a picture',
    '<p>Look</p><img src="/files/a.webp">',
    '<p>Look</p><img src="/files/b.webp">',
    '<p>Look</p><del><img src="/files/a.webp"></del><ins><img src="/files/b.webp"></ins>',
  ],
  ['from nothing', '', '<p>One</p>', '<ins><p>One</p></ins>'],
])('marks %s', (_what, before, after, expected) => {
  expect(htmlDifferences(before, after)).toBe(expected);
});

test('the texts on both sides are in it, whole', () => {
  const texts = [
    '<p>One <em>two</em> three</p><ul><li>four</li></ul>',
    '<h2>Five</h2><p>one three <b>two</b></p>',
    '<blockquote><p>six</p></blockquote>',
  ];
  const without = (html: string, tag: string) => html.replaceAll(new RegExp(`<${tag}>.*?</${tag}>`, 'g'), '');
  const textOf = (html: string) =>
    html
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  for (const before of texts)
    for (const after of texts) {
      const html = htmlDifferences(before, after);
      expect(textOf(without(html, 'ins'))).toBe(textOf(before));
      expect(textOf(without(html, 'del'))).toBe(textOf(after));
    }
});

test('whatever two texts are made of, the comparison shows every word of both, and nothing that no text may have', () => {
  const blocks = '<p> </p> <h2> </h2> <ul><li> </li></ul> <table><tr><td> </td></tr></table> <br> <hr>'.split(' ');
  const inline = '<b> </b> </a> <ins> </del> \0 &#1; One two three &amp; &lt; < > " \u202E 日本 👩‍👧 a\u0301'.split(' ');
  const pieces = [
    ...blocks,
    ...inline,
    ' ',
    '<a href="/a">',
    '<a href="/a\0b" title="\0<p class=\u0001x id=root style=y onclick=z()>">',
    '<a title="&#0;&#1;&#x7f;id=root">',
    '<img src="/files/a/b.webp" alt="\0<b>">',
  ];
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((parts) => safeRichText(parts.join('')));
  const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');
  const tagsOf = (html: string): string[] => html.match(/<[^>]+>/g) ?? [];
  const without = (html: string, tag: string) => html.replaceAll(new RegExp(`<${tag}>.*?</${tag}>`, 'gs'), '');
  fc.assert(
    fc.property(text, text, (before, after) => {
      const compared = htmlDifferences(before, after);
      for (const html of [compared, safeDifferences(compared)]) {
        expect(textOf(without(html, 'ins'))).toBe(textOf(before));
        expect(textOf(without(html, 'del'))).toBe(textOf(after));
      }
      const allowed = new Set([...tagsOf(before), ...tagsOf(after), '<ins>', '</ins>', '<del>', '</del>']);
      expect(tagsOf(compared).filter((tag) => !allowed.has(tag))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('what costs too much to compare was removed and added as a whole, on a busy machine as on any', () => {
  const words = (from: number) => Array.from({ length: 40_000 }, (_, index) => (index * from) % 9973).join(' ');
  const [before, after] = [words(7), words(11)];
  expect(htmlDifferences(`<p>${before}</p>`, `<p>${after}</p>`)).toBe(`<p><del>${before}</del><ins>${after}</ins></p>`);
});

test('a long address around many words is not repeated for each', () => {
  const link = (every: number) => {
    const words = Array.from({ length: 400 }, (_, index) => (index % every === 0 ? 'new' : `w${index}`));
    return `<p><a href="/${'x'.repeat(20_000)}">${words.join(' ')}</a></p>`;
  };
  expect(htmlDifferences(link(7), link(9)).length).toBeLessThan(1_000_000);
});
