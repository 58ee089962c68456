/** Things that are sold, and what a shop is made of. */
import { vessel } from '../compositions/vessel.ts';
import { circle, d, ellipse, group, path, polygon, rect, ring, stroke } from '../svg.ts';
import { lift, mix, shade } from '../tone.ts';
import type { Kit } from './kit.ts';
import { bars } from './screens.ts';

/** A price tag hanging from `x`, `y`. */
export function tag(kit: Kit, x: number, y: number, size: number, colour: string, turn = 0): string {
  const string = mix(kit.palette.ink, colour, 0.2);
  return group(
    [
      stroke(d`M0 0Q${size * 0.16} ${size * 0.3} 0 ${size * 0.52}`, string, Math.max(3, size * 0.035)),
      path(
        d`M${-size * 0.2} ${size * 0.36}H${size * 0.2}L${size * 0.42} ${size * 0.62}V${size * 1.42}` +
          d`Q${size * 0.42} ${size * 1.5} ${size * 0.34} ${size * 1.5}H${-size * 0.34}Q${-size * 0.42} ${size * 1.5} ` +
          d`${-size * 0.42} ${size * 1.42}V${size * 0.62}Z`,
        kit.canvas.linear(lift(colour, 0.12), shade(colour, 0.12), 50),
      ),
      circle(0, size * 0.54, size * 0.085, kit.tone.ground),
      ring(0, size * 0.54, size * 0.12, shade(colour, 0.25), size * 0.035),
      bars(-size * 0.24, size * 0.86, [size * 0.48, size * 0.34], size * 0.1, size * 0.09, kit.palette.paper),
      rect(-size * 0.24, size * 1.26, size * 0.2, size * 0.08, kit.palette.paper, size * 0.04, { opacity: 0.7 }),
    ],
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );
}

/** Goods for shelves and shop windows: vases, bowls, bottles, boxes and lamps. */
export function product(kit: Kit, kind: number, x: number, base: number, size: number, colour: string): string {
  const { canvas, palette } = kit;
  const other = colour === palette.popSoft ? palette.main : palette.popSoft;
  const body = canvas.linear(lift(colour, 0.14), shade(colour, 0.28), 0);
  switch (kind % 6) {
    case 0:
      return vessel(canvas, 0, x, base, size * 0.36, size * 0.92, colour, other).join('');
    case 1:
      return vessel(canvas, 2, x, base, size * 0.44, size * 0.46, colour, other).join('');
    case 2:
      return [
        path(
          d`M${x - size * 0.1} ${base - size}h${size * 0.2}v${size * 0.22}q${size * 0.16} ${size * 0.08} ` +
            d`${size * 0.16} ` +
            d`${size * 0.26}V${base}H${x - size * 0.26}v${-size * 0.52}q0 ${-size * 0.18} ${size * 0.16} ` +
            d`${-size * 0.26}Z`,
          body,
        ),
        rect(x - size * 0.13, base - size * 1.02, size * 0.26, size * 0.13, shade(colour, 0.5), size * 0.03),
        rect(x - size * 0.26, base - size * 0.42, size * 0.52, size * 0.28, palette.paper),
        circle(x, base - size * 0.28, size * 0.08, other),
      ].join('');
    case 3:
      return [
        path(
          d`M${x - size * 0.34} ${base - size * 0.48}L${x - size * 0.18} ${base - size * 0.94}h${size * 0.36}` +
            d`L${x + size * 0.34} ${base - size * 0.48}Z`,
          body,
        ),
        rect(x - size * 0.035, base - size * 0.48, size * 0.07, size * 0.4, shade(colour, 0.4)),
        path(d`M${x - size * 0.2} ${base}a${size * 0.2} ${size * 0.14} 0 0 1 ${size * 0.4} 0Z`, shade(other, 0.1)),
      ].join('');
    case 4:
      return vessel(canvas, 3, x, base, size * 0.34, size * 0.98, colour, other).join('');
    default:
      return [
        rect(x - size * 0.3, base - size * 0.7, size * 0.6, size * 0.7, body, size * 0.05),
        ellipse(x, base - size * 0.7, size * 0.3, size * 0.07, lift(colour, 0.4)),
        rect(x - size * 0.3, base - size * 0.46, size * 0.6, size * 0.2, other),
        stroke(
          d`M${x + size * 0.3} ${base - size * 0.54}q${size * 0.24} 0 ${size * 0.2} ${size * 0.2}` +
            d`t${-size * 0.2} ${size * 0.16}`,
          shade(colour, 0.3),
          size * 0.07,
        ),
      ].join('');
  }
}

export function bag(kit: Kit, x: number, base: number, width: number, height: number, colour: string): string {
  const top = base - height;
  const handle = (rise: number, depth: number): string =>
    stroke(
      d`M${x + width * 0.28} ${top + 10}V${top - rise}a${width * 0.22} ${width * 0.22} 0 0 1 ` +
        d`${width * 0.44} 0V${top + 10}`,
      shade(colour, depth),
      width * 0.05,
    );
  return [
    handle(18, 0.5),
    path(
      d`M${x} ${top}H${x + width}L${x + width * 1.04} ${base}H${x - width * 0.04}Z`,
      kit.canvas.linear(lift(colour, 0.14), shade(colour, 0.14), 40),
    ),
    polygon(
      [
        [x + width, top],
        [x + width * 1.04, base],
        [x + width * 0.84, base],
        [x + width * 0.9, top],
      ],
      shade(colour, 0.2),
    ),
    circle(x + width * 0.43, top + height * 0.56, width * 0.2, kit.palette.paper),
    circle(x + width * 0.43, top + height * 0.56, width * 0.09, kit.palette.popSoft),
    handle(0, 0.25),
  ].join('');
}

/** A striped awning with a scalloped hem. */
export function awning(
  kit: Kit,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  one: string,
  two: string,
): string {
  const step = width / count;
  const flare = 26;
  const hem = (width + flare * 2) / count;
  const strip = (index: number): string => {
    const colour = index % 2 === 0 ? one : two;
    const [left, right] = [x - flare + index * hem, x - flare + (index + 1) * hem];
    return path(
      d`M${x + index * step} ${y}H${x + (index + 1) * step}L${right} ${y + height}` +
        d`A${hem / 2} ${hem / 2.4} 0 0 1 ${left} ${y + height}Z`,
      kit.canvas.linear(lift(colour, 0.14), shade(colour, 0.12)),
    );
  };
  return (
    rect(x - 10, y + height + 8, width + 20, 44, kit.canvas.linear(kit.tone.shadow, kit.tone.shadow, 90, [0.3, 0])) +
    Array.from({ length: count }, (_, index) => strip(index)).join('')
  );
}
