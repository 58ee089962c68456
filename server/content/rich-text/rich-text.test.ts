import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embedsIn } from '../../../content/embeds/text-embeds.ts';
import { safeRichText, sanitizeRichText } from './rich-text.ts';

test('what the editor writes is kept', () => {
  const html =
    '<h2>A</h2><p>b <strong>c</strong> <a href="/our-services">d</a></p><ul><li>e</li></ul>' +
    '<table><tbody><tr><td colspan="2">f</td></tr></tbody></table><img src="/files/blogs/a.webp" alt="g" />';
  expect(safeRichText(html)).toBe(html);
});

test.each([
  ['https://youtu.be/aqz-KE-bpKQ?a=1&amp;b=2', ' rel="noopener"'],
  ['/files/media/looms-3f9c.mp4', ''],
])('an embed is kept as a figure with a link: %s', (address, rel) => {
  const safe = `<p>a</p><figure><a href="${address}"${rel}>b &amp; c</a></figure><p>d</p>`;
  expect(safeRichText(safe)).toBe(safe);
  expect(embedsIn(safe)).toHaveLength(1);
});

test.each([
  '<figure><a href="java\0script:alert(1)//youtu.be/aqz-KE-bpKQ">a</a></figure>',
  '<figure><a href="https://youtu.be/aqz-KE-bpKQ&quot; onclick=&quot;x">a</a></figure>',
  '<figure onclick="x"><a href="https://evil.example/&#0;https://youtu.be/aqz-KE-bpKQ">a</a></figure>',
])('what only looks like an embed is none: %s', (html) => {
  expect(embedsIn(safeRichText(html))).toEqual([]);
});

describe('words stay, and those of two blocks are never joined', () => {
  test.each([
    ['<h1>One</h1><h5>Five</h5><h6>Six</h6><p>after</p>', '<h2>One</h2><h4>Five</h4><h4>Six</h4><p>after</p>'],
    ['<div>plain div</div><div>second</div>', '<p>plain div</p><p>second</p>'],
    ['before<div>a <b>b</b></div>after', '<p>before</p><p>a <b>b</b></p>after'],
    ['<section><h2>a</h2><div>b<p>c</p>d</div></section>', '<h2>a</h2><p>b</p><p>c</p><p>d</p>'],
    ['<dl><dt>Term</dt><dd>Definition</dd></dl>', '<p>Term</p><p>Definition</p>'],
    ['<ul><li><div>a</div><div>b</div></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['<table><tr><td><div>a</div>b</td></tr></table>', '<table><tr><td><p>a</p>b</td></tr></table>'],
    ['<h2><div>a</div><div>b</div></h2>', '<h2>a<br />b</h2>'],
    ['<strong>a<div>b</div></strong>c', '<strong>a<br />b</strong><br />c'],
    ['<article><img src="/files/a/b.webp" alt="" /></article>', '<p><img src="/files/a/b.webp" alt="" /></p>'],
    ['<my-card>a</my-card><my-card>b</my-card>', '<p>a</p><p>b</p>'],
    ['<details><summary>a</summary>b</details>', '<p>a</p><p>b</p>'],
    ['<div> </div><div></div>', ' '],
    ['<menu><li>a</li></menu>', '<ul><li>a</li></ul>'],
    ['<p><del>old</del> <ins>new</ins> <kbd>Ctrl</kbd></p>', '<p><s>old</s> <u>new</u> <code>Ctrl</code></p>'],
    ['<p>a<small>b</small><abbr title="x">c</abbr></p>', '<p>abc</p>'],
  ])('%s', (html, safe) => {
    expect(safeRichText(html)).toBe(safe);
    expect(safeRichText(safe)).toBe(safe);
  });

  test('whatever the blocks and however they are nested', () => {
    const word = fc.constantFrom('one', '<b>two</b>', 'three', '<em>four</em>');
    const inside = (names: string[], part: fc.Arbitrary<string>) =>
      fc
        .tuple(fc.constantFrom(...names), fc.array(part, { maxLength: 3 }))
        .map(([name, parts]) => `<${name}>${parts.join('')}</${name}>`);
    const line = inside(['p', 'h2', 'h5', 'pre', 'x-y'], word);
    const block: fc.Memo<string> = fc.memo((depth) =>
      inside(
        ['div', 'section', 'blockquote', 'x-y', 'figure', 'footer', 'center'],
        depth > 1 ? fc.oneof(block(), line, word) : word,
      ),
    );
    fc.assert(
      fc.property(fc.array(block(4), { maxLength: 4 }), (blocks) => {
        const html = blocks.join('');
        const safe = safeRichText(html);
        // What is left of a text once each block of it ends a line.
        const lines = (text: string) =>
          text
            .replace(/<\/?(?:b|em)>/g, '')
            .split(/<[^>]*>/)
            .map((line) => line.trim());
        expect(lines(safe).filter(Boolean)).toEqual(lines(html).filter(Boolean));
      }),
      { numRuns: 300 },
    );
  });

  test('also in a long text, in linear time', () => {
    // Of the processor: what else the machine does meanwhile takes none.
    const time = (count: number) => {
      const html = '<div>a <b>b</b></div>c'.repeat(count);
      const begun = process.cpuUsage();
      sanitizeRichText(html);
      const { user, system } = process.cpuUsage(begun);
      return user + system;
    };
    const short = Math.min(...[1, 2, 3].map(() => time(1_000)));
    expect(time(8_000) / Math.max(short, 1_000)).toBeLessThan(40);
  });
});

test.each([
  [
    '<ol type="a" start="3" reversed><li value="5">a</li></ol>',
    '<ol type="a" start="3" reversed><li value="5">a</li></ol>',
  ],
  ['<ol type="square" start="x" class="y"><li value="1e3">a</li></ol>', '<ol><li>a</li></ol>'],
])('a list keeps how it counts: %s', (html, safe) => {
  expect(safeRichText(html)).toBe(safe);
});

test.each([
  ['<h2 id="sec">a</h2><a href="#sec">b</a>', '<h2 id="section-sec">a</h2><a href="#section-sec">b</a>'],
  [
    '<a title="t" href="#%C3%BCber">b</a><h5 id="über">a</h5>',
    '<a title="t" href="#section-über">b</a><h4 id="section-über">a</h4>',
  ],
  ['<h2 id="a">a</h2><h3 id="a">b</h3>', '<h2 id="section-a">a</h2><h3>b</h3>'],
  ['<h2 id="a b" onclick="x">a</h2><p id="root">b</p>', '<h2>a</h2><p>b</p>'],
  ['<a href="#content">a</a>', '<a href="#content">a</a>'],
])('a heading keeps its id, and links to it follow: %s', (html, safe) => {
  expect(safeRichText(html)).toBe(safe);
  expect(safeRichText(safe)).toBe(safe);
});

test.each([
  ['picture-half', ' class="picture-half"'],
  ['picture-small picture-left', ' class="picture-small picture-left"'],
  ['picture-left', ''],
  ['picture-half picture-center', ''],
  ['picture-half hero', ''],
  ['fixed', ''],
])('how a picture stands is kept as one of a few classes: %s', (className, attribute) => {
  expect(safeRichText(`<img src="/files/a/b.webp" alt="" class="${className}" />`)).toBe(
    `<img src="/files/a/b.webp" alt=""${attribute} />`,
  );
  expect(safeRichText(`<figure class="${className}"><p>a</p></figure>`)).toBe(`<figure${attribute}><p>a</p></figure>`);
});

test.each([
  [
    '<p>a<sup id="reference-x1-1"><a href="#footnote-x1-1">1</a></sup></p><ol><li id="footnote-x1-1"><p>b</p></li></ol>',
    '<p>a<sup id="reference-x1-1"><a href="#footnote-x1-1">1</a></sup></p><ol><li id="footnote-x1-1"><p>b</p></li></ol>',
  ],
  [
    '<li value="2" id="footnote-a-1">a</li><li id="footnote-a-1">b</li>',
    '<li value="2" id="footnote-a-1">a</li><li>b</li>',
  ],
  [
    '<sup id="footnote-a-1">a</sup><li id="reference-a-1">b</li><sup id="root">c</sup>',
    '<sup>a</sup><li>b</li><sup>c</sup>',
  ],
])('footnotes keep their ids, each once, and nothing else gets one: %s', (html, safe) => {
  expect(safeRichText(html)).toBe(safe);
  expect(safeRichText(safe)).toBe(safe);
});

describe('what could harm a reader is gone', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="https://elsewhere.example/a.png">',
    '<img src="/files/../api/logout">',
    '<img src="/files/%2e%2e/api/logout">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="//elsewhere.example">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<svg onload=alert(1)><script>1</script></svg>',
    '<math><mtext><style><img onerror=alert(1)></style></mtext></math>',
    '<iframe srcdoc="<script>1</script>"></iframe>',
    '<p style="position:fixed" onclick="x()" class="y" id="z">x</p>',
    '<form action="https://elsewhere.example"><input name=password></form>',
    '<base href="https://elsewhere.example"><meta http-equiv=refresh content=0><link rel=stylesheet href=x>',
  ])('%s', (html) => {
    const safe = safeRichText(html);
    expect(safe).not.toMatch(
      /script|onerror|onload|onclick|style|elsewhere|data:|<(form|input|iframe|svg|base|meta|link|img)/i,
    );
  });
});

test.each([
  ['<a href="/meeting" rel="opener">a</a>', '<a href="/meeting">a</a>'],
  ['<a href="mailto:a@b.example" REL=opener>a</a>', '<a href="mailto:a@b.example">a</a>'],
  ['<a href="https://l.example/" rel="opener">a</a>', '<a href="https://l.example/" rel="noopener">a</a>'],
  ['<a href="our-services">a</a>', '<a href="/our-services">a</a>'],
  ['<a href="l.example/?a=1&b=2">a</a>', '<a href="https://l.example/?a=1&amp;b=2" rel="noopener">a</a>'],
  ['<a href="a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
])(
  'an address is completed, and what a link may do to the page it leaves is not for its writer to say: %s',
  (html, safe) => {
    expect(safeRichText(html)).toBe(safe);
  },
);

test('however the pieces of an attack are put together, nothing of it runs', () => {
  const pieces = [
    '<p',
    '>',
    '</p>',
    '<b',
    '<a href="',
    '"',
    'javascript:',
    '&lt;',
    '<!--',
    '-->',
    '<img src=',
    ' onerror=x',
  ];
  const attack = fc.array(fc.constantFrom(...pieces, '<script>', '<svg/onload=', '<style>', ']]>', "'", 'x'), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(attack, (parts) => {
      const safe = safeRichText(parts.join(''));
      expect(safe).not.toMatch(/href="\s*javascript/i);
      // What stands in the value of an attribute is text.
      expect(safe.replace(/"[^"]*"/g, '""')).not.toMatch(/<(?!\/?(?:p|b|br|a)\b)|<[^>]*\son\w+=/i);
    }),
    { numRuns: 500 },
  );
});

describe('nesting', () => {
  test('is too deep from the 51st element on', () => {
    expect(sanitizeRichText('<div>'.repeat(50))).not.toBeNull();
    expect(sanitizeRichText('<div>'.repeat(51))).toBeNull();
  });

  test.each(['<p>a<br></p>', '<p>a', '<ul><li>a<li>b</ul>', '<table><tr><td>a<td>b</table>', '<hr><img>'])(
    'is not what stands side by side: %s',
    (html) => expect(sanitizeRichText(html.repeat(1_000))).not.toBeNull(),
  );

  test.each(['<b></x>', '<p><li>', '<b title="</b>">', '<b><!--</b>-->', '<b><script></b></script>', '<td><p>'])(
    'is seen where something only looks as if it closed: %s',
    (html) => expect(sanitizeRichText(html.repeat(51))).toBeNull(),
  );
});
