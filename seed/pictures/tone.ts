/** Which colour of a palette is the background of a picture, its main colour, its accent and so on. */
import type { Palette } from './palette.ts';
import type { Canvas } from './svg.ts';
import { rect } from './svg.ts';

export type ToneName = 'light' | 'deep' | 'soft';

export type Tone = {
  ground: string;
  groundEnd: string;
  /** The main colour, the accent, and three supporting colours; each contrasts with the background. */
  a: string;
  b: string;
  c: string;
  d: string;
  e: string;
  /** For fine lines on the background. */
  line: string;
  shadow: string;
  paper: string;
  ink: string;
};

const channels = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

export function mix(one: string, two: string, share: number): string {
  const other = channels(two);
  return `#${channels(one)
    .map((value, index) =>
      Math.round(value + ((other[index] ?? value) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `lift` mixes in a warm white, `shade` a warm ink. */
export const lift = (color: string, share: number): string => mix(color, '#fff8ee', share);
export const shade = (color: string, share: number): string => mix(color, '#160f2c', share);

export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

export function toneOf(palette: Palette, name: ToneName): Tone {
  const { tint, soft, main, deep, pop, popSoft, paper, ink } = palette;
  const common = { paper, ink };
  switch (name) {
    case 'light':
      return {
        ...common,
        ground: tint,
        groundEnd: mix(tint, soft, 0.3),
        a: main,
        b: popSoft,
        c: soft,
        d: deep,
        e: pop,
        line: main,
        shadow: deep,
      };
    case 'deep':
      return {
        ...common,
        ground: mix(deep, main, 0.16),
        groundEnd: deep,
        a: soft,
        b: popSoft,
        c: mix(main, soft, 0.22),
        d: tint,
        e: main,
        line: soft,
        shadow: shade(deep, 0.7),
      };
    case 'soft':
      return {
        ...common,
        ground: soft,
        groundEnd: mix(soft, main, 0.2),
        a: deep,
        b: popSoft,
        c: main,
        d: paper,
        e: tint,
        line: deep,
        shadow: deep,
      };
  }
}

/** Fills the background. */
export const ground = (canvas: Canvas, tone: Tone, angle = 75): string =>
  rect(0, 0, canvas.width, canvas.height, canvas.linear(tone.ground, tone.groundEnd, angle));
