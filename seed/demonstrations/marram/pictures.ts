import { contours } from '../../pictures/compositions/contours.ts';
import { type Composition, HEIGHT, WIDTH } from '../../pictures/compositions/composition.ts';
import { hills } from '../../pictures/compositions/hills.ts';
import { leaves } from '../../pictures/compositions/leaves.ts';
import { cutPaper } from '../../pictures/compositions/paper.ts';
import { random } from '../../pictures/palette.ts';
import { portrait } from '../../pictures/portrait.ts';
import { createCanvas } from '../../pictures/svg.ts';
import { ground, toneOf } from '../../pictures/tone.ts';
import type { DemonstrationPictures } from '../demonstration.ts';
import { inks } from './inks.ts';
import { looks } from './looks.ts';
import { type Print, prints } from './prints.ts';

const compositions: Record<Print['of'], Composition | undefined> = {
  hills: hills[0],
  sea: hills[1],
  mountains: hills[2],
  wind: contours[0],
  map: contours[1],
  branches: leaves[0],
  leaves: leaves[2],
  paper: cutPaper[1],
};

/** Draws a landscape print of 1200 by 800. */
function print(title: string): string {
  const { of, ink, tone: name } = prints[title] ?? { of: 'hills', ink: 'heath', tone: 'light' };
  const composition = compositions[of];
  if (!composition) throw new Error(`There is no composition called ${of}.`);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const tone = toneOf(inks[ink], name);
  return canvas.document([ground(canvas, tone), ...composition(canvas, tone, random(title))]);
}

export const pictures: DemonstrationPictures = {
  cover: print,
  portrait: (name) => portrait(name, looks[name]),
  service: (title, _category, view) => print(`${title} ${view}`),
  caseStudy: print,
};
