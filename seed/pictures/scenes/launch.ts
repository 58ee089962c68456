/** Scenes of the launch of a marketplace store. */
import { arch, circle, d, ellipse, group, path, rect, stroke } from '../svg.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Draw, Kit, Scene } from './kit.ts';
import { floor, tick, under } from './kit.ts';
import { conveyor, parcel } from './packing.ts';

/** A balloon of gores, with whatever hangs under it. */
function balloon(kit: Kit, x: number, y: number, r: number, colours: string[], load: string): string {
  const gores = [1, 0.62, 0.2].map((share, index) => {
    const colour = colours[index % colours.length] ?? kit.palette.main;
    return path(
      d`M0 ${-r}C${r * 1.36 * share} ${-r} ${r * 1.3 * share} ${r * 0.34} ${r * 0.24 * share} ${r * 1.06}` +
        d`H${-r * 0.24 * share}C${-r * 1.3 * share} ${r * 0.34} ${-r * 1.36 * share} ${-r} 0 ${-r}Z`,
      kit.canvas.linear(lift(colour, 0.16), shade(colour, 0.2), 20),
    );
  });
  const ropes = [-1, 1].map((side) =>
    stroke(d`M${side * r * 0.22} ${r * 1.08}L${side * r * 0.34} ${r * 1.6}`, kit.palette.deep, Math.max(2, r * 0.02)),
  );
  return group([...ropes, ...gores, rect(-r * 0.25, r * 1.03, r * 0.5, r * 0.08, kit.palette.deep, r * 0.02), load], {
    transform: `translate(${x} ${y})`,
  });
}

const launchCard: Draw = (kit) => {
  const { palette, tone } = kit;
  const cloud = (x: number, y: number, size: number): string =>
    path(
      d`M${x} ${y}h${size * 2.2}a${size * 0.4} ${size * 0.4} 0 0 0 0 ${-size * 0.8}a${size * 0.62} ` +
        d`${size * 0.62} 0 0 0 ` +
        d`${-size * 1.15} ${-size * 0.2}a${size * 0.5} ${size * 0.5} 0 0 0 ${-size * 0.9} ${size * 0.3}` +
        d`a${size * 0.36} ${size * 0.36} 0 0 0 ${-size * 0.15} ${size * 0.7}Z`,
      palette.paper,
      { opacity: 0.9 },
    );
  return [
    circle(890, 300, 150, kit.canvas.linear(lift(palette.popSoft, 0.3), palette.popSoft)),
    cloud(120, 330, 78),
    cloud(880, 490, 92),
    cloud(760, 160, 50),
    balloon(
      kit,
      210,
      470,
      62,
      [palette.pop, palette.popSoft, palette.pop],
      parcel(kit, -22, 142, 40, 34, palette.main),
    ),
    balloon(
      kit,
      1050,
      210,
      46,
      [palette.main, palette.soft, palette.main],
      parcel(kit, -17, 106, 30, 26, palette.main),
    ),
    path('M0 680Q240 590 520 670T1200 610V800H0Z', kit.canvas.linear(tone.c, mix(tone.c, tone.a, 0.3))),
    path('M0 746Q340 660 700 736T1200 700V800H0Z', kit.canvas.linear(palette.main, shade(palette.main, 0.2))),
    balloon(
      kit,
      560,
      232,
      184,
      [palette.main, palette.soft, palette.paper],
      parcel(kit, -74, 408, 132, 112, palette.soft),
    ),
    ellipse(572, 734, 120, 14, palette.deep, { opacity: 0.35 }),
    path('M0 800Q300 740 620 782T1200 770V800Z', palette.deep),
  ];
};

const launchDetail: Draw = (kit) => {
  const { palette, tone } = kit;
  const wheel = (x: number): string =>
    circle(x, 606, 46, palette.ink) + circle(x, 606, 22, palette.soft) + circle(x, 606, 7, palette.ink);
  return [
    circle(420, 330, 250, mix(tone.ground, tone.e, 0.6)),
    circle(420, 330, 150, kit.canvas.linear(lift(tone.b, 0.2), tone.b)),
    floor(kit, 640),
    ...[-40, 120, 300].map((x, index) =>
      parcel(
        kit,
        x + 30,
        440,
        110 + (index % 2) * 30,
        [104, 132, 92][index] ?? 100,
        [palette.soft, palette.tint, palette.popSoft][index] ?? palette.soft,
      ),
    ),
    conveyor(kit, -60, 440, 800),
    ...[90, 600].map((x) => rect(x, 494, 30, 146, palette.deep)),
    path(arch(468, 440, 190, 300), kit.canvas.linear(palette.deep, shade(palette.deep, 0.3))),
    path(arch(506, 440, 114, 214), kit.canvas.linear(shade(palette.deep, 0.6), palette.deep)),
    tick(563, 200, 30, palette.popSoft, palette.deep),
    parcel(kit, 600, 440, 104, 86, palette.soft),
    under(kit, 980, 650, 270),
    path('M760 300H1042V606H760Z', kit.canvas.linear(palette.paper, shade(palette.paper, 0.1), 0)),
    rect(760, 300, 282, 26, palette.popSoft),
    rect(776, 348, 20, 236, palette.soft, 4),
    circle(912, 462, 62, palette.soft),
    parcel(kit, 878, 494, 56, 50, palette.main),
    path(
      'M1042 384H1126Q1150 384 1162 408L1204 494Q1212 508 1212 524V606H1042Z',
      kit.canvas.linear(palette.popSoft, shade(palette.popSoft, 0.2)),
    ),
    path('M1070 412H1122Q1134 412 1140 424L1172 490H1070Z', palette.tint),
    rect(1180, 540, 32, 20, palette.paper, 6),
    rect(740, 592, 484, 22, palette.deep, 8),
    wheel(846),
    wheel(1122),
  ];
};

export const launch: Scene = { card: launchCard, cardTone: 'light', detail: launchDetail, detailTone: 'bold' };
