import { type InboxFieldKind, sentName } from '../../content/inbox/inbox-field.ts';
import type { AnyInboxKind } from '../../content/inbox/inbox-kinds.ts';
import { altName, type ContentType } from '../../content/model/content-type.ts';
import { languageTags } from '../../content/languages.ts';
import { type Field, type FieldKind, type Fields, limits } from '../../content/model/field.ts';
import { fieldsWithParts } from '../../content/model/parts/parts.ts';
import { typedFields } from '../typed-fields.ts';
import { sampleTags } from '../sample-tags.ts';

/** What fills the texts of a record: elements of rich text one after another, and characters of plain text. */
interface Shape {
  html: (index: number) => string;
  /** Around all of them. */
  around?: [string, string];
  text?: string;
}

const nested = (tags: string[], inside: string) =>
  tags.map((tag) => `<${tag}>`).join('') +
  inside +
  tags
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('');

const marks = ['strong', 'em', 'u', 's', 'code', 'mark', 'sub', 'sup', 'b', 'i'];

/** Everything of which a text can be made, as much as fits. */
const shapes = {
  headings: { html: () => '<h2>A</h2>' },
  paragraphs: { html: (index) => `<p>Sentence ${index} says a little more.</p>` },
  'one heading': { html: (index) => `Word${index} `, around: ['<h2>', '</h2>'] },
  'headings of all levels': { html: (index) => `<h${2 + (index % 3)}>Heading ${index}</h${2 + (index % 3)}><p>b</p>` },
  links: { html: (index) => `<a href="/blogs/post-${index}">a${index}</a> ` },
  'one row': { html: () => '<td>a</td>', around: ['<table><tbody><tr>', '</tr></tbody></table>'] },
  'one deep element': {
    html: (index) => `<b>a</b> ${index} `,
    around: ['<blockquote>'.repeat(45), '</blockquote>'.repeat(45)],
  },
  'deep lists': {
    html: () =>
      nested(
        Array.from({ length: 48 }, (_, index) => (index % 2 ? 'li' : 'ul')),
        'a',
      ),
  },
  pictures: { html: (index) => `<img src="/files/pages/a-${index}.webp" alt="" />` },
  figures: { html: () => '<figure><img src="/files/pages/a.webp" alt="a" /><figcaption>b</figcaption></figure>' },
  'one long address': { html: () => '/a', around: ['<p><a href="', '">a b</a></p>'] },
  'a long address around words': {
    html: (index) => `w${index} `,
    around: [`<a href="/${'a/'.repeat(10_000)}">`, '</a>'],
  },
  'a list': { html: () => '<li><p>a</p></li>', around: ['<ul>', '</ul>'] },
  'a table': { html: () => '<tr><td>a</td><td>b</td></tr>', around: ['<table><tbody>', '</tbody></table>'] },
  marks: { html: () => nested(marks, 'a') },
  entities: { html: () => '&amp;&lt;&quot;', text: '&<>"' },
  'one word': { html: () => 'W', text: 'W' },
  emoji: { html: () => '👩‍👩‍👧‍👦', text: '👩‍👩‍👧‍👦' },
  'combining marks': { html: () => 'a\u0301\u0302\u0303\u0304', text: 'a\u0301\u0302\u0303' },
  'both directions': { html: () => '\u202Eאב\u202C a ', text: 'אב a' },
  'white space': { html: () => ' \n\t', around: ['<p>a', 'a</p>'], text: '  \u00A0' },
  code: { html: () => '<pre><code>a = 1;\n</code></pre>', text: '{a}; ' },
  Chinese: { html: () => '<p>日本語の文章です。</p>', text: '日本語。' },
  'alternating marks': { html: () => '<b>a</b><i>b</i>' },
  attributes: { html: () => '<a href="/a" title="&quot;&gt;&lt;">a</a><ol start="7"><li>b</li></ol>' },
  brackets: { html: (index) => (index % 2 ? '[Street and number] ' : '[aaaa'), text: '[aaaa' },
  'line breaks': { html: () => '<br />', around: ['<p>a', 'a</p>'] },
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;

export const shapeNames = Object.keys(shapes) as ShapeName[];

interface Given {
  /** The path of a picture. */
  image: string;
  /** The ids that relations may have, by the name of their type. */
  ids: ReadonlyMap<string, number>;
  /** The share of the limits that is filled. */
  share?: number;
}

/** Of a service category that services have. */
const KEY_IN_USE = 'webDevelopment';

/** Returns the fields of the largest record of a type that may be saved, parts included. */
export function largestRecord(type: ContentType, shape: ShapeName, { image, ids, share = 1 }: Given) {
  const filled = (fields: Fields, size: number): Record<string, unknown> =>
    Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => valuesOf(name, field, size)));

  function valuesOf(name: string, field: Field, size: number): [string, unknown][] {
    const value = values[field.kind](field, size);
    return field.kind === 'image'
      ? [
          [name, value],
          [altName(name), text(200)],
        ]
      : [[name, value]];
  }

  const keys = [KEY_IN_USE];
  // A kind without its largest value does not compile.
  const values: Record<FieldKind, (field: Field, size: number) => unknown> = {
    text: ({ max = limits.title }) => text(max),
    longText: ({ max = limits.shortText }) => text(max),
    richText: (_field, size) => richTextOf(size),
    image: () => image,
    choice: ({ oncePer, options }) => (oncePer ? undefined : options?.[0]?.value),
    relation: ({ relation }) => ids.get(relation?.to ?? ''),
    relations: ({ maxItems = 0, records }) => Array.from({ length: maxItems }, () => ids.get(records?.to ?? '')),
    people: () => [],
    wholeNumber: ({ max }) => max,
    link: () => `https://example.com/${'a/'.repeat(200)}`,
    linkOrPath: () => `/${'a/'.repeat(200)}`,
    embed: () => `https://www.google.com/maps/embed?pb=${'a'.repeat(900)}`,
    email: () => `name@${'a.'.repeat(80)}example`,
    chatNumber: () => '+92 300 1234567',
    phoneNumber: () => `${'+92 21 555 0142 / '.repeat(5)}1234567`,
    color: () => '#3530c4',
    timeZone: () => 'America/Argentina/ComodRivadavia',
    key: ({ listedIn }) => (listedIn ? KEY_IN_USE : (keys.pop() ?? crypto.randomUUID())),
    boolean: () => false,
    dateTime: () => '2026-11-02T09:00:00.000Z',
    group: ({ fields = {} }, size) => filled(fields, size),
    list: ({ fields = {}, maxItems = limits.sections, isOfLanguages, isOfTags }) => {
      // None is listed twice.
      if (isOfLanguages) return languageTags.map((language) => ({ language, shown: true }));
      return isOfTags ? sampleTags : fitting(maxItems, (size) => filled(fields, size));
    },
    sections: ({ kinds = [], maxItems = limits.sections }) =>
      fitting(maxItems, (size, index) => {
        const { type = '', fields = {} } = kinds[index % kinds.length] ?? {};
        return { id: `s${index}`, type, hidden: false, ...filled(fields, size) };
      }),
  };

  // The same texts are needed again and again, until all fit.
  const plainTextOf = memoize((max) => plainText(shape, max));
  const richTextOf = memoize((size) => richText(shape, size));
  const text = (max: number) => plainTextOf(Math.floor(max * share));

  /** Returns so many items, each of them as large as fits into a field that has parts. */
  function fitting(count: number, item: (size: number, index: number) => unknown): unknown[] {
    const limit = limits.nested * share;
    for (let size = Math.floor(limit / count); ; size = Math.floor(size * 0.8)) {
      const items = itemsWithin(limit, count, (index) => item(size, index));
      if (items) return items;
      if (size < 50) count = Math.floor(count * 0.8);
    }
  }

  const fields = filled(fieldsWithParts(type), limits.richText * share);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Returns the largest item of the inbox that a visitor may send. */
export function largestItem({ fields }: AnyInboxKind, shape: ShapeName): Record<string, string> {
  const values: Record<Exclude<InboxFieldKind, 'file'>, (max: number) => string> = {
    text: (max) => plainText(shape, max),
    longText: (max) => plainText(shape, max),
    email: () => 'ines@example.com',
    phone: (max) => plainText(shape, max),
    moment: () => new Date(Date.now() + 86_400_000).toISOString(),
    timeZone: () => 'Europe/Berlin',
  };
  return Object.fromEntries(
    typedFields(fields).map(([name, field]) => [sentName(name, field), values[field.kind](field.max ?? limits.title)]),
  );
}

/** Returns so many items, or null as soon as their JSON is longer than a limit. */
function itemsWithin(limit: number, count: number, item: (index: number) => unknown): unknown[] | null {
  const items: unknown[] = [];
  let remaining = limit - '['.length;
  for (let index = 0; index < count; index += 1) {
    const value = item(index);
    remaining -= `${JSON.stringify(value)},`.length;
    if (remaining < 0) return null;
    items.push(value);
  }
  return items;
}

function memoize(make: (size: number) => string): (size: number) => string {
  const texts = new Map<number, string>();
  return (size) => {
    const text = texts.get(size) ?? make(size);
    texts.set(size, text);
    return text;
  };
}

/** Returns so many bytes of rich text. */
function richText(name: ShapeName, size: number): string {
  const { html, around: [start, end] = ['', ''] }: Shape = shapes[name];
  const parts: string[] = [];
  let remaining = size - Buffer.byteLength(start + end);
  for (let index = 0; ; index += 1) {
    const part = html(index);
    remaining -= Buffer.byteLength(part);
    if (remaining < 0) return parts.length > 0 ? start + parts.join('') + end : 'a';
    parts.push(part);
  }
}

function plainText(name: ShapeName, max: number): string {
  const { text = 'Words of it. ' }: Shape = shapes[name];
  const repeated = text.repeat(Math.ceil(max / Array.from(text).length));
  // Neither begins nor ends in what is trimmed.
  const characters = Array.from(repeated).slice(0, max - 2);
  return `a${characters.join('')}a`;
}
