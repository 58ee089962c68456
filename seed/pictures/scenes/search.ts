/** Scenes of search and paid media. */
import { circle, d, ellipse, group, path, rect, ring, stroke } from '../svg.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Draw, Kit, Scene } from './kit.ts';
import { backdrop, columns, donut, floor, under } from './kit.ts';
import { bars, browser, cursor, pill, sheet } from './screens.ts';

function magnifier(kit: Kit, x: number, y: number, r: number, turn: number, inside: string[]): string {
  const { palette } = kit;
  return (
    group(
      [
        rect(r * 1.02, -r * 0.13, r * 0.3, r * 0.26, palette.ink),
        rect(
          r * 1.2,
          -r * 0.19,
          r * 1.1,
          r * 0.38,
          kit.canvas.linear(lift(palette.pop, 0.12), shade(palette.pop, 0.2)),
          r * 0.19,
        ),
      ],
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    ) +
    circle(x + 6, y + 16, r * 1.1, kit.tone.shadow, { opacity: 0.2 }) +
    circle(x, y, r, lift(palette.tint, 0.5)) +
    group(inside, kit.canvas.clip(circle(x, y, r, '#000'))) +
    ring(x, y, r, palette.ink, r * 0.15) +
    ring(x, y, r * 1.01, lift(palette.ink, 0.28), r * 0.04) +
    stroke(
      d`M${x - r * 0.66} ${y - r * 0.3}A${r * 0.74} ${r * 0.74} 0 0 1 ${x - r * 0.2} ${y - r * 0.7}`,
      palette.paper,
      r * 0.06,
    )
  );
}

const result = (kit: Kit, y: number, width: number, lead: boolean): string =>
  bars(50, y, [width], 18, 0, lead ? kit.palette.main : mix(kit.palette.paper, kit.palette.ink, 0.4)) +
  bars(50, y + 34, [width * 1.5, width * 1.3], 10, 11, mix(kit.palette.paper, kit.palette.ink, 0.18));

const searchCard: Draw = (kit) => {
  const { palette } = kit;
  const tints = [palette.soft, palette.main, palette.popSoft, palette.main];
  return [
    backdrop(kit, 560, 400, 380),
    browser(kit, 130, 90, 760, 620, [
      rect(50, 40, 660, 64, palette.paper, 32, { stroke: palette.ink, 'stroke-width': 5 }),
      ring(92, 70, 13, palette.ink, 5),
      stroke('M102 80L112 90', palette.ink, 5),
      bars(136, 64, [230], 15, 0, palette.ink),
      rect(620, 48, 82, 48, palette.pop, 24),
      rect(30, 134, 420, 112, palette.tint, 16),
      result(kit, 154, 230, true),
      ...[280, 396, 496].map((y, index) => result(kit, y, [210, 240, 190][index] ?? 200, false)),
    ]),
    magnifier(kit, 800, 430, 222, 44, [
      columns(kit, 650, 574, 56, 22, [96, 168, 138, 250], tints),
      rect(600, 574, 420, 10, palette.ink),
      stroke('M660 440L740 372L816 398L924 284', palette.pop, 13),
      circle(924, 284, 17, palette.pop),
      circle(740, 372, 12, palette.pop),
    ]),
  ];
};

const searchDetail: Draw = (kit) => {
  const { palette, tone } = kit;
  const wave = (r: number): string =>
    stroke(
      d`M${438 + r * 0.8} ${336 - r * 0.75}A${r * 1.1} ${r * 1.1} 0 0 1 ${438 + r * 0.8} ${336 + r * 0.62}`,
      tone.b,
      15,
    );
  return [
    backdrop(kit, 330, 370, 290),
    floor(kit, 640),
    under(kit, 250, 656, 170),
    group(
      [
        rect(20, 70, 60, 190, palette.deep, 20),
        path(
          'M-60 -62L230 -180V180L-60 62Z',
          kit.canvas.linear(lift(palette.popSoft, 0.22), shade(palette.popSoft, 0.22)),
        ),
        rect(-150, -66, 110, 132, kit.canvas.linear(lift(palette.pop, 0.1), shade(palette.pop, 0.2)), 30),
        ellipse(230, 0, 50, 182, shade(palette.popSoft, 0.4)),
        ellipse(236, 0, 26, 110, palette.deep),
        circle(240, 0, 30, palette.paper),
        path('M-20 -78L20 -94V94L-20 78Z', palette.paper),
      ],
      { transform: 'translate(230 400) rotate(-10)' },
    ),
    wave(90),
    wave(150),
    wave(210),
    sheet(
      kit,
      720,
      76,
      470,
      92,
      [
        ring(52, 44, 15, palette.ink, 6),
        stroke('M63 55L76 68', palette.ink, 6),
        bars(104, 38, [190], 16, 0, palette.ink),
        rect(350, 18, 100, 56, palette.pop, 28),
      ],
      palette.paper,
      46,
    ),
    sheet(kit, 670, 206, 330, 290, [
      columns(kit, 40, 236, 38, 16, [70, 110, 92, 150, 190], [palette.soft, palette.main]),
      rect(32, 236, 266, 6, palette.ink, 3),
      bars(40, 30, [90], 14, 0, palette.ink),
    ]),
    sheet(kit, 1030, 206, 190, 290, [
      donut(95, 100, 50, 28, [
        [0.5, palette.main],
        [0.28, palette.popSoft],
        [0.22, palette.soft],
      ]),
      ...[0, 1, 2].map(
        (index) =>
          circle(40, 196 + index * 32, 8, [palette.main, palette.popSoft, palette.soft][index] ?? '') +
          bars(60, 191 + index * 32, [90 - index * 14], 10, 0, mix(palette.paper, palette.ink, 0.25)),
      ),
    ]),
    sheet(kit, 740, 530, 450, 110, [
      stroke('M34 76L110 52L170 64L250 30L320 44L412 22', palette.pop, 9),
      circle(412, 22, 12, palette.main),
    ]),
    pill(570, 560, 130, 54, palette.popSoft, palette.deep),
    cursor(kit, 660, 586, 56),
  ];
};

export const search: Scene = { card: searchCard, cardTone: 'warm', detail: searchDetail, detailTone: 'bold' };
