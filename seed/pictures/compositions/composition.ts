import type { Random } from '../random.ts';
import type { Canvas } from '../svg.ts';
import type { Tone } from '../tone.ts';

/** One way to fill a cover; the ground is already there. Covers are 1200 by 800. */
export type Composition = (canvas: Canvas, tone: Tone, rng: Random) => string[];

export const WIDTH = 1200;
export const HEIGHT = 800;
