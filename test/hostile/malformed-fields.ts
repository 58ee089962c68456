import { type Field, type FieldKind, type Fields, limits } from '../../content/model/field.ts';
import { emptyValue } from '../../content/model/kinds.ts';
import { links } from './payloads.ts';

type Values = Record<string, unknown>;

/** Values of some fields, of which one is wrong, and the path that names it. */
export interface Malformed {
  path: string;
  values: Values;
}

/** Makes each of some valid values wrong in every way that its declaration knows, at any depth. */
export function malformedFields(fields: Fields, valid: Values, start = ''): Malformed[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    malformedValues(field, valid[name], start + name).map(({ path, value }) => ({
      path,
      values: { ...valid, [name]: value },
    })),
  );
}

interface MalformedValue {
  path: string;
  value: unknown;
}

function malformedValues(field: Field, valid: unknown, path: string): MalformedValue[] {
  const blank = field.required && emptyValue(field) === null ? [null, '', ' '] : [];
  const ofKind = [...blank, ...wrong[field.kind](field, valid)].map((value) => ({ path, value }));
  if (field.kind === 'group') return [...ofKind, ...insideOf(field, valid as Values, path)];
  const isOfIds = field.kind === 'relations' || field.kind === 'people';
  if (field.kind !== 'list' && !isOfIds) return ofKind;
  const wrongItems = field.kind === 'list' ? [null, 'x', 1, []] : ['x', -1, 0.5, 2 ** 31, {}, [], null];
  const items = wrongItems.map((item) => ({ path: `${path}.0`, value: [item] }));
  if (isOfIds) return [...ofKind, ...items];
  const [first] = valid as Values[];
  const inside = insideOf(field, first ?? {}, `${path}.0`);
  return [...ofKind, ...items, ...inside.map(({ path, value }) => ({ path, value: [value] }))];
}

function insideOf({ fields = {} }: Field, valid: Values, path: string): MalformedValue[] {
  return malformedFields(fields, valid, `${path}.`).map(({ path, values }) => ({ path, value: values }));
}

const noText = [1, true, {}, [], ['x']];
const noAddress = [...noText, `/${'x'.repeat(limits.link)}`, ...links];
const noList = ['nonsense', '{"a":', '['.repeat(5_000), 1, true, {}, { length: 1, 0: 'x' }];
const prototypeNames = ['__proto__', 'constructor', 'toString'];

function tooManyIds({ maxItems = 12 }: Field) {
  return [...noList, Array.from({ length: maxItems + 1 }, (_, index) => index + 1)];
}

/** What is no value of a kind. */
const wrong: Record<FieldKind, (field: Field, valid: unknown) => unknown[]> = {
  text: ({ max = limits.title }) => [...noText, 'x'.repeat(max + 1), 'two\nlines', 'a\0b'],
  longText: ({ max = limits.shortText }) => [...noText, 'x'.repeat(max + 1), 'a\0b'],
  richText: () => [...noText, 'x'.repeat(limits.richText + 1), '<b>'.repeat(60_000)],
  image: () => [
    ...noText,
    '/files/none.webp',
    '/files/../plinth.sqlite',
    'https://evil.example/x.png',
    'javascript:x',
    'data:image/png;base64,',
  ],
  choice: () => ['nonsense', -1, {}, [], ...prototypeNames],
  relation: () => ['x', -1, {}, []],
  link: () => noAddress,
  linkOrPath: () => noAddress,
  embed: () => [...noAddress, 'https://evil.example/embed', 'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ'],
  email: () => [...noText, 'nobody', 'a@b@c'],
  chatNumber: () => [...noText, '0300 1234567', 'none', '+92 300 1234567 or so, in the end', '+1'],
  phoneNumber: () => [...noText, 'call us', '+'],
  color: () => [...noText, 'red', '#12', '#12345g', 'url(x)', '#123456;--x:y', 'rgb(0 0 0)', ...prototypeNames],
  dateTime: () => [...noText, 'today', '2026-12-01', '2026-12-01T09:00', '2026-02-31T09:00Z', '2026-12-01T09:00+99:00'],
  key: ({ listedIn }) => [...(listedIn ? noText : []), 'two words', 'ä', '../x', 'a'.repeat(61)],
  timeZone: () => [...noText, 'Mars/Base', '+01:00', 'Berlin', 'Europe/Berlin Europe/Berlin', ...prototypeNames],
  boolean: () => ['yes', 2, {}, [], ...prototypeNames],
  wholeNumber: ({ min = 0, max = 0 }) => [
    min - 1,
    max + 1,
    0.5,
    1e300,
    'x',
    '1e1',
    '-1',
    '0x10',
    true,
    {},
    [],
    ...prototypeNames,
  ],
  relations: tooManyIds,
  people: tooManyIds,
  group: () => ['nonsense', 1, true, []],
  list: ({ maxItems = 12 }, valid) => [
    ...noList,
    Array.from({ length: maxItems + 1 }, () => structuredClone((valid as unknown[])[0])),
  ],
  sections: () => noList,
};
