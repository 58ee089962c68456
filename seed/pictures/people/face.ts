/** The head and the face. */
import type { Canvas } from '../svg.ts';
import { circle, d, ellipse, group, path, ring, stroke } from '../svg.ts';
import { lift, luminance, mix, shade } from '../tone.ts';
import type { Traits } from './traits.ts';

/** The outline of the head; a square jaw carries its width further down. */
export const outline = (jaw: number): string =>
  d`M292 330C292 244 338 198 400 198S508 244 508 330C508 ${398 + jaw * 26} ${496 + jaw * 6} ${436 + jaw * 14} ` +
  d`${462 + jaw * 8} ${476 + jaw * 8}C${440 + jaw * 4} ${498 + jaw * 4} 422 507 400 507` +
  d`S${360 - jaw * 4} ${498 + jaw * 4} ${338 - jaw * 8} ${476 + jaw * 8}` +
  d`C${304 - jaw * 6} ${436 + jaw * 14} 292 ${398 + jaw * 26} 292 330Z`;

const full =
  'M290 360C290 470 326 540 400 542S510 470 510 360C504 396 488 416 462 420C440 404 418 402 400 410' +
  'C382 402 360 404 338 420C312 416 296 396 290 360Z';

function beardOf({ beard, hair, skin }: Traits, edge: string, canvas: Canvas): string[] {
  const inside = canvas.clip(path(edge, '#000'));
  const moustache =
    'M400 414C374 402 352 414 340 436C362 442 386 440 400 430C414 440 438 442 460 436C448 414 426 402 400 414Z';
  switch (beard) {
    case 'none':
      return [];
    case 'full':
      return [path(full, shade(hair, 0.06))];
    case 'short':
      return [group([path(full, mix(hair, skin, 0.16))], inside)];
    case 'stubble':
      return [group([path(full, mix(skin, hair, 0.24))], inside)];
    case 'moustache':
      return [path(moustache, hair)];
  }
}

function mouth({ smile, beard, skin, lashes }: Traits): string {
  const bearded = beard === 'full' || beard === 'short';
  const line = bearded
    ? luminance(skin) > 0.5
      ? mix(skin, '#7a2e2a', 0.35)
      : lift(skin, 0.25)
    : mix(shade(skin, 0.35), '#8c2a2a', 0.4);
  const dark = luminance(skin) < 0.36;
  const lips = dark
    ? mix(lift(skin, 0.3), '#b0483f', 0.45)
    : lashes
      ? mix(mix(skin, '#a8323a', 0.55), '#160f2c', 0.08)
      : line;
  return smile === 'open'
    ? path('M362 440Q400 450 438 440Q430 474 400 474T362 440Z', shade(mix(skin, '#7a1f2b', 0.6), 0.25)) +
        path('M369 442Q400 450 431 442Q428 455 400 456T369 442Z', '#fffaf2')
    : stroke('M366 442Q400 468 434 442', lips, 8);
}

function glassesOf({ glasses, skin }: Traits): string[] {
  if (glasses === 'none') return [];
  const frame = luminance(skin) > 0.4 ? '#1b1a22' : '#f3d9a4';
  const lens = (x: number): string =>
    glasses === 'round'
      ? circle(x, 354, 41, '#ffffff', { 'fill-opacity': 0.1 }) + ring(x, 354, 41, frame, 7)
      : `<rect x="${x - 44}" y="320" width="88" height="66" rx="16" fill="#fff" fill-opacity="0.1" stroke="${frame}" ` +
        'stroke-width="8"/>';
  return [lens(347), lens(453), stroke('M390 348Q400 340 410 348M304 346L290 340M496 346L510 340', frame, 7)];
}

export function face(canvas: Canvas, traits: Traits): string[] {
  const { skin, hair, style, jaw, lashes, rings } = traits;
  const edge = outline(jaw);
  const covered = style === 'scarf';
  const brow = mix(style === 'bald' ? '#2a211f' : shade(hair, 0.25), skin, luminance(hair) > 0.6 ? 0 : 0.08);
  const line = shade(skin, luminance(skin) > 0.5 ? 0.34 : 0.46);
  const ear = (x: number): string =>
    covered
      ? ''
      : ellipse(x, 362, 24, 34, shade(skin, 0.08)) +
        stroke(d`M${x - 6} 350Q${x + 8} 356 ${x} 374`, shade(skin, 0.24), 4);
  const white = luminance(skin) < 0.5 ? ellipse(0, 0, 14.5, 9.5, mix('#fff4e8', skin, 0.22)) : '';
  const eye = (x: number, side: number): string =>
    (white === '' ? '' : group([white], { transform: `translate(${x} 357)` })) +
    ellipse(x, 356, 8.5, white === '' ? 10.5 : 9.5, '#1d1720') +
    circle(x + 3, 352, 2.6, '#fffaf2') +
    (lashes ? stroke(d`M${x + side * 6} 347Q${x + side * 12} 345 ${x + side * 16} 340`, '#1d1720', 4.5) : '');
  return [
    ear(290),
    ear(510),
    ...(rings === '' ? [] : [circle(286, 410, 11, rings), circle(514, 410, 11, rings)]),
    path(edge, skin),
    group(
      [
        path('M400 190H530V520H400C440 480 430 420 424 400C440 330 420 260 400 190Z', shade(skin, 0.05)),
        ...[338, 462].map((x) => circle(x, 412, 26, mix(skin, '#d2452f', 0.28), { opacity: 0.3 })),
      ],
      canvas.clip(path(edge, '#000')),
    ),
    ...beardOf(traits, edge, canvas),
    stroke('M328 324Q348 308 372 320', brow, lashes ? 8 : 11),
    stroke('M472 324Q452 308 428 320', brow, lashes ? 8 : 11),
    eye(350, -1),
    eye(450, 1),
    stroke('M404 360Q412 390 416 398Q414 408 396 406', line, 5.5),
    mouth(traits),
    ...glassesOf(traits),
  ];
}
