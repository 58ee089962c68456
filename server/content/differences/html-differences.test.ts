import { expect, test } from 'vitest';
import { htmlDifferences as compare, newEffort } from './html-differences.ts';

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

test('texts of the largest size do not keep others waiting', () => {
  const words = (from: number) => Array.from({ length: 40_000 }, (_, index) => (index * from) % 9973).join(' ');
  const began = process.cpuUsage();
  htmlDifferences(`<p>${words(7)}</p>`, `<p>${words(11)}</p>`);
  const blocks = (word: string) =>
    Array.from({ length: 5_000 }, (_, index) => `<p>${word} ${index}, and more</p>`).join('');
  htmlDifferences(blocks('One'), blocks('Another'));
  const paragraphs = (from: number) =>
    Array.from({ length: 100 }, (_, index) => {
      const half = Array.from(
        { length: 250 },
        (_, place) => `c${(place * from * 7919) % 499} a${place + from * index}`,
      );
      return `<p>${half.join(' ')}</p>`;
    }).join('');
  htmlDifferences(paragraphs(1), paragraphs(3));
  // Microseconds of the processor: far above what it takes, and far below what it would take without a limit.
  expect(process.cpuUsage(began).user).toBeLessThan(5_000_000);
});

test('a long address around many words is not repeated for each', () => {
  const link = (every: number) => {
    const words = Array.from({ length: 400 }, (_, index) => (index % every === 0 ? 'new' : `w${index}`));
    return `<p><a href="/${'x'.repeat(20_000)}">${words.join(' ')}</a></p>`;
  };
  expect(htmlDifferences(link(7), link(9)).length).toBeLessThan(1_000_000);
});
