/** Scenes of website care. */
import { circle, d, ellipse, group, path, rect, stroke } from '../svg.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Draw, Scene } from './kit.ts';
import { backdrop, floor, gear, tick, under } from './kit.ts';
import { bars, browser, pill, sheet } from './screens.ts';

const leaf = (colour: string, length: number, x: number, y: number, turn: number): string =>
  group(
    [
      path(
        d`M0 0C${-length * 0.42} ${-length * 0.25} ${-length * 0.36} ${-length * 0.75} 0 ${-length}Z`,
        lift(colour, 0.14),
      ),
      path(
        d`M0 0C${length * 0.42} ${-length * 0.25} ${length * 0.36} ${-length * 0.75} 0 ${-length}Z`,
        shade(colour, 0.14),
      ),
    ],
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );

/** A window as a flower pot, and the can that waters it. */
const careCard: Draw = (kit) => {
  const { palette } = kit;
  const quiet = mix(palette.paper, palette.ink, 0.18);
  const stalk = (data: string): string => stroke(data, palette.deep, 12);
  const drop = (x: number, y: number): string => path(d`M${x} ${y}q16 24 0 34q-16 -10 0 -34Z`, palette.paper);
  return [
    backdrop(kit, 520, 360, 340),
    floor(kit, 690),
    stalk('M480 470Q470 330 430 210'),
    stalk('M490 470Q520 340 590 260'),
    stalk('M480 470Q400 400 330 370'),
    leaf(palette.main, 150, 432, 216, -10),
    leaf(palette.deep, 130, 450, 290, -72),
    leaf(palette.main, 130, 462, 340, 62),
    leaf(palette.deep, 140, 588, 264, 34),
    leaf(palette.main, 112, 540, 310, 96),
    leaf(palette.deep, 110, 336, 374, -62),
    leaf(palette.main, 92, 392, 396, -118),
    under(kit, 490, 726, 330),
    browser(kit, 210, 450, 560, 276, [
      tick(60, 62, 24, palette.main, palette.paper),
      bars(104, 56, [230], 14, 0, palette.ink),
      pill(420, 42, 96, 40, palette.tint, palette.main),
      tick(60, 124, 24, palette.main, palette.paper),
      bars(104, 118, [180], 14, 0, quiet),
      pill(420, 104, 96, 40, palette.tint, palette.main),
      tick(60, 186, 24, palette.pop, palette.paper),
      bars(104, 180, [210], 14, 0, quiet),
    ]),
    drop(656, 300),
    drop(690, 330),
    drop(640, 372),
    drop(682, 398),
    group(
      [
        stroke('M250 40Q390 40 370 180Q360 230 280 220', shade(palette.popSoft, 0.22), 26),
        path('M20 110L-130 -6L-96 -30L60 60Z', kit.canvas.linear(palette.popSoft, shade(palette.popSoft, 0.2))),
        ellipse(-112, -20, 22, 44, shade(palette.popSoft, 0.34), { transform: 'rotate(36 -112 -20)' }),
        path('M20 30H270L290 250H0Z', kit.canvas.linear(lift(palette.popSoft, 0.2), shade(palette.popSoft, 0.2), 0)),
        ellipse(145, 30, 125, 24, shade(palette.popSoft, 0.42)),
        rect(8, 150, 274, 26, palette.pop),
      ],
      { transform: 'translate(800 236) rotate(-20) scale(0.84)' },
    ),
  ];
};

const careDetail: Draw = (kit) => {
  const { palette, tone } = kit;
  return [
    backdrop(kit, 640, 360, 320),
    gear(kit, 1120, 200, 112, 12, tone.c, 0.1),
    gear(kit, 948, 136, 76, 9, tone.b, 0.2),
    sheet(kit, 90, 118, 380, 430, [
      path('M0 20Q0 0 20 0H360Q380 0 380 20V84H0Z', palette.pop),
      bars(34, 36, [130], 16, 0, palette.paper),
      ...[90, 290].map((x) => rect(x - 9, -22, 18, 54, palette.deep, 9)),
      ...Array.from({ length: 20 }, (_, index) => {
        const [x, y] = [58 + (index % 5) * 66, 132 + Math.floor(index / 5) * 76];
        return index % 5 === 4
          ? tick(x, y, 25, palette.main, palette.paper)
          : circle(x, y, 25, index % 3 === 0 ? palette.tint : mix(palette.tint, palette.paper, 0.5));
      }),
    ]),
    browser(kit, 448, 256, 560, 370, [
      bars(40, 40, [200], 16, 0, palette.ink),
      pill(418, 28, 100, 40, palette.tint, palette.main),
      ...[110, 170, 230].map((y) => rect(40, y, 480, 3, palette.tint)),
      stroke(
        'M40 190H150L176 190L200 130L236 250L262 168L282 190H380L404 190L426 142L452 222L470 190H520',
        palette.main,
        9,
      ),
      circle(520, 190, 13, palette.pop),
      ...[0, 1, 2].map((index) => rect(40 + index * 168, 266, 144, 26, index === 1 ? palette.soft : palette.tint, 13)),
    ]),
    group(
      [
        path('M0 -170Q70 -120 150 -116V10Q150 130 0 190Q-150 130 -150 10V-116Q-70 -120 0 -170Z', tone.shadow, {
          opacity: 0.25,
          transform: 'translate(6 16)',
        }),
        path('M0 -170Q70 -120 150 -116V10Q150 130 0 190Q-150 130 -150 10V-116Q-70 -120 0 -170Z', palette.popSoft),
        path('M0 -170Q70 -120 150 -116V10Q150 130 0 190Z', shade(palette.popSoft, 0.14)),
        stroke('M-64 6L-16 54L72 -46', palette.deep, 32),
      ],
      { transform: 'translate(1044 460) scale(0.92)' },
    ),
  ];
};

export const care: Scene = { card: careCard, cardTone: 'soft', detail: careDetail, detailTone: 'deep' };
