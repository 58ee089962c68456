import type { Random } from '../palette.ts';
import type { Canvas } from '../svg.ts';
import { circle, d, group, path, rect, stroke } from '../svg.ts';
import type { Tone } from '../tone.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Composition } from './composition.ts';

function supergraphic(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const r = 150;
  const routes = [
    d`M-60 620H330A${r} ${r} 0 0 0 480 470V330A${r} ${r} 0 0 1 630 180H1260`,
    d`M210 -60V250A${r} ${r} 0 0 0 360 400H690A${r} ${r} 0 0 1 840 550V860`,
    d`M-60 240H620A${r} ${r} 0 0 1 620 540H360A${r} ${r} 0 0 0 210 690V860`,
    d`M-60 300H250A${r} ${r} 0 0 1 400 450A200 200 0 0 0 800 450V400A${r} ${r} 0 0 1 950 250H1260`,
  ];
  const index = rng.whole(0, 3);
  const spot = [
    [860, 520],
    [420, 640],
    [900, 560],
    [600, 230],
  ][index] ?? [600, 400];
  const data = routes[index] ?? routes[0] ?? '';
  const flip = rng.chance(0.5);
  return [
    group(
      [
        circle(spot[0] ?? 0, spot[1] ?? 0, 118, canvas.linear(lift(tone.b, 0.2), tone.b)),
        ...stripesAlong(data, [tone.a, tone.c, tone.d, tone.a], tone.ground),
      ],
      flip ? { transform: 'matrix(-1 0 0 1 1200 0)' } : {},
    ),
  ];
}

/** Concentric strokes make parallel lanes: outer lanes twice, the middle once. */
const stripesAlong = (data: string, colours: string[], gap: string): string[] =>
  colours.flatMap((colour, index) => {
    const width = 252 - index * 66;
    return [
      stroke(data, colour, width, { 'stroke-linecap': 'butt' }),
      stroke(data, gap, width - 44, { 'stroke-linecap': 'butt' }),
    ];
  });

/** A ribbon folded over itself, its back in the shade. */
function folds(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const flip = rng.chance(0.5);
  const width = 170;
  const ribbon = (colour: string, back: string, x: number): string[] => [
    path(
      d`M${x} -20H${x + width}L${x + width + 330} 420H${x + 330}Z`,
      canvas.linear(lift(colour, 0.16), shade(colour, 0.06)),
    ),
    path(d`M${x + 330} 420H${x + 330 + width}L${x + width - 30} 820H${x - 30}Z`, canvas.linear(shade(back, 0.4), back)),
  ];
  return [
    circle(flip ? 170 : 1030, rng.pick([170, 640]), 96, tone.b),
    group(
      [
        ...ribbon(tone.a, mix(tone.a, tone.shadow, 0.25), 40),
        ...ribbon(tone.c, mix(tone.c, tone.shadow, 0.25), 250),
        ...ribbon(tone.b, mix(tone.b, tone.shadow, 0.25), 460),
        ...ribbon(tone.d, mix(tone.d, tone.shadow, 0.25), 670),
      ],
      flip ? { transform: 'matrix(-1 0 0 1 1200 0)' } : {},
    ),
  ];
}

/** Woven strips: over, under, over. */
function weave(canvas: Canvas, tone: Tone, rng: Random): string[] {
  const turn = rng.pick([-14, -8, 8, 14]);
  const across = rng.shuffle([tone.a, tone.c, tone.a, tone.d]);
  const down = rng.shuffle([tone.b, tone.d, tone.c, tone.b, tone.a, tone.d]);
  const out: string[] = [];
  down.forEach((colour, column) => {
    out.push(rect(90 + column * 190, -300, 126, 1500, canvas.linear(lift(colour, 0.12), shade(colour, 0.1), 0)));
  });
  across.forEach((colour, row) => {
    const y = 70 + row * 190;
    const fill = canvas.linear(lift(colour, 0.1), shade(colour, 0.14));
    down.forEach((_, column) => {
      if ((row + column) % 2 === 0) {
        const x = 26 + column * 190;
        out.push(
          rect(x, y + 126, 254, 18, canvas.linear(tone.shadow, tone.shadow, 90, [0.36, 0])),
          rect(x, y, 254, 126, fill),
        );
      } else {
        const x = 90 + column * 190;
        out.push(
          rect(x - 18, y, 18, 126, canvas.linear(tone.shadow, tone.shadow, 180, [0.36, 0])),
          rect(x + 126, y, 18, 126, canvas.linear(tone.shadow, tone.shadow, 0, [0.36, 0])),
        );
      }
    });
    if (row % 2 === 1) out.push(rect(-300, y, 326, 126, fill));
    out.push(rect(1220, y, 300, 126, fill));
  });
  return [group(out, { transform: `rotate(${turn} 600 400)` })];
}

export const ribbons: Composition[] = [supergraphic, folds, weave];
