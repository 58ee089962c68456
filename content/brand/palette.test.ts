import { expect, test } from 'vitest';
import { type BrandStyle, brandStyles } from './brand-styles.ts';
import { contrast } from './colors.ts';
import { pairs, paletteOf } from './palette.ts';

// All in `npm run test:long`.
const COLORS = process.env['TESTS'] === 'all' ? 5000 : 500;
const styles = brandStyles.map(({ value }) => value);

test(`whatever the brand, every pair of colors is readable (${COLORS} random colors and the extremes)`, () => {
  const random = mulberry32(18);
  const brands = Array.from({ length: COLORS }, () => randomColor(random));
  const tooWeak = [...brands, ...extremes].flatMap((brand, index) => {
    const accent = index % 2 === 0 ? null : randomColor(random);
    return weakPairs(brand, accent, styles[index % styles.length]);
  });
  expect(tooWeak).toEqual([]);
});

test('a brand color is shown as it is wherever something is written on it', () => {
  for (const brand of [...extremes, '#3530c4']) expect(paletteOf(brand).light.brand).toBe(brand);
});

test('a near-black brand is light on dark ground', () => {
  expect(contrast(paletteOf('#0b0b0f').dark.brand, '#ffffff')).toBeLessThan(1.5);
});

test('a fill changes under the pointer', () => {
  for (const brand of extremes)
    for (const scheme of Object.values(paletteOf(brand))) expect(scheme['brand-strong']).not.toBe(scheme.brand);
});

function weakPairs(brand: string, accent: string | null, style?: BrandStyle) {
  return Object.entries(paletteOf(brand, accent, style)).flatMap(([mode, scheme]) =>
    pairs.flatMap(([color, on, least]) => {
      const ratio = contrast(scheme[color], scheme[on]);
      return ratio >= least ? [] : [`${brand} ${accent} ${style} ${mode}: ${color} on ${on} has ${ratio.toFixed(2)}`];
    }),
  );
}

const parts = ['00', '80', 'ff'];
const extremes = [
  ...parts.flatMap((r) => parts.flatMap((g) => parts.map((b) => `#${r}${g}${b}`))),
  '#010101',
  '#fefefe',
  '#767676',
  '#777777',
];

function randomColor(random: () => number) {
  return `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;
}

/** A small generator of random numbers from 0 to 1 that starts from a seed. */
function mulberry32(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
