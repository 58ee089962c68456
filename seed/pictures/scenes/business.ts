/** Scenes of marketing between businesses. */
import { arch, circle, d, ellipse, group, path, polygon, rect, stroke } from '../svg.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Draw, Kit, Scene } from './kit.ts';
import { columns, floor, shadow, tick, under } from './kit.ts';
import { bars, sheet } from './screens.ts';

/** A speech bubble with its tail at the lower left (or right). */
const bubble = (
  kit: Kit,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  right: boolean,
  inside: string[],
): string => {
  const foot = right ? x + width - 50 : x + 50;
  const tip = right ? foot + 34 : foot - 34;
  return (
    shadow(kit, x, y, width, height, 34) +
    polygon(
      [
        [foot - 26, y + height - 4],
        [foot + 26, y + height - 4],
        [tip, y + height + 50],
      ],
      colour,
    ) +
    rect(x, y, width, height, colour, 34) +
    group(inside, { transform: `translate(${x} ${y})` })
  );
};

function office(kit: Kit, x: number, base: number, width: number, floors: number, colour: string, lit: string): string {
  const height = floors * 62 + 60;
  const columnsOf = Math.floor((width - 36) / 58);
  const start = x + (width - columnsOf * 58 + 20) / 2;
  return [
    rect(x, base - height, width, height, kit.canvas.linear(lift(colour, 0.1), shade(colour, 0.2), 30)),
    rect(x - 10, base - height - 16, width + 20, 20, lift(colour, 0.2), 4),
    ...Array.from({ length: floors * columnsOf }, (_, index) => {
      const [column, row] = [index % columnsOf, Math.floor(index / columnsOf)];
      if (row === floors - 1 && column > 0 && column < columnsOf - 1) return '';
      return rect(
        start + column * 58,
        base - height + 28 + row * 62,
        38,
        40,
        (column * 5 + row * 3 + floors) % 4 === 0 ? lit : shade(colour, 0.34),
        4,
      );
    }),
    path(arch(x + width / 2 - 32, base, 64, 86), lit),
  ].join('');
}

const businessCard: Draw = (kit) => {
  const { palette, tone } = kit;
  return [
    circle(600, 420, 300, mix(tone.ground, tone.e, 0.5)),
    floor(kit, 680),
    ...[0, 1, 2].map((index) =>
      stroke(d`M280 ${420 - index * 40}Q600 ${120 - index * 76} 920 ${420 - index * 40}`, tone.line, 5, {
        'stroke-dasharray': index === 1 ? '2 16' : '900',
        opacity: 0.75,
      }),
    ),
    office(kit, 120, 690, 290, 6, palette.popSoft, palette.paper),
    office(kit, 330, 690, 150, 3, palette.tint, palette.popSoft),
    office(kit, 800, 690, 290, 7, palette.deep, palette.popSoft),
    office(kit, 716, 690, 146, 4, palette.soft, palette.paper),
    bubble(kit, 300, 110, 250, 150, palette.paper, false, [
      columns(kit, 50, 118, 26, 14, [34, 56, 46, 84], [palette.main, palette.soft]),
    ]),
    bubble(kit, 640, 176, 220, 132, palette.popSoft, true, [bars(44, 40, [130, 96], 16, 18, palette.deep)]),
    under(kit, 600, 738, 120),
    stroke('M560 596V570Q560 556 574 556H626Q640 556 640 570V596', palette.deep, 13),
    rect(500, 592, 200, 140, kit.canvas.linear(lift(palette.pop, 0.1), shade(palette.pop, 0.18)), 18),
    rect(500, 650, 200, 10, shade(palette.pop, 0.4)),
    rect(580, 640, 40, 32, palette.popSoft, 6),
  ];
};

/** A table between two sides, the plan on the wall. */
const businessDetail: Draw = (kit) => {
  const { palette, tone } = kit;
  const chair = (x: number, side: number): string =>
    group(
      [
        rect(-16, 400, 30, 150, palette.deep, 12),
        rect(-30, 536, 150, 26, palette.deep, 12),
        rect(60, 550, 14, 100, palette.deep),
      ],
      { transform: `translate(${x} 0) scale(${side} 1)` },
    );
  const laptop = (x: number, side: number, colour: string): string =>
    group(
      [
        polygon(
          [
            [0, 500],
            [-34, 372],
            [-22, 368],
            [14, 500],
          ],
          colour,
        ),
        rect(0, 490, 150, 12, shade(colour, 0.2), 6),
      ],
      { transform: `translate(${x} 0) scale(${side} 1)` },
    );
  return [
    rect(0, 0, 230, 640, mix(tone.ground, tone.e, 0.18)),
    rect(1050, 0, 230, 640, mix(tone.ground, tone.e, 0.18)),
    floor(kit, 620),
    sheet(kit, 330, 62, 620, 320, [
      circle(90, 90, 44, palette.main),
      circle(90, 230, 44, palette.soft),
      stroke(
        'M134 90H200Q224 90 224 114V136Q224 160 248 160M134 230H200Q224 230 224 206V184Q224 160 248 160H262',
        palette.ink,
        6,
      ),
      polygon(
        [
          [318, 96],
          [382, 160],
          [318, 224],
          [254, 160],
        ],
        palette.popSoft,
      ),
      stroke('M382 160H420', palette.ink, 6),
      rect(420, 60, 160, 200, palette.tint, 14),
      columns(kit, 440, 236, 24, 10, [50, 78, 106, 142], [palette.main, palette.pop]),
      tick(90, 90, 22, palette.paper, palette.main),
      bars(72, 222, [36], 14, 0, palette.deep),
    ]),
    ...[480, 800].map((x) => stroke(d`M${x} 0V62`, palette.deep, 4)),
    chair(170, 1),
    chair(1110, -1),
    under(kit, 640, 666, 430),
    rect(250, 500, 780, 30, kit.canvas.linear(lift(palette.popSoft, 0.16), shade(palette.popSoft, 0.12)), 15),
    path('M330 530H372L396 664H354Z', shade(palette.popSoft, 0.34)),
    path('M950 530H908L884 664H926Z', shade(palette.popSoft, 0.34)),
    laptop(470, -1, palette.deep),
    laptop(810, 1, palette.deep),
    rect(600, 452, 56, 48, palette.paper, 8),
    stroke('M656 464q26 0 22 16t-22 14', palette.paper, 7),
    path('M688 500L700 440H740L752 500Z', palette.pop),
    ...[-26, 0, 26].map((turn) => ellipse(720, 404, 13, 42, palette.main, { transform: `rotate(${turn} 720 444)` })),
  ];
};

export const business: Scene = { card: businessCard, cardTone: 'bold', detail: businessDetail, detailTone: 'light' };
