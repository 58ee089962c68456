/** Covers of blog posts and of their headings. */
import { arches } from './compositions/arches.ts';
import { balance } from './compositions/balance.ts';
import type { Composition } from './compositions/composition.ts';
import { HEIGHT, WIDTH } from './compositions/composition.ts';
import { contours } from './compositions/contours.ts';
import { discs } from './compositions/discs.ts';
import { hills } from './compositions/hills.ts';
import { isometric } from './compositions/isometric.ts';
import { leaves } from './compositions/leaves.ts';
import { nodes } from './compositions/nodes.ts';
import { cutPaper } from './compositions/paper.ts';
import { plinths } from './compositions/plinths.ts';
import { rays } from './compositions/rays.ts';
import { ribbons } from './compositions/ribbons.ts';
import { tiles } from './compositions/tiles.ts';
import { vessels } from './compositions/vessels.ts';
import type { Palette } from './palette.ts';
import { hash, random } from './palette.ts';
import { createCanvas } from './svg.ts';
import type { ToneName } from './tone.ts';
import { ground, toneOf } from './tone.ts';

/** Ordered so that neighbours look as different as possible. */
const compositions: Composition[][] = [
  plinths,
  contours,
  nodes,
  arches,
  leaves,
  isometric,
  ribbons,
  hills,
  discs,
  cutPaper,
  vessels,
  tiles,
  balance,
  rays,
];

const tones: ToneName[] = ['light', 'deep', 'warm', 'bold', 'soft'];

/**
 * Draws a cover of 1200 by 800, the same for the same seed. Seeds that end in a number (`blog-1`, `blog-2`) step through
 * the compositions and the backgrounds, so that neighbours never share one.
 */
export function cover(seed: string, palette: Palette): string {
  const [, stem = '', digits = '0'] = /^(.*?)(\d*)$/s.exec(seed) ?? [];
  const place = (hash(stem) % 210) + Number(digits || 0);
  const variants = compositions[place % compositions.length] ?? [];
  const composition = variants[Math.floor(place / compositions.length) % variants.length];
  const tone = toneOf(palette, tones[place % tones.length] ?? 'light');
  if (composition === undefined) throw new Error('A cover has no composition.');
  const canvas = createCanvas(WIDTH, HEIGHT);
  return canvas.document([ground(canvas, tone), ...composition(canvas, tone, random(seed))]);
}
