import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  choice,
  color,
  dateTime,
  email,
  type Field,
  type FieldKind,
  image,
  keyIn,
  link,
  embed,
  linkOrPath,
  longText,
  optional,
  richText,
  publicEmail,
  status,
  text,
  timeZone,
  wholeNumber,
} from './field.ts';
import { chatNumber, phoneNumber } from '../texts/phone-number.ts';
import { relation } from './relations.ts';
import { group } from './parts/nested.ts';
import { schemaOf } from './kinds.ts';

const author = relation('Team', { optionsFrom: '/teams', to: 'teamMember', shows: ['name'] });

describe('accepts', () => {
  test.each<[string, Field, unknown, unknown]>([
    ['text, trimmed', text('Title'), '  Five pages ', 'Five pages'],
    ['text of 200 characters, however many bytes', text('Title'), '😀'.repeat(200), '😀'.repeat(200)],
    ['lines', longText('Summary'), 'a\nb', 'a\nb'],
    ['rich text', richText('Description'), '<p>a</p>', '<p>a</p>'],
    ['a picture by its path', image('Image'), '/files/blogs/a.webp', '/files/blogs/a.webp'],
    ['a status as a number', status(), 2, 2],
    ['a status as a digit', status(), '1', 1],
    ['a relation by id', author, 7, 7],
    ['a relation by digits', author, '7', 7],
    ['a relation as responses hold it', author, { id: 7, name: 'Sana' }, 7],
    ['https', link('Linkedin'), 'https://linkedin.example/a', 'https://linkedin.example/a'],
    ['a path, where it is allowed', linkOrPath('Booking Link'), '/meeting', '/meeting'],
    [
      'the address in the code of a frame',
      embed('Address'),
      ' <iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ?a=1&amp;b=2"></iframe>',
      'https://www.youtube.com/embed/aqz-KE-bpKQ?a=1&b=2',
    ],
    ['a moment, in UTC', dateTime('Date'), ' 2026-12-01T09:00+05:00', '2026-12-01T04:00:00.000Z'],
    ['line breaks of both kinds as one character', text('Title', { max: 3 }), ' ab\r\n', 'ab'],
    ['lines of forms', longText('Summary', { max: 3 }), 'a\r\nb', 'a\nb'],
    ['lines of old systems', longText('Summary', { max: 3 }), 'a\rb', 'a\nb'],
    ['text without what nobody sees at its ends', text('Title'), '\ufeff\u200b Five\u00ad \u2060\u0085', 'Five'],
    ['what scripts and emoji join', text('Title'), 'می\u200cخواهم 👩\u200d💻', 'می\u200cخواهم 👩\u200d💻'],
    [
      'flags of regions',
      text('Title'),
      'Wales 🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
      'Wales 🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
    ],
    ['signs that are seen', text('Title'), 'آية \u06dd١', 'آية \u06dd١'],
    [
      'a link that was copied with what nobody sees',
      link('Linkedin'),
      'https://linkedin.example/a\u200b',
      'https://linkedin.example/a',
    ],
    ...[
      ['a@example.com', 'a@example.com'],
      ['info@xn--e1afmkfd.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
      ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
      ['Info@BÜCHER.de', 'Info@xn--bcher-kva.de'],
      ['r&d@example.com', 'r&d@example.com'],
      ['taro..tanaka@example.ne.jp', 'taro..tanaka@example.ne.jp'],
      ['.first/last.@example.com', '.first/last.@example.com'],
      ['me@localhost', 'me@localhost'],
      [' zw@example.com\u200b', 'zw@example.com'],
    ].map(([typed, stored]): [string, Field, string | undefined, string | undefined] => [
      `the address ${typed}`,
      email('Email'),
      typed,
      stored,
    ]),
    ['nothing, where the field is optional', optional(link('Twitter')), '', null],
    ['null, where the field is optional', optional(text('Title')), null, null],
    ['no value, where the field is optional', optional(text('Title')), undefined, undefined],
  ])('%s', (_case, field, input, output) => {
    expect(schemaOf(field).parse(input)).toBe(output);
  });
});

describe('refuses in a sentence that names the field', () => {
  const sequence = choice('Sequence', [
    { value: 1, label: '1' },
    { value: 2, label: '2' },
    { value: 3, label: '3' },
  ]);
  test.each<[Field, unknown, string]>([
    [text('Title'), undefined, 'Title is required.'],
    [text('Title'), '   ', 'Title is required.'],
    [text('Title'), 5, 'Title must be text.'],
    [text('Title'), 'x'.repeat(201), 'Title can be at most 200 characters long.'],
    [text('Title'), 'a\nb', 'Title must be a single line of text.'],
    [text('Title'), 'a\u0000', 'Title contains a character that cannot be stored.'],
    [longText('Summary'), 'x'.repeat(501), 'Summary can be at most 500 characters long.'],
    [richText('Description'), 'ä'.repeat(140_000), 'Description can be at most 256 KB of text.'],
    [image('Image'), null, 'Image is required.'],
    [status(), '', 'Status is required.'],
    [status(), 3, 'Status must be Active or InActive.'],
    [status(), [1], 'Status must be Active or InActive.'],
    [sequence, '4', 'Sequence must be 1, 2 or 3.'],
    [author, '', 'Team is required.'],
    [author, 'x', 'Team must be chosen from the list.'],
    [author, -1, 'Team must be chosen from the list.'],
    [author, 2 ** 31, 'Team must be chosen from the list.'],
    [author, { name: 'x' }, 'Team must be chosen from the list.'],
    [
      dateTime('Date'),
      '2026-02-31T09:00Z',
      'Date must be a date and a time with its time zone, such as 2026-12-01T09:00Z.',
    ],
    [text('Title'), '\u200b \u2060', 'Title is required.'],
    [text('Title'), 'a\u2028b', 'Title must be a single line of text.'],
    ...['\u0085', '\u202e', '\u2066', '\u200b', '\u200e', '\u00ad', '\ufeff', '\u{e0041}', '\t'].map(
      (invisible): [Field, string, string] => [
        text('Title'),
        `Anna${invisible}Lind`,
        'Title contains an invisible character after “Anna”. Delete it, or type the text again.',
      ],
    ),
    ...[
      'a@b@c.example',
      'a b@c.example',
      '@c.example',
      'a@',
      'a@b_c.example',
      'a@b..example',
      'a"@b.example',
      'a@b.example,c@d.example',
      'a@bücher.de/x',
      'é@example.com',
      'a<b>@example.com',
      'a@exa\u200bmple.com',
    ].map((address): [Field, string, string] => [
      email('Email'),
      address,
      address.includes('\u200b')
        ? 'Email contains an invisible character after “a@exa”. Delete it, or type the text again.'
        : 'Email must be an email address such as name@example.com.',
    ]),
    [publicEmail('Email'), 'hello@northlight', 'Email lacks the end of its address, such as .com in name@example.com.'],
    [phoneNumber('Phone'), 'call us', 'Phone must be a number that can be called, such as +92 300 1234567.'],
    [email('Email'), 'nonsense', 'Email must be an email address such as name@example.com.'],
  ])('%#', (field, input, sentence) => {
    expect(schemaOf(field).safeParse(input).error?.issues[0]?.message).toBe(sentence);
  });

  test.each([
    'javascript:alert(1)',
    'ftp://a',
    '//a.example',
    'https:/a',
    'http://',
    'https://a b',
    'HTTPS:\\\\a',
    '/path',
    'data:,x',
  ])('the link %s', (address) => {
    expect(schemaOf(link('Linkedin')).safeParse(address).error?.issues[0]?.message).toBe(
      'Linkedin must be an address that starts with https:// or http://.',
    );
  });

  test.each(['//a.example', '/\\a', 'two words', 'javascript:x', 'mira@a.example'])(
    'the link or path %s',
    (address) => {
      expect(schemaOf(linkOrPath('Booking Link')).safeParse(address).success).toBe(false);
    },
  );
});

/** Where nothing is filled in, a list is empty, and yes or no is no. */
type NeverEmpty = Exclude<FieldKind, 'boolean' | 'relations' | 'people' | 'list' | 'sections'>;

const required: Record<NeverEmpty, Field> = {
  text: text('Title'),
  longText: longText('Summary'),
  richText: richText('Description'),
  image: image('Image'),
  choice: status(),
  relation: author,
  link: link('Linkedin'),
  linkOrPath: linkOrPath('Booking Link'),
  embed: embed('Address'),
  email: email('Email'),
  chatNumber: chatNumber('Chat Number'),
  phoneNumber: phoneNumber('Phone Number'),
  color: color('Brand Colour'),
  dateTime: dateTime('Date'),
  timeZone: timeZone('Time Zone'),
  wholeNumber: wholeNumber('Minutes', { min: 5, max: 60, step: 5 }),
  key: keyIn('Category', 'service_categories'),
  group: group('Button', { label: text('Label') }),
};

test.each(Object.values(required))('a required field that is left empty says so and nothing else: $kind', (field) => {
  for (const empty of ['', '  ', null, undefined])
    expect(
      schemaOf(field)
        .safeParse(empty)
        .error?.issues.map(({ message }) => message),
    ).toEqual([`${field.label} is required.`]);
});

test('an optional field is as strict with a value as a required one', () => {
  expect(schemaOf(optional(link('Twitter'))).safeParse('nonsense').success).toBe(false);
});

test('the schemas of fields combine to one of an object', () => {
  const schema = z.object({ title: schemaOf(text('Title')), twitter: schemaOf(optional(link('Twitter'))) });
  expect(schema.parse({ title: 'x' })).toEqual({ title: 'x' });
});
