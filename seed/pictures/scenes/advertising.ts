/** Scenes of advertising on a marketplace. */
import { drum } from '../compositions/plinths.ts';
import type { Point } from '../svg.ts';
import { circle, d, ellipse, group, path, polygon, rect, stroke } from '../svg.ts';
import { lift, mix } from '../tone.ts';
import { product, tag } from './goods.ts';
import type { Draw, Scene } from './kit.ts';
import { columns, floor, under } from './kit.ts';
import { parcel } from './packing.ts';
import { bars, pill } from './screens.ts';

/** Beams from above onto one parcel. */
const advertisingCard: Draw = (kit) => {
  const { palette, tone } = kit;
  const lamp = (x: number, turn: number): string =>
    group(
      [
        rect(-14, -70, 28, 60, palette.ink),
        path('M-52 -20H52L70 70H-70Z', kit.canvas.linear(lift(palette.ink, 0.25), palette.ink, 0)),
        ellipse(0, 70, 70, 15, lift(palette.soft, 0.6)),
      ],
      { transform: `translate(${x} 76) rotate(${turn})` },
    );
  const beam = (points: Point[]): string => polygon(points, kit.canvas.linear('#ffe9c9', '#ffe9c9', 90, [0.5, 0.06]));
  return [
    columns(
      kit,
      70,
      640,
      96,
      44,
      [130, 200, 170, 290, 250, 380, 340, 470],
      [mix(tone.ground, tone.e, 0.4), mix(tone.ground, tone.e, 0.62)],
    ),
    floor(kit, 640),
    beam([
      [273, 172],
      [395, 107],
      [800, 690],
      [430, 690],
    ]),
    beam([
      [805, 107],
      [927, 172],
      [770, 690],
      [400, 690],
    ]),
    beam([
      [532, 146],
      [668, 146],
      [800, 690],
      [400, 690],
    ]),
    ellipse(600, 690, 290, 48, '#ffe9c9', { opacity: 0.22 }),
    ...drum(kit.canvas, 600, 690, 200, 96, palette.main),
    under(kit, 606, 596, 140),
    parcel(kit, 478, 598, 220, 186, palette.soft),
    rect(-20, 30, 1240, 22, palette.ink),
    lamp(300, -28),
    lamp(600, 0),
    lamp(900, 28),
    tag(kit, 720, 372, 92, palette.pop, -14),
  ];
};

const advertisingDetail: Draw = (kit) => {
  const { palette, tone } = kit;
  return [
    circle(150, 190, 96, tone.b),
    columns(
      kit,
      30,
      640,
      84,
      18,
      [150, 230, 190, 300, 240, 210, 330, 260, 390, 320, 440, 500],
      [mix(tone.ground, palette.pop, 0.22), mix(tone.ground, palette.pop, 0.34)],
    ),
    floor(kit, 640),
    ...[430, 820].map((x) => rect(x, 440, 34, 206, palette.deep)),
    rect(246, 108, 800, 388, palette.deep, 14),
    rect(270, 132, 752, 340, kit.canvas.linear(palette.main, mix(palette.main, palette.deep, 0.3)), 6),
    circle(800, 320, 136, palette.soft),
    ellipse(800, 440, 150, 20, palette.deep, { opacity: 0.4 }),
    product(kit, 0, 800, 442, 260, palette.paper),
    product(kit, 5, 922, 444, 110, palette.popSoft),
    product(kit, 2, 694, 444, 150, palette.pop),
    bars(320, 190, [270, 210], 34, 22, palette.paper),
    bars(320, 312, [230, 180], 13, 14, palette.soft),
    pill(320, 386, 170, 52, palette.soft, palette.deep),
    ...Array.from(
      { length: 15 },
      (_, index) =>
        circle(274 + index * 53, 120, 6, palette.popSoft) + circle(274 + index * 53, 484, 6, palette.popSoft),
    ),
    ...[380, 640, 900].map(
      (x) => stroke(d`M${x} 540V512Q${x} 498 ${x - 24} 498`, palette.ink, 9) + circle(x, 540, 13, palette.ink),
    ),
    under(kit, 170, 664, 130),
    parcel(kit, 82, 664, 150, 124, palette.main),
    parcel(kit, 106, 540, 96, 76, palette.paper),
    under(kit, 1130, 668, 120),
    parcel(kit, 1050, 668, 134, 104, palette.soft),
  ];
};

export const advertising: Scene = {
  card: advertisingCard,
  cardTone: 'deep',
  detail: advertisingDetail,
  detailTone: 'warm',
};
