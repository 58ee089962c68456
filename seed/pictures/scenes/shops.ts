/** Scenes of online shops. */
import { arch, circle, d, path, rect } from '../svg.ts';
import { lift, mix } from '../tone.ts';
import { awning, bag, product, tag } from './goods.ts';
import type { Draw, Scene } from './kit.ts';
import { backdrop, floor, shadow, under } from './kit.ts';
import { parcel } from './packing.ts';
import { bars, browser } from './screens.ts';

const shopCard: Draw = (kit) => {
  const { palette } = kit;
  const grounds = [
    palette.tint,
    palette.popSoft,
    palette.soft,
    palette.soft,
    palette.tint,
    mix(palette.popSoft, palette.paper, 0.5),
  ];
  const colours = [palette.main, palette.deep, palette.paper, palette.deep, palette.pop, palette.main];
  return [
    backdrop(kit, 600, 400, 380),
    browser(
      kit,
      200,
      130,
      800,
      590,
      Array.from({ length: 6 }, (_, index) => {
        const [x, y] = [54 + (index % 3) * 238, 106 + Math.floor(index / 3) * 218];
        return (
          rect(x, y, 216, 150, grounds[index] ?? '', 14) +
          product(kit, index, x + 108, y + 138, 116, colours[index] ?? '') +
          bars(x, y + 164, [100], 12, 0, palette.ink) +
          rect(x + 160, y + 160, 56, 20, palette.main, 10)
        );
      }),
    ),
    awning(kit, 186, 100, 828, 120, 11, palette.pop, palette.paper),
    tag(kit, 166, 330, 150, palette.main, 12),
    under(kit, 1010, 732, 140),
    bag(kit, 896, 730, 206, 236, palette.deep),
  ];
};

/** A shop whose gable is the bar of a browser. */
const shopDetail: Draw = (kit) => {
  const { palette, tone } = kit;
  const glass = (x: number, kinds: number[]): string =>
    [
      rect(x, 300, 270, 230, kit.canvas.linear(lift(palette.soft, 0.5), palette.soft, 60), 10),
      path(d`M${x + 30} 530L${x + 130} 300H${x + 190}L${x + 90} 530Z`, palette.paper, { opacity: 0.35 }),
      rect(x, 506, 270, 24, palette.deep),
      ...kinds.map((kind, index) =>
        product(
          kit,
          kind,
          x + 58 + index * 78,
          508,
          100 + (index % 2) * 36,
          [palette.main, palette.pop, palette.deep][(index + kind) % 3] ?? '',
        ),
      ),
    ].join('');
  return [
    backdrop(kit, 640, 340, 330),
    floor(kit, 600),
    shadow(kit, 230, 90, 820, 510, 20),
    path('M230 600V116Q230 90 256 90H1024Q1050 90 1050 116V600Z', palette.paper),
    path('M230 150V116Q230 90 256 90H1024Q1050 90 1050 116V150Z', mix(palette.tint, palette.soft, 0.4)),
    circle(268, 120, 10, palette.pop),
    circle(298, 120, 10, palette.popSoft),
    circle(328, 120, 10, palette.main),
    rect(370, 104, 640, 32, palette.paper, 16),
    glass(266, [0, 2, 5]),
    glass(744, [3, 1, 4]),
    path(arch(566, 600, 148, 310), palette.deep),
    path(arch(586, 600, 108, 280), palette.main),
    rect(586, 450, 108, 10, palette.deep),
    circle(676, 500, 8, palette.popSoft),
    rect(230, 560, 336, 40, palette.main),
    rect(714, 560, 336, 40, palette.main),
    awning(kit, 236, 168, 808, 96, 13, palette.main, palette.popSoft),
    under(kit, 160, 646, 130),
    parcel(kit, 76, 646, 132, 104, tone.b),
    parcel(kit, 100, 542, 92, 70, tone.c),
    under(kit, 1136, 650, 110),
    bag(kit, 1060, 650, 150, 170, palette.pop),
  ];
};

export const shops: Scene = { card: shopCard, cardTone: 'warm', detail: shopDetail, detailTone: 'light' };
