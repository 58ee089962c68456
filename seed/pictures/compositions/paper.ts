import type { Random } from '../palette.ts';
import type { Canvas, Point } from '../svg.ts';
import { circle, d, group, path, polygon, rect, smooth } from '../svg.ts';
import type { Tone } from '../tone.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Composition } from './composition.ts';

/** Strips of cut paper side by side, each throwing a shadow on the next. */
function strips(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const colours = [tone.a, tone.c, tone.b, tone.d];
  const count = rng.whole(7, 9);
  const width = 1040 / count;
  const slant = rng.pick([-1, 1]) * rng.between(0.35, 0.6);
  const rounded = rng.chance(0.35);
  const trend = rng.pick([-1, 1]);
  const sun = circle(trend > 0 ? 270 : 930, 230, 100, canvas.linear(lift(tone.b, 0.2), tone.b));
  return [
    sun,
    ...Array.from({ length: count }, (_, index) => {
      const x = 80 + index * width;
      const share = trend > 0 ? index / (count - 1) : 1 - index / (count - 1);
      const height = 200 + share * 330 + (index % 2 === 0 ? 70 : -20) + rng.between(-25, 25);
      const top = 800 - height;
      const colour = colours[(index + (index > 3 ? 1 : 0)) % 4] ?? tone.a;
      const head = rounded
        ? d`M${x} 820V${top + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${top + width / 2}V820Z`
        : d`M${x} 820V${top + Math.max(0, slant) * width}L${x + width} ${top + Math.max(0, -slant) * width}V820Z`;
      const fall: Point[] = [
        [x + width, top + 90],
        [x + width + 46, top + 150],
        [x + width + 46, 820],
        [x + width, 820],
      ];
      return [
        path(head, canvas.linear(lift(colour, 0.14), shade(colour, 0.12))),
        polygon(fall, canvas.linear(tone.shadow, tone.shadow, 0, [0.34, 0])),
      ];
    }).flat(),
  ];
}

/** Sheets with one curved edge, laid over one another from a corner. */
function sheets(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const colours = [tone.c, tone.a, tone.d, tone.b, tone.a];
  const flip = rng.chance(0.5);
  const phase = rng.between(0, 6);
  const edge = (index: number, reach: number): string => {
    const points: Point[] = Array.from({ length: 7 }, (_, step) => {
      const y = -40 + step * 147;
      const x = 1010 - index * 205 + Math.sin(step * 0.95 + phase + index * 1.1) * 62 + step * 14 + reach;
      return [x, y] as const;
    });
    return smooth(points) + d`L-40 880L-40 -40Z`;
  };
  return [
    group(
      colours.flatMap((colour, index) => [
        ...[34, 22, 11].map((reach) => path(edge(index, reach), tone.shadow, { opacity: 0.1 })),
        path(edge(index, 0), canvas.linear(shade(colour, 0.16), lift(colour, 0.1), 0)),
      ]),
      flip ? { transform: 'matrix(-1 0 0 1 1200 0)' } : {},
    ),
    circle(flip ? 130 : 1070, rng.pick([150, 640]), 62, tone.b),
  ];
}

/** A fan of cards with plain rules on them. */
function fan(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const colours = rng.shuffle([tone.a, tone.c, tone.d, tone.b]);
  const side = rng.pick([-1, 1]);
  const cards = [...colours, tone.paper];
  return [
    circle(600 - side * 60, 420, 310, mix(tone.ground, tone.e, 0.35)),
    ...cards.map((colour, index) => {
      const last = index === cards.length - 1;
      const rule = last ? tone.ink : mix(colour, tone.ground, 0.55);
      return group(
        [
          rect(-140, -205, 300, 420, tone.shadow, 20, { opacity: 0.2 }),
          rect(-150, -215, 300, 420, canvas.linear(lift(colour, 0.1), shade(colour, last ? 0.05 : 0.1), 60), 20),
          ...(last
            ? [
                circle(-60, -110, 52, canvas.linear(lift(tone.b, 0.1), tone.b)),
                rect(-112, -20, 224, 18, rule, 9),
                rect(-112, 20, 180, 12, mix(tone.ink, tone.paper, 0.6), 6),
                rect(-112, 48, 205, 12, mix(tone.ink, tone.paper, 0.6), 6),
                rect(-112, 76, 130, 12, mix(tone.ink, tone.paper, 0.6), 6),
                rect(-112, 130, 110, 40, tone.name === 'warm' ? tone.a : mix(tone.a, tone.shadow, 0.3), 20),
              ]
            : [rect(-112, -180, 70, 14, rule, 7), circle(110, -172, 16, rule)]),
        ],
        {
          transform:
            `translate(${600 + side * (index - 2) * 112} ${430 + Math.abs(index - 2) * 18}) ` +
            `rotate(${side * (index - 2.6) * 13}) scale(1.22)`,
        },
      );
    }),
  ];
}

export const cutPaper: Composition[] = [strips, sheets, fan];
