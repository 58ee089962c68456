import { expect, test } from 'vitest';
import { safeRichText } from './rich-text.ts';
import { linksIn, withLinks } from './rich-text-links.ts';

const present = (address: string) => (address.startsWith('/gone') ? null : address.replace(/^\/old/, '/new'));

const linked = (html: string) => withLinks(safeRichText(html), present);

test.each([
  ['<p>a <a href="/old?a=1&amp;b=%22#c">b</a> c</p>', '<p>a <a href="/new?a=1&amp;b=%22#c">b</a> c</p>'],
  [`<a href='/old?a=<b>"&amp;lt;'>c</a>`, '<a href="/new?a=&lt;b&gt;&quot;&amp;lt;">c</a>'],
  ['<p>a <a href="/gone">b <strong>c</strong></a> d</p>', '<p>a b <strong>c</strong> d</p>'],
  ['<a href="/gone">a</a><a href="/other">b</a>', 'a<a href="/other">b</a>'],
  ['<a href="/gone">a <a href="/old">b</a> c</a> d', 'a <a href="/new">b</a> c d'],
  ['<a href="/old">a <a href="/gone">b</a> c</a> d', '<a href="/new">a </a>b c d'],
  [`<a title=' href="/gone" ' href="/old">a</a>`, '<a title=" href=&quot;/gone&quot; " href="/new">a</a>'],
  [`<a title=' href=' href="/gone">a</a>`, 'a'],
  [`<a title="" href="/gone">a</a>`, 'a'],
  [`<a title="</a>" href="/gone">a</a>`, 'a'],
  ['<a>a</a> <a href="/gone">b', '<a>a</a> b'],
  ['</a><a href="/gone">a', 'a'],
  ['&lt;a href="/gone"&gt;a', '&lt;a href="/gone"&gt;a'],
  [
    '<article><a href="https://gone.example">a</a></article>',
    '<p><a href="https://gone.example" rel="noopener">a</a></p>',
  ],
])('%s becomes %s', (html, expected) => {
  expect(linked(html)).toBe(expected);
});

test('the links of a text are those that it shows', () => {
  const html = '<p><a href="/a?b=1&c=2" title="d">e</a> <a name="f">g</a></p><pre>&lt;a href="/h"&gt;</pre>';
  expect(linksIn(safeRichText(html))).toEqual(['/a?b=1&c=2']);
});
