/** Scenes of marketing automation. */
import { arch, circle, d, group, path, polygon, rect, stroke } from '../svg.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Draw, Kit, Scene } from './kit.ts';
import { backdrop, floor, gear, shadow, tick, under } from './kit.ts';
import { conveyor, envelope } from './packing.ts';
import { bars } from './screens.ts';

/** One step of a flow: a card with a sign on it. */
function step(kit: Kit, x: number, y: number, size: number, sign: number, colour: string): string {
  const { palette } = kit;
  const h = size / 2;
  const mark =
    [
      group([
        rect(-h * 0.6, -h * 0.42, h * 1.2, h * 0.84, palette.paper, h * 0.1),
        stroke(d`M${-h * 0.52} ${-h * 0.34}L0 ${h * 0.08}L${h * 0.52} ${-h * 0.34}`, colour, h * 0.11),
      ]),
      circle(0, 0, h * 0.58, palette.paper) + stroke(d`M0 ${-h * 0.34}V0L${h * 0.26} ${h * 0.16}`, colour, h * 0.12),
      tick(0, 0, h * 0.58, palette.paper, colour),
      circle(0, -h * 0.26, h * 0.28, palette.paper) +
        path(d`M${-h * 0.54} ${h * 0.54}A${h * 0.54} ${h * 0.5} 0 0 1 ${h * 0.54} ${h * 0.54}Z`, palette.paper),
      path(
        d`M${-h * 0.5} ${-h * 0.44}H${h * 0.5}L${h * 0.12} ${h * 0.06}V${h * 0.5}L${-h * 0.12} ` +
          d`${h * 0.36}V${h * 0.06}Z`,
        palette.paper,
      ),
    ][sign % 5] ?? '';
  return (
    shadow(kit, x - h, y - h, size, size, size * 0.22) +
    rect(x - h, y - h, size, size, kit.canvas.linear(lift(colour, 0.14), shade(colour, 0.1)), size * 0.22) +
    group([mark], { transform: `translate(${x} ${y})` })
  );
}

const automationCard: Draw = (kit) => {
  const { palette, tone } = kit;
  const wire = (data: string): string => stroke(data, tone.line, 8);
  return [
    backdrop(kit, 560, 400, 370),
    gear(kit, 1080, 660, 150, 14, mix(tone.ground, tone.e, 0.75), 0.1),
    gear(kit, 910, 792, 96, 10, mix(tone.ground, tone.e, 0.55), 0.24),
    gear(kit, 92, 92, 112, 12, mix(tone.ground, tone.e, 0.65)),
    wire('M210 400H460'),
    wire('M600 330V230Q600 180 650 180H760'),
    wire('M600 470V570Q600 620 650 620H700'),
    wire('M700 400H820'),
    wire('M830 180H960'),
    wire('M780 620H850'),
    step(kit, 210, 400, 168, 3, palette.main),
    circle(392, 400, 15, palette.popSoft),
    polygon(
      [
        [600, 270],
        [730, 400],
        [600, 530],
        [470, 400],
      ],
      kit.canvas.linear(lift(palette.popSoft, 0.2), shade(palette.popSoft, 0.12)),
      { stroke: palette.popSoft, 'stroke-width': 14, 'stroke-linejoin': 'round' },
    ),
    group([rect(-44, -13, 88, 26, palette.deep, 13), circle(30, 0, 22, palette.paper)], {
      transform: 'translate(600 400)',
    }),
    step(kit, 780, 180, 138, 0, palette.pop),
    step(kit, 1030, 180, 138, 1, palette.main),
    step(kit, 900, 400, 138, 2, palette.soft),
    step(kit, 730, 622, 138, 4, palette.pop),
    envelope(kit, 850, 556, 190, 126, palette.tint, -6),
  ];
};

/** A machine that takes in names and gives out letters, unattended. */
const automationDetail: Draw = (kit) => {
  const { palette, tone } = kit;
  return [
    backdrop(kit, 640, 330, 310),
    floor(kit, 620),
    conveyor(kit, -60, 540, 520),
    conveyor(kit, 830, 540, 520),
    ...[60, 300, 960, 1180].map((x) => rect(x, 594, 26, 60, palette.deep)),
    ...[0, 1, 2].map((index) => {
      const x = 66 + index * 134;
      const colour = [palette.popSoft, palette.main, palette.pop][index] ?? '';
      return (
        shadow(kit, x - 52, 420, 104, 120, 12) +
        rect(x - 52, 420, 104, 120, palette.paper, 12) +
        circle(x, 458, 22, colour) +
        bars(x - 32, 494, [64, 44], 10, 10, mix(palette.paper, palette.ink, 0.25))
      );
    }),
    envelope(kit, 880, 444, 142, 94, palette.paper),
    envelope(kit, 1066, 444, 142, 94, palette.popSoft),
    under(kit, 640, 646, 280),
    rect(690, 60, 54, 130, palette.deep),
    rect(676, 48, 82, 30, palette.main, 8),
    ...[0, 1, 2].map((index) =>
      circle(724 + index * 46, 30 - index * 2, 20 + index * 7, palette.paper, { opacity: 0.7 - index * 0.16 }),
    ),
    rect(420, 170, 440, 470, kit.canvas.linear(lift(palette.main, 0.1), shade(palette.main, 0.22), 20), 30),
    rect(420, 170, 440, 64, palette.deep, 30),
    rect(420, 204, 440, 30, palette.deep),
    path(arch(408, 548, 70, 150), palette.deep),
    path(arch(802, 548, 70, 150), palette.deep),
    rect(500, 270, 280, 190, palette.tint, 20),
    group(
      [
        gear(kit, 590, 372, 74, 10, palette.pop, 0.1),
        gear(kit, 702, 340, 56, 8, palette.popSoft, 0.3),
        gear(kit, 720, 440, 44, 7, palette.deep),
      ],
      kit.canvas.clip(rect(500, 270, 280, 190, '#000', 20)),
    ),
    ...[0, 1, 2].map((index) =>
      circle(470 + index * 40, 202, 11, [palette.popSoft, palette.soft, palette.pop][index] ?? ''),
    ),
    rect(640, 190, 180, 24, tone.ground, 12),
    ...[0, 1, 2, 3].map((index) =>
      rect(522 + index * 64, 500, 44, 20, index === 2 ? palette.popSoft : palette.soft, 10),
    ),
    rect(522, 544, 236, 60, palette.deep, 14),
    stroke('M544 576H590L606 556L628 594L646 576H738', palette.popSoft, 6),
  ];
};

export const automation: Scene = {
  card: automationCard,
  cardTone: 'deep',
  detail: automationDetail,
  detailTone: 'soft',
};
