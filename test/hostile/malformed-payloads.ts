import * as fc from 'fast-check';

export const BOUNDARY = 'b';

const FIELDS = [
  'title',
  'email',
  'password',
  'name',
  'image',
  'status',
  'team_id',
  'blog_id',
  'sequence',
  'time',
  'position',
  'version',
  '_method',
  'slug',
  '__proto__',
];

const anything = fc.oneof(
  fc.constantFrom(null, true, -1, 1e308, '', '1', [], {}, [[]], '\u0000', '\ud800', 'x'.repeat(600)),
  fc.jsonValue({ maxDepth: 2 }),
);
const json = fc
  .dictionary(fc.constantFrom(...FIELDS), anything, { maxKeys: 6 })
  .map((fields) => JSON.stringify(fields));
const form = fc
  .array(fc.tuple(fc.constantFrom(...FIELDS), fc.string({ maxLength: 10 })), { maxLength: 5 })
  .map((fields) => fields.map(([name, text]) => `${name}=${text}`).join('&'));
const disposition = fc.constantFrom(
  'name="image"; filename="x.png"',
  'name="image"; filename="../../x"',
  'name=title',
  'name="__proto__"',
  'filename=x',
  '',
  'name="_method"',
);
const parts = fc
  .array(fc.tuple(disposition, fc.oneof(fc.constantFrom('put', '', '<svg onload=x>', 'GIF89a', '\r\n'), fc.string())), {
    maxLength: 5,
  })
  .map((list) =>
    list
      .map(([header, text]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${header}\r\n\r\n${text}\r\n`)
      .join(''),
  );
const multipart = fc
  .tuple(parts, fc.constantFrom(`--${BOUNDARY}--\r\n`, `--${BOUNDARY}--`, `--${BOUNDARY}`, ''))
  .map(([text, end]) => text + end);
const deep = fc.constantFrom(
  '['.repeat(5_000),
  '{"a":'.repeat(5_000),
  `{"title":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
);
/** Bodies that resemble JSON, forms or multipart. */
export const payload = fc.oneof(
  { arbitrary: json, weight: 4 },
  { arbitrary: form, weight: 2 },
  { arbitrary: multipart, weight: 3 },
  { arbitrary: fc.string(), weight: 1 },
  { arbitrary: deep, weight: 1 },
);
