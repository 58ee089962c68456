import type { Random } from '../palette.ts';
import type { Canvas } from '../svg.ts';
import { circle, d, ellipse, group, path, polygon, rect, ring, stroke } from '../svg.ts';
import type { Tone } from '../tone.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Composition } from './composition.ts';

const leaf = (x: number, y: number, size: number): string =>
  d`M${x} ${y}C${x + size} ${y + size * 0.3} ${x + size * 0.9} ${y + size * 1.3} ${x} ${y + size * 1.7}` +
  d`C${x - size * 0.5} ${y + size * 1.1} ${x - size * 0.5} ${y + size * 0.5} ${x} ${y}Z`;

function pendant(canvas: Canvas, tone: Tone, kind: number, x: number, y: number, size: number): string {
  const colours = [tone.a, tone.b, tone.c, tone.d];
  const colour = colours[kind % 4] ?? tone.a;
  const fill = canvas.linear(lift(colour, 0.16), shade(colour, 0.14), 60);
  switch (kind % 5) {
    case 0:
      return circle(x, y + size, size, fill);
    case 1:
      return path(leaf(x, y, size * 1.1), fill);
    case 2:
      return ring(x, y + size, size * 0.72, colour, size * 0.42);
    case 3:
      return path(d`M${x - size} ${y + 2}H${x + size}A${size} ${size} 0 0 1 ${x - size} ${y + 2}Z`, fill);
    default:
      return polygon(
        [
          [x, y],
          [x + size, y + size * 1.6],
          [x - size * 0.8, y + size * 1.35],
        ],
        fill,
      );
  }
}

/** A mobile: arms, threads and shapes that hold each other up. */
function mobile(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const side = rng.pick([-1, 1]);
  const at = (x: number): number => 600 + side * (x - 600);
  const first = rng.whole(0, 4);
  const wire = (data: string): string => stroke(data, tone.line, 5);
  const arm = (x1: number, y1: number, x2: number, y2: number): string =>
    wire(d`M${at(x1)} ${y1}Q${at((x1 + x2) / 2)} ${(y1 + y2) / 2 - 46} ${at(x2)} ${y2}`);
  const hung = (kind: number, x: number, from: number, to: number, size: number): string =>
    wire(d`M${at(x)} ${from}V${to + 6}`) + pendant(canvas, tone, kind + first, at(x), to, size);
  return [
    circle(at(640), 420, 330, mix(tone.ground, tone.e, 0.32)),
    wire(d`M${at(560)} -20V128`),
    arm(200, 180, 950, 160),
    wire(d`M${at(950)} 160V290`),
    arm(720, 330, 1090, 320),
    wire(d`M${at(720)} 330V470`),
    arm(520, 510, 880, 500),
    hung(0, 200, 180, 270, 118),
    hung(1, 1090, 320, 390, 78),
    hung(2, 520, 510, 560, 66),
    hung(3, 880, 500, 560, 92),
    hung(4, 700, 490, 600, 50),
    hung(6, 400, 148, 240, 48),
    circle(at(560), 134, 12, tone.b),
  ];
}

/** Stones balanced on one another. */
function cairn(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const colours = rng.shuffle([tone.a, tone.c, tone.d, tone.b, tone.a]);
  const x = rng.pick([450, 750]);
  let base = 690;
  const stones = [
    [235, 78],
    [180, 66],
    [196, 54],
    [118, 62],
    [64, 54],
  ].map(([rx = 0, ry = 0], index) => {
    const colour = colours[index] ?? tone.a;
    const cx = x + rng.between(-22, 22);
    const stone = path(
      d`M${cx - rx} ${base - ry}C${cx - rx} ${base - ry * 2.1} ${cx - rx * 0.4} ${base - ry * 2} ${cx + rx * 0.1} ` +
        d`${base - ry * 2}C${cx + rx * 0.7} ${base - ry * 2} ${cx + rx} ${base - ry * 1.7} ${cx + rx} ${base - ry}` +
        d`C${cx + rx} ${base + ry * 0.1} ${cx - rx} ${base + ry * 0.1} ${cx - rx} ${base - ry}Z`,
      canvas.linear(lift(colour, 0.26), shade(colour, 0.22), 60),
    );
    base -= ry * 1.78;
    return stone;
  });
  const far = x > 600 ? 250 : 950;
  return [
    circle(far, 270, 150, canvas.linear(lift(tone.b, 0.2), tone.b)),
    rect(0, 640, 1200, 160, canvas.linear(mix(tone.groundEnd, tone.shadow, 0.24), tone.groundEnd)),
    ...[0, 1, 2, 3].map((index) =>
      ellipse(x, 690, 300 + index * 110, 26 + index * 17, 'none', {
        stroke: tone.line,
        'stroke-width': 2.5,
        opacity: 0.5,
      }),
    ),
    polygon(
      [
        [x - 190, 690],
        [x + 200, 690],
        [x + 620, 610],
        [x + 480, 590],
      ],
      canvas.linear(tone.shadow, tone.shadow, 0, [0.4, 0]),
    ),
    ...stones,
    circle(far + 30, 664, 34, canvas.radial(lift(tone.c, 0.3), shade(tone.c, 0.3))),
  ];
}

/** A plank on a wedge, weights at both ends. */
function seesaw(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const turn = rng.pick([-9, 9]);
  const stripes = canvas.stripes(tone.b, 30, 13, 90, tone.a);
  return [
    circle(600, 400, 320, mix(tone.ground, tone.e, 0.32)),
    rect(0, 690, 1200, 110, canvas.linear(mix(tone.groundEnd, tone.shadow, 0.26), tone.groundEnd)),
    polygon(
      [
        [600, 520],
        [700, 690],
        [500, 690],
      ],
      canvas.linear(lift(tone.c, 0.2), shade(tone.c, 0.3), 0),
    ),
    group(
      [
        rect(130, 486, 940, 34, canvas.linear(lift(tone.d, 0.2), shade(tone.d, 0.12)), 17),
        circle(290, 386, 100, canvas.radial(lift(tone.b, 0.4), shade(tone.b, 0.22))),
        rect(760, 396, 250, 90, canvas.linear(lift(tone.a, 0.1), shade(tone.a, 0.25), 20), 6),
        rect(800, 316, 170, 80, stripes, 6),
        rect(838, 246, 94, 70, canvas.linear(lift(tone.c, 0.1), shade(tone.c, 0.2), 20), 6),
        polygon(
          [
            [600, 486],
            [640, 420],
            [560, 420],
          ],
          tone.c,
        ),
        circle(600, 384, 36, tone.a),
      ],
      { transform: `rotate(${turn} 600 520)` },
    ),
  ];
}

export const balance: Composition[] = [mobile, cairn, seesaw];
