import { flow, map } from '../../pictures/compositions/contours.ts';
import { type Composition, HEIGHT, WIDTH } from '../../pictures/compositions/composition.ts';
import { country, peaks, sea } from '../../pictures/compositions/hills.ts';
import { branches, scattered } from '../../pictures/compositions/leaves.ts';
import { sheets } from '../../pictures/compositions/paper.ts';
import { drawingOf } from '../../pictures/drawing-of.ts';
import { random } from '../../pictures/random.ts';
import { portrait } from '../../pictures/portrait.ts';
import { createCanvas } from '../../pictures/svg.ts';
import { ground, toneOf } from '../../pictures/tone.ts';
import type { DemonstrationPictures } from '../demonstration.ts';
import { inks } from './inks.ts';
import { looks } from './looks.ts';
import { type Print, prints } from './prints.ts';

const compositions = {
  hills: country,
  sea,
  mountains: peaks,
  wind: flow,
  map,
  branches,
  leaves: scattered,
  paper: sheets,
} satisfies Record<Print['of'], Composition>;

/** Draws a landscape print of 1200 by 800. */
function draw(title: string): string {
  const print = drawingOf(prints, title);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const tone = toneOf(inks[print.ink], print.tone);
  return canvas.document([ground(canvas, tone), ...compositions[print.of](canvas, tone, random(title))]);
}

export const pictures: DemonstrationPictures = {
  cover: draw,
  portrait: (name) => portrait(drawingOf(looks, name)),
  service: (title, _category, view) => draw(`${title} ${view}`),
  caseStudy: draw,
};
