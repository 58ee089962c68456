/** Scenes of websites. */
import { arch, circle, group, path, polygon, rect, ring, stroke } from '../svg.ts';
import { mix, shade } from '../tone.ts';
import type { Draw, Kit, Scene } from './kit.ts';
import { backdrop } from './kit.ts';
import { bars, browser, cursor, phone, pill, view } from './screens.ts';

/** The page of a website, 800 wide. */
const page = (kit: Kit): string[] => {
  const { palette } = kit;
  const quiet = mix(palette.paper, palette.ink, 0.2);
  return [
    circle(62, 52, 20, palette.main),
    bars(96, 46, [70], 12, 0, palette.ink),
    bars(430, 46, [54], 12, 0, quiet),
    bars(508, 46, [54], 12, 0, quiet),
    bars(586, 46, [54], 12, 0, quiet),
    pill(670, 32, 92, 40, palette.ink, palette.paper),
    bars(44, 128, [310, 260, 180], 30, 16, palette.ink),
    bars(44, 286, [270, 240], 12, 12, quiet),
    pill(44, 346, 150, 52, palette.pop, palette.paper),
    view(kit, 450, 112, 300, 300, path(arch(450, 412, 300, 300), '#000')),
    ...[0, 1, 2].map(
      (index) =>
        rect(44 + index * 242, 446, 222, 150, [palette.tint, palette.popSoft, palette.soft][index] ?? '', 16) +
        circle(80 + index * 242, 484, 18, [palette.main, palette.paper, palette.deep][index] ?? ''),
    ),
  ];
};

const websiteCard: Draw = (kit) => {
  const { palette } = kit;
  return [
    backdrop(kit, 660, 390, 370),
    rect(40, 620, 300, 180, kit.canvas.dots(mix(kit.tone.ground, kit.tone.line, 0.5), 26, 3.4)),
    browser(kit, 130, 96, 800, 610, page(kit)),
    phone(kit, 838, 268, 236, 470, [
      rect(0, 0, 236, 236, palette.main),
      view(kit, 43, 66, 150, 170, path(arch(43, 236, 150, 170), '#000')),
      bars(32, 262, [168, 130], 18, 12, palette.ink),
      bars(32, 332, [150, 120], 9, 9, mix(palette.paper, palette.ink, 0.25)),
      pill(32, 388, 110, 40, palette.pop, palette.paper),
    ]),
    cursor(kit, 296, 520, 62),
  ];
};

/** The same page three times: drawn, blocked out, finished. */
const websiteDetail: Draw = (kit) => {
  const { palette, tone } = kit;
  const line = (data: string): string => stroke(data, tone.line, 5);
  const dashed = { stroke: tone.line, 'stroke-width': 5, 'stroke-dasharray': '14 12' };
  const pencil = group(
    [
      rect(0, -17, 250, 34, kit.canvas.linear(palette.popSoft, shade(palette.popSoft, 0.18))),
      rect(250, -17, 26, 34, palette.paper),
      rect(276, -17, 34, 34, palette.pop, 8),
      polygon(
        [
          [0, -17],
          [-54, 0],
          [0, 17],
        ],
        '#f3dcc0',
      ),
      polygon(
        [
          [-34, -6.3],
          [-54, 0],
          [-34, 6.3],
        ],
        palette.ink,
      ),
    ],
    { transform: 'translate(196 560) rotate(-38)' },
  );
  return [
    backdrop(kit, 900, 350, 300),
    rect(70, 150, 360, 440, 'none', 20, dashed),
    line('M70 204H430'),
    ring(112, 258, 18, tone.line, 5),
    line('M106 320H250M106 352H220M106 384H236'),
    rect(280, 250, 116, 150, 'none', 8, dashed),
    line('M280 250L396 400M396 250L280 400'),
    rect(106, 440, 86, 110, 'none', 8, dashed),
    rect(208, 440, 86, 110, 'none', 8, dashed),
    rect(310, 440, 86, 110, 'none', 8, dashed),
    browser(kit, 320, 100, 420, 500, [
      rect(0, 0, 420, 60, palette.tint),
      bars(36, 100, [170, 130, 150], 22, 14, palette.soft),
      rect(250, 96, 134, 150, palette.soft, 10),
      rect(36, 228, 100, 36, palette.soft, 18),
      ...[0, 1, 2].map((index) => rect(36 + index * 120, 300, 106, 120, palette.tint, 10)),
    ]),
    group([browser(kit, 0, 0, 800, 690, page(kit))], { transform: 'translate(606 64) scale(0.78)' }),
    pencil,
    cursor(kit, 724, 408, 56),
  ];
};

export const websites: Scene = { card: websiteCard, cardTone: 'light', detail: websiteDetail, detailTone: 'bold' };
