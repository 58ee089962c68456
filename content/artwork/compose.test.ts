import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../brand/colors.ts';
import { paletteOf } from '../brand/palette.ts';
import { readPalette } from '../brand/palette-css.ts';
import { artworks } from './artwork.ts';
import { casts, markCasts } from './casts.ts';
import { compose, composeMark } from './compose.ts';
import { families } from './figures/families.ts';
import { figureOf } from './figures/subjects.ts';
import { envelope } from './figures/messages.ts';
import { shapesOf } from './svg.ts';

const formats = ['cover', 'panel'] as const;
const titles = [
  'A newsletter layout that survives every inbox',
  'What to do about a one-star review',
  'Selling to a committee you will never meet',
  'Über Größe',
  '日本語のタイトル',
  '🚀',
  '',
];
const categories = ['webDevelopment', 'digitalMarketing', 'Design', undefined];

const standard = readPalette(readFileSync(new URL('../../app/site/styles/tokens.css', import.meta.url), 'utf8'));
const palettes = [standard, ...['#3530c4', '#ffd400', '#000000', '#ff5fa2', '#e8e8ec'].map((hex) => paletteOf(hex))];
const schemes = palettes.flatMap(({ light, dark }) => [light, dark]);

const everyComposition = artworks.flatMap(({ value: artwork }) =>
  formats.flatMap((format) =>
    titles.flatMap((title) => categories.map((category) => compose({ title, category, artwork, format }))),
  ),
);

test('equal subjects look equal, other titles differ', () => {
  const subject = { title: titles[0] ?? '', category: 'Websites', artwork: 'plinth', format: 'cover' } as const;
  expect(compose(subject)).toEqual(compose({ ...subject }));
  const drawn = titles.map((title) => JSON.stringify(compose({ ...subject, title })));
  expect(new Set(drawn).size).toBe(titles.length);
});

test('neighbours in a list have different grounds or colors', () => {
  const places = Array.from({ length: 30 }, (_, place) => place);
  const looks = places.map((place) =>
    JSON.stringify(compose({ title: 'Same', artwork: 'plinth', format: 'cover', place }).cast),
  );
  expect(places.filter((place) => looks[place] === looks[place + 1])).toEqual([]);
});

test('what carries the meaning stands out from its ground with any brand, in light and dark', () => {
  const weak = [...casts, ...markCasts].flatMap(({ main, ground }) =>
    schemes.flatMap((scheme) => {
      const ratio = contrast(scheme[main.role], scheme[ground.role]);
      return ratio >= 3 ? [] : [`${main.role} on ${ground.role}: ${scheme.paper} ${ratio.toFixed(2)}`];
    }),
  );
  expect(weak).toEqual([]);
});

test('what pages draw has at most 14 shapes and 1.35 kB', () => {
  for (const composition of everyComposition) {
    const { width, groups } = composition;
    expect(groups.flatMap((group) => group.shapes).length, `${width} wide`).toBeLessThanOrEqual(14);
    expect(shapesOf(composition, standard.light).length, `${width} wide`).toBeLessThanOrEqual(1350);
  }
});

test.each([
  ['A welcome sequence for a small shop, letter by letter', envelope],
  ['A newsletter layout that survives every inbox', envelope],
  ['Email Marketing', envelope],
])('“%s” is drawn as an envelope', (title, figure) => {
  expect(figureOf(title)).toBe(figure);
});

test('a title in words that are not known is drawn after its category', () => {
  expect(figureOf('日本語のタイトル')).toBeNull();
  const figuresIn = (category: string) =>
    JSON.stringify(compose({ title: '日本語', category, artwork: 'plinth', format: 'cover' }).groups);
  expect(new Set(['Design', 'Software', 'Marketing'].map(figuresIn)).size).toBe(Object.keys(families).length);
});

test('a brand without artwork has the first letter and a line', () => {
  const { initial, groups } = compose({ title: '«été»', artwork: 'none', format: 'cover' });
  expect(initial?.letter).toBe('É');
  expect(groups).toHaveLength(1);
  expect(composeMark({ title: 'Email', artwork: 'none', place: 0 })).toEqual([]);
});
