/** Scenes of web applications. */
import { circle, d, ellipse, group, path, rect, stroke } from '../svg.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Draw, Kit, Scene } from './kit.ts';
import { backdrop, columns, donut, tick } from './kit.ts';
import { bars, browser, sheet } from './screens.ts';

const code = (x: number, y: number, kit: Kit, rows: number, edge: number): string[] => {
  const { palette } = kit;
  const inks = [palette.soft, palette.popSoft, palette.tint, palette.soft, palette.tint];
  const indents = [0, 1, 2, 2, 1, 1, 2, 3, 3, 2, 1, 0];
  return Array.from({ length: rows }, (_, row) => {
    let at = x + (indents[row % indents.length] ?? 0) * 34;
    return [0, 1, 2]
      .slice(0, 1 + ((row * 7) % 3))
      .map((word) => {
        const width = Math.min(46 + ((row * 37 + word * 53) % 70), edge - at);
        if (width < 20) return '';
        const bar = rect(at, y + row * 34, width, 14, inks[(row + word * 2) % inks.length] ?? '', 7);
        at += width + 14;
        return bar;
      })
      .join('');
  });
};

const toggle = (x: number, y: number, on: boolean, kit: Kit): string =>
  rect(x, y, 64, 34, on ? kit.palette.main : mix(kit.palette.paper, kit.palette.ink, 0.22), 17) +
  circle(on ? x + 47 : x + 17, y + 17, 12, kit.palette.paper);

const applicationCard: Draw = (kit) => {
  const { palette } = kit;
  const quiet = mix(palette.paper, palette.ink, 0.18);
  const ticket = (x: number, y: number, height: number, colour: string): string =>
    rect(x, y, 150, height, palette.paper, 10) +
    rect(x + 16, y + 18, 34, 10, colour, 5) +
    bars(x + 16, y + 42, [110, 84], 9, 9, quiet);
  return [
    backdrop(kit, 560, 400, 380),
    browser(kit, 210, 86, 830, 600, [
      rect(0, 0, 170, 600, palette.deep),
      circle(52, 56, 22, palette.popSoft),
      ...[0, 1, 2, 3, 4].map(
        (index) =>
          rect(28, 120 + index * 52, 22, 22, index === 1 ? palette.popSoft : palette.soft, 6) +
          bars(64, 126 + index * 52, [70 - (index % 2) * 16], 10, 0, index === 1 ? palette.paper : palette.soft),
      ),
      bars(206, 44, [190], 20, 0, palette.ink),
      circle(780, 54, 22, palette.soft),
      circle(728, 54, 22, palette.popSoft),
      ...[palette.main, palette.popSoft, palette.soft].map(
        (colour, index) =>
          rect(206 + index * 200, 104, 182, 460, palette.tint, 14) +
          circle(230 + index * 200, 132, 8, colour) +
          bars(248 + index * 200, 127, [80], 10, 0, palette.ink) +
          ticket(222 + index * 200, 162, 94, colour) +
          ticket(222 + index * 200, 270, 94 + index * 20, colour) +
          (index === 1 ? '' : ticket(222 + index * 200, 390, 94, colour)),
      ),
    ]),
    group(
      [
        sheet(
          kit,
          0,
          0,
          390,
          320,
          [
            circle(30, 30, 8, palette.popSoft),
            circle(56, 30, 8, palette.soft),
            circle(82, 30, 8, palette.main),
            ...code(34, 70, kit, 7, 356),
          ],
          shade(palette.ink, 0.1),
        ),
      ],
      { transform: 'translate(76 430)' },
    ),
    sheet(kit, 846, 410, 270, 300, [
      donut(135, 116, 62, 30, [
        [0.46, palette.main],
        [0.3, palette.popSoft],
        [0.24, palette.soft],
      ]),
      bars(34, 222, [100], 12, 0, palette.ink),
      toggle(172, 210, true, kit),
      bars(34, 264, [76], 12, 0, quiet),
      toggle(172, 252, false, kit),
    ]),
  ];
};

const applicationDetail: Draw = (kit) => {
  const { palette, tone } = kit;
  const wire = (data: string): string => stroke(data, tone.line, 6, { 'stroke-dasharray': '2 16' });
  const disk = (y: number, colour: string): string =>
    path(
      d`M0 ${y}V${y + 44}A96 26 0 0 0 192 ${y + 44}V${y}Z`,
      kit.canvas.linear(lift(colour, 0.14), shade(colour, 0.24), 0),
    ) + ellipse(96, y, 96, 26, lift(colour, 0.34));
  return [
    backdrop(kit, 420, 360, 310),
    wire('M640 300H760Q800 300 800 260V190H900'),
    wire('M640 360H940'),
    wire('M640 420H760Q800 420 800 460V560H900'),
    sheet(
      kit,
      110,
      96,
      560,
      530,
      [
        path('M0 20Q0 0 20 0H540Q560 0 560 20V52H0Z', lift(palette.ink, 0.14)),
        circle(34, 26, 8, palette.pop),
        circle(60, 26, 8, palette.popSoft),
        circle(86, 26, 8, palette.soft),
        rect(130, 12, 120, 40, palette.ink, 8),
        ...Array.from({ length: 13 }, (_, row) => rect(30, 84 + row * 34, 14, 10, lift(palette.ink, 0.3), 5)),
        ...code(76, 82, kit, 13, 526),
        rect(250, 354, 4, 22, palette.paper),
      ],
      palette.ink,
    ),
    sheet(kit, 900, 76, 290, 186, [
      columns(kit, 34, 152, 30, 16, [52, 84, 66, 112, 98], [palette.soft, palette.main]),
      rect(26, 152, 238, 5, palette.ink, 2),
    ]),
    group(
      [
        ellipse(96, 150, 112, 26, tone.shadow, { opacity: 0.2 }),
        disk(100, palette.main),
        disk(46, palette.soft),
        disk(-8, palette.popSoft),
      ],
      { transform: 'translate(946 306)' },
    ),
    sheet(kit, 900, 496, 290, 150, [
      tick(58, 48, 20, palette.main, palette.paper),
      bars(98, 42, [150], 12, 0, palette.ink),
      tick(58, 102, 20, palette.popSoft, palette.paper),
      bars(98, 96, [110], 12, 0, mix(palette.paper, palette.ink, 0.3)),
    ]),
    circle(900, 190, 13, palette.pop),
    circle(942, 360, 13, palette.pop),
    circle(900, 560, 13, palette.pop),
  ];
};

export const applications: Scene = {
  card: applicationCard,
  cardTone: 'deep',
  detail: applicationDetail,
  detailTone: 'soft',
};
