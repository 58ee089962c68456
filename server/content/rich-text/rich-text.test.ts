import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTooDeep, sanitizeRichText } from './rich-text.ts';

test('what the editor writes is kept', () => {
  const html =
    '<h2>A</h2><p>b <strong>c</strong> <a href="/our-services">d</a></p><ul><li>e</li></ul>' +
    '<table><tbody><tr><td colspan="2">f</td></tr></tbody></table><img src="/files/blogs/a.webp" alt="g" />';
  expect(sanitizeRichText(html)).toBe(html);
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
    const safe = sanitizeRichText(html);
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
    expect(sanitizeRichText(html)).toBe(safe);
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
      const safe = sanitizeRichText(parts.join(''));
      expect(safe).not.toMatch(/href="\s*javascript/i);
      // What stands in the value of an attribute is text.
      expect(safe.replace(/"[^"]*"/g, '""')).not.toMatch(/<(?!\/?(?:p|b|a)\b)|<[^>]*\son\w+=/i);
    }),
    { numRuns: 500 },
  );
});

describe('nesting', () => {
  test('is too deep from the 51st element on', () => {
    expect(isTooDeep('<div>'.repeat(50))).toBe(false);
    expect(isTooDeep('<div>'.repeat(51))).toBe(true);
  });

  test.each(['<p>a<br></p>', '<p>a', '<ul><li>a<li>b</ul>', '<table><tr><td>a<td>b</table>', '<hr><img>'])(
    'is not what stands side by side: %s',
    (html) => expect(isTooDeep(html.repeat(1_000))).toBe(false),
  );

  test.each(['<b></x>', '<p><li>', '<b title="</b>">', '<b><!--</b>-->', '<b><script></b></script>', '<td><p>'])(
    'is seen where something only looks as if it closed: %s',
    (html) => expect(isTooDeep(html.repeat(51))).toBe(true),
  );
});
