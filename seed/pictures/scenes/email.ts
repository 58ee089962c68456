/** Scenes of email marketing. */
import { circle, path, rect, stroke } from '../svg.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Draw, Kit, Scene } from './kit.ts';
import { backdrop, star, under } from './kit.ts';
import { envelope, plane } from './packing.ts';
import { bars, browser, pill, sheet, view } from './screens.ts';

const trail = (kit: Kit, data: string): string => stroke(data, kit.tone.line, 6, { 'stroke-dasharray': '2 18' });

const emailCard: Draw = (kit) => {
  const { palette } = kit;
  const quiet = mix(palette.paper, palette.ink, 0.2);
  const { canvas } = kit;
  return [
    backdrop(kit, 600, 400, 370),
    trail(kit, 'M110 760C60 640 60 560 120 520'),
    trail(kit, 'M170 400C170 240 220 170 340 140'),
    plane(kit, 990, 150, 96, -18, palette.main),
    trail(kit, 'M700 90C780 60 840 90 880 170'),
    under(kit, 620, 722, 350),
    path('M300 400L600 190Q620 176 640 190L940 400V690H300Z', shade(palette.main, 0.28)),
    sheet(kit, 370, 110, 500, 520, [
      view(kit, 36, 36, 428, 176, rect(36, 36, 428, 176, '#000', 12)),
      bars(36, 240, [300], 24, 0, palette.ink),
      bars(36, 286, [428, 390], 12, 13, quiet),
      pill(160, 356, 180, 56, palette.pop, palette.paper),
    ]),
    path(
      'M300 400L560 588Q620 630 680 588L940 400V690Q940 716 914 716H326Q300 716 300 690Z',
      canvas.linear(lift(palette.main, 0.16), palette.main),
    ),
    path(
      'M306 708L540 572Q620 630 700 572L934 708Q928 716 914 716H326Q312 716 306 708Z',
      canvas.linear(shade(palette.main, 0.04), shade(palette.main, 0.26)),
    ),
    envelope(kit, 84, 420, 170, 112, palette.popSoft, -12),
    envelope(kit, 992, 330, 148, 98, palette.soft, 10),
    envelope(kit, 996, 560, 128, 84, palette.popSoft, -6),
    circle(912, 424, 50, palette.pop),
    star(912, 426, 22, palette.paper),
  ];
};

const emailDetail: Draw = (kit) => {
  const { palette } = kit;
  const quiet = mix(palette.paper, palette.ink, 0.2);
  const dots = [palette.main, palette.popSoft, palette.soft, palette.pop, palette.main];
  return [
    backdrop(kit, 760, 360, 320),
    trail(kit, 'M40 640C60 420 130 300 300 250'),
    trail(kit, 'M150 700C170 560 220 480 330 430'),
    browser(kit, 330, 84, 820, 560, [
      rect(0, 0, 290, 520, mix(palette.tint, palette.paper, 0.4)),
      rect(0, 96, 290, 88, palette.paper),
      rect(0, 96, 8, 88, palette.pop),
      ...[0, 1, 2, 3, 4].map(
        (index) =>
          circle(52, 52 + index * 90, 24, dots[index] ?? '') +
          bars(92, 36 + index * 90, [150 - (index % 3) * 26], 13, 0, index < 2 ? palette.ink : quiet) +
          bars(92, 62 + index * 90, [170 - (index % 2) * 40], 10, 0, quiet),
      ),
      view(kit, 326, 36, 458, 200, rect(326, 36, 458, 200, '#000', 14)),
      bars(326, 264, [300], 24, 0, palette.ink),
      bars(326, 312, [458, 430, 330], 12, 14, quiet),
      pill(326, 408, 180, 58, palette.pop, palette.paper),
    ]),
    envelope(kit, 60, 480, 230, 152, palette.popSoft, -14),
    envelope(kit, 200, 320, 178, 118, palette.soft, -4),
    envelope(kit, 72, 170, 132, 88, palette.tint, 12),
    plane(kit, 1150, 110, 84, -20, palette.popSoft),
  ];
};

export const email: Scene = { card: emailCard, cardTone: 'light', detail: emailDetail, detailTone: 'deep' };
