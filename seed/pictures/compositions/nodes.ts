import type { Random } from '../palette.ts';
import type { Canvas, Point } from '../svg.ts';
import { circle, d, group, path, ring, stroke } from '../svg.ts';
import type { Tone } from '../tone.ts';
import { lift, shade } from '../tone.ts';
import type { Composition } from './composition.ts';

/** A node: plain, ringed, halved, striped or dotted. */
function node(canvas: Canvas, tone: Tone, kind: number, [x, y]: Point, r: number): string {
  const colours = [tone.a, tone.b, tone.c, tone.d];
  const colour = colours[kind % 4] ?? tone.a;
  const other = colours[(kind + 1) % 4] ?? tone.b;
  const body = circle(x, y, r, canvas.linear(lift(colour, 0.16), shade(colour, 0.12), 60));
  switch (kind % 5) {
    case 0:
      return body + circle(x, y, r * 0.36, tone.ground);
    case 1:
      return body;
    case 2:
      return circle(x, y, r, tone.ground) + ring(x, y, r * 0.86, colour, r * 0.28) + circle(x, y, r * 0.34, other);
    case 3:
      return (
        body +
        path(d`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}Z`, other, {
          transform: `rotate(${(kind * 45) % 180} ${x} ${y})`,
        })
      );
    default:
      return body + circle(x, y, r * 0.62, canvas.stripes(other, 14, 6, 45));
  }
}

function constellation(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const spots: Point[] = [];
  for (let column = 0; column < 5; column += 1) {
    for (let row = 0; row < 3; row += 1) {
      if (row === 1 || (column + row) % 2 === 0) {
        spots.push([130 + column * 235 + rng.between(-48, 48), 165 + row * 235 + rng.between(-46, 46)]);
      }
    }
  }
  const first = rng.whole(0, 4);
  const sizes = rng.shuffle(spots.map((_, index) => (index < 3 ? rng.between(78, 98) : rng.between(22, 52))));
  const links = spots.flatMap(([x, y], index) =>
    spots
      .map((spot, other) => ({ other, spot, away: Math.hypot(spot[0] - x, spot[1] - y) }))
      .filter(({ other }) => other !== index)
      .sort((one, two) => one.away - two.away)
      .slice(0, 2)
      .map(({ spot }) => stroke(d`M${x} ${y}L${spot[0]} ${spot[1]}`, tone.line, 5)),
  );
  return [...links, ...spots.map((spot, index) => node(canvas, tone, index + first, spot, sizes[index] ?? 30))];
}

/** One thing in the middle, the rest around it on two orbits. */
function hub(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const [x, y] = [rng.pick([430, 600, 770]), 400];
  const turn = rng.between(0, 6.3);
  const around = (count: number, reach: number, from: number, size: number): { at: Point; r: number }[] =>
    Array.from({ length: count }, (_, index) => {
      const angle = from + (index / count) * Math.PI * 2;
      return { at: [x + Math.cos(angle) * reach * 1.1, y + Math.sin(angle) * reach] as const, r: size };
    });
  const near = around(5, 255, turn, 50);
  const far = around(9, 425, turn + 0.4, 30);
  const oval = (reach: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${reach * 1.1}" ry="${reach}" fill="none"` +
    ` stroke="${tone.line}" stroke-width="3" stroke-dasharray="3 14" stroke-linecap="round"/>`;
  return [
    oval(255),
    oval(425),
    oval(590),
    ...near.map(({ at }) => stroke(d`M${x} ${y}L${at[0]} ${at[1]}`, tone.line, 7)),
    ...near.map(({ at, r }, index) => node(canvas, tone, index + 1, at, r + (index % 2) * 18)),
    ...far.map(({ at, r }, index) => node(canvas, tone, index * 3 + 1, at, r - (index % 3) * 7)),
    circle(x, y, 128, canvas.linear(lift(tone.a, 0.14), shade(tone.a, 0.16), 60)),
    circle(x, y, 82, tone.b),
    circle(x, y, 34, tone.d),
  ];
}

/** Lanes with stops, like the map of an underground railway. */
function lanes(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const flip = rng.chance(0.5);
  const shift = rng.between(-30, 30);
  const lane = (data: string, colour: string): string => stroke(data, colour, 30);
  const stop = (x: number, y: number, r = 30): string => circle(x, y, r, tone.paper) + ring(x, y, r, tone.ink, 9);
  const y = [170, 320, 470, 630].map((value) => value + shift / 2);
  const [one = 0, two = 0, three = 0, four = 0] = y;
  const cross = 600 + shift * 3;
  return [
    group(
      [
        lane(d`M-40 ${three}H230Q270 ${three} 298 ${three - 28}L${410} ${one + 36}Q440 ${one} 486 ${one}H1240`, tone.c),
        lane(
          d`M-40 ${one}H250Q290 ${one} 320 ${one + 28}L${cross + 50} ${four - 30}Q${cross + 80} ${four} ` +
            d`${cross + 130} ` +
            d`${four}H1240`,
          tone.b,
        ),
        lane(
          d`M-40 ${four}H330Q370 ${four} 400 ${four - 28}L${cross + 220} ${two + 28}Q${cross + 250} ${two} ` +
            d`${cross + 290} ${two}H1240`,
          tone.a,
        ),
        lane(d`M${cross + 190} -40V${three - 50}Q${cross + 190} ${three} ${cross + 240} ${three}H1240`, tone.d),
        stop(120, one),
        stop(120, three),
        stop(200, four),
        stop(cross - 60, one, 24),
        stop(1040, one),
        stop(1060, four),
        stop(1100, two),
        stop(1000, three),
        stop(cross + 190, 80, 24),
        circle(cross - 85, 470, 74, tone.paper),
        circle(cross - 85, 470, 46, canvas.linear(lift(tone.a, 0.1), shade(tone.a, 0.2))),
      ],
      flip ? { transform: 'matrix(1 0 0 -1 0 800)' } : {},
    ),
  ];
}

export const nodes: Composition[] = [constellation, hub, lanes];
