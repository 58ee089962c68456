/** Scenes of a listing on a marketplace. */
import { drum } from '../compositions/plinths.ts';
import { circle, rect, ring, stroke } from '../svg.ts';
import { lift, mix, shade } from '../tone.ts';
import { product, tag } from './goods.ts';
import type { Draw, Scene } from './kit.ts';
import { backdrop, stars } from './kit.ts';
import { bars, cursor, pill, sheet } from './screens.ts';

const listingCard: Draw = (kit) => {
  const { palette } = kit;
  const quiet = mix(palette.paper, palette.ink, 0.2);
  return [
    backdrop(kit, 640, 400, 390),
    sheet(kit, 150, 100, 900, 610, [
      rect(36, 36, 430, 430, kit.canvas.linear(palette.tint, mix(palette.tint, palette.soft, 0.5)), 16),
      circle(270, 214, 130, palette.popSoft),
      ...drum(kit.canvas, 251, 430, 130, 52, palette.main),
      product(kit, 0, 251, 382, 230, palette.pop),
      ...[0, 1, 2, 3].map(
        (index) =>
          rect(36 + index * 110, 486, 100, 88, index === 0 ? palette.soft : palette.tint, 12) +
          product(
            kit,
            index * 2 + (index > 1 ? 1 : 0),
            86 + index * 110,
            562,
            64,
            index % 2 === 0 ? palette.pop : palette.main,
          ),
      ),
      rect(36, 486, 100, 88, 'none', 12, { stroke: palette.ink, 'stroke-width': 5 }),
      bars(510, 52, [320, 250], 24, 16, palette.ink),
      stars(526, 170, 17, palette.soft),
      bars(740, 164, [70], 12, 0, quiet),
      rect(510, 212, 340, 3, palette.tint),
      ...[0, 1, 2, 3].map(
        (index) =>
          circle(518, 250 + index * 40, 7, palette.main) +
          bars(540, 244 + index * 40, [[270, 300, 230, 280][index] ?? 250], 12, 0, quiet),
      ),
      ...[palette.pop, palette.main, palette.soft, palette.deep].map((colour, index) =>
        circle(530 + index * 56, 440, 20, colour),
      ),
      ring(530, 440, 27, palette.ink, 4),
      pill(510, 496, 340, 76, palette.main, palette.paper),
    ]),
    tag(kit, 1020, 150, 170, palette.pop, -10),
    cursor(kit, 800, 640, 62),
  ];
};

const listingDetail: Draw = (kit) => {
  const { palette, tone } = kit;
  const board = (y: number): string =>
    rect(80, y, 1120, 24, kit.canvas.linear(lift(tone.a, 0.12), shade(tone.a, 0.2))) +
    rect(80, y + 24, 1120, 44, kit.canvas.linear(tone.shadow, tone.shadow, 90, [0.3, 0]));
  const colours = [palette.main, palette.popSoft, palette.deep, palette.soft, palette.pop];
  const low = (index: number): string => product(kit, index + 1, 170 + index * 134, 622, 118, colours[index % 5] ?? '');
  const mark = (data: string): string => stroke(data, palette.pop, 12);
  return [
    board(312),
    board(622),
    ...[0, 1, 2].map((index) => product(kit, index, 176 + index * 132, 312, 132, colours[(index + 3) % 5] ?? '')),
    ...[0, 1, 2].map((index) => product(kit, index + 3, 866 + index * 132, 312, 132, colours[(index + 1) % 5] ?? '')),
    ...[0, 1, 6, 7].map(low),
    rect(508, 76, 300, 546, kit.canvas.linear(palette.paper, palette.tint), 10),
    circle(658, 330, 120, palette.popSoft),
    ...drum(kit.canvas, 658, 600, 112, 90, palette.deep),
    product(kit, 4, 658, 512, 330, palette.main),
    mark('M484 130V52H562'),
    mark('M754 52H832V130'),
    mark('M832 560V648H754'),
    mark('M562 648H484V560'),
    circle(790, 104, 22, palette.pop),
    tag(kit, 243, 330, 84, palette.pop, 4),
    tag(kit, 1000, 330, 84, palette.main, -4),
  ];
};

export const listing: Scene = { card: listingCard, cardTone: 'soft', detail: listingDetail, detailTone: 'light' };
