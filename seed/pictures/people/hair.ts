/** Hair: what falls behind the head and what lies over it. The skull spans 292 to 508 across, 200 to 505 down. */
import type { Canvas } from '../svg.ts';
import { circle, d, ellipse, path, stroke } from '../svg.ts';
import { lift, shade } from '../tone.ts';
import type { Hair } from './caps.ts';
import { caps, curls, shine } from './caps.ts';
import { scarf } from './scarf.ts';
import type { Traits } from './traits.ts';

export function hairOf(canvas: Canvas, traits: Traits): Hair {
  const { hair, style } = traits;
  const gradient = canvas.linear(lift(hair, 0.04), shade(hair, 0.08), 60);
  const dark = shade(hair, 0.3);
  const mantle = (width: number, bottom: number): string =>
    path(
      d`M400 150C${400 - width * 0.98} 150 ${400 - width} 260 ${400 - width} 360C${400 - width} ${bottom - 120} ` +
        d`${400 - width - 26} ${bottom - 60} ${400 - width * 1.06} ${bottom}Q400 ${bottom + 30} ` +
        d`${400 + width * 1.06} ${bottom}` +
        d`C${400 + width + 26} ${bottom - 60} ${400 + width} ${bottom - 120} ${400 + width} 360` +
        d`C${400 + width} 260 ${400 + width * 0.98} 150 400 150Z`,
      dark,
    );
  const cap = (name: keyof typeof caps): string => path(caps[name], gradient);
  switch (style) {
    case 'bald':
      return { back: [], front: [] };
    case 'crop':
      return { back: [], front: [cap('crop')] };
    case 'sidePart':
      return { back: [], front: [cap('sidePart'), shine('M352 214C392 244 436 258 480 260', hair)] };
    case 'quiff':
      return {
        back: [],
        front: [
          cap('quiff'),
          shine('M330 222C356 176 420 162 470 182', hair),
          shine('M352 238C390 206 440 200 486 222', hair),
        ],
      };
    case 'waves':
      return {
        back: [path('M276 330C276 420 296 452 306 462H494C504 452 524 420 524 330Z', dark)],
        front: [
          cap('waves'),
          shine('M384 214C406 250 446 266 486 262', hair),
          shine('M352 206C338 246 312 272 294 290', hair),
        ],
      };
    case 'curls':
      return {
        back: curls(hair, 172, 368, 11, 118, 34),
        front: [
          path(
            'M286 340C280 262 318 214 400 214S520 262 514 340L506 338C500 300 486 282 470 276H330' +
              'C314 282 300 300 294 338Z',
            hair,
          ),
          ...curls(hair, 200, 340, 8, 108, 44),
          ...curls(lift(hair, 0.07), 214, 326, 6, 76, 34),
        ],
      };
    case 'coils':
      return {
        back: [circle(400, 292, 132, dark)],
        front: [
          path(
            'M284 348C270 214 330 158 400 158S530 214 516 348L507 346C507 306 500 284 486 264C440 250 360 250 314 264' +
              'C300 284 293 306 293 346Z',
            gradient,
          ),
        ],
      };
    case 'pixie':
      return { back: [], front: [cap('pixie'), shine('M350 222C376 262 436 282 490 276', hair)] };
    case 'bob':
      return {
        back: [mantle(138, 500)],
        front: [cap('side'), shine('M384 206C420 252 480 276 508 326', hair)],
      };
    case 'fringe':
      return { back: [mantle(140, 512)], front: [cap('fringe'), shine('M306 262C350 216 450 216 494 262', hair)] };
    case 'long':
      return {
        back: [mantle(144, 690)],
        front: [
          cap('curtain'),
          shine('M372 214C350 260 316 292 296 342', hair),
          shine('M428 214C450 260 484 292 504 342', hair),
        ],
      };
    case 'bun':
      return {
        back: [
          circle(400, 146, 66, gradient),
          stroke('M360 132Q400 100 442 136M372 168Q408 136 436 164', lift(hair, 0.2), 6, { opacity: 0.5 }),
        ],
        front: [
          cap('pulled'),
          shine('M400 190C352 200 316 230 300 276', hair),
          shine('M400 190C448 200 484 230 500 276', hair),
        ],
      };
    case 'cloud':
      return {
        back: [circle(400, 330, 178, dark), ...curls(dark, 130, 410, 17, 172, 46)],
        front: [
          path(
            'M288 350C282 260 322 200 400 200S518 260 512 350C506 310 492 288 470 276C430 290 370 290 330 276' +
              'C308 288 294 310 288 350Z',
            hair,
          ),
          ...curls(hair, 176, 364, 10, 122, 36),
          ...curls(lift(hair, 0.07), 206, 334, 7, 96, 36),
        ],
      };
    case 'braid':
      return {
        back: [mantle(132, 470)],
        front: [
          cap('side'),
          shine('M384 206C420 252 480 276 508 326', hair),
          ...Array.from({ length: 11 }, (_, index) => {
            const [y, wide] = [424 + index * 24, 25 - index * 1.1];
            return stroke(
              d`M${506 - wide} ${y}L506 ${y + 22}L${506 + wide} ${y}`,
              index % 2 === 0 ? hair : lift(hair, 0.13),
              23,
            );
          }),
          path('M488 704Q506 772 524 704Z', hair),
          ellipse(506, 704, 21, 10, traits.second),
        ],
      };
    case 'tied':
      return {
        back: [
          path(
            'M470 190C560 160 620 250 590 360C576 420 590 460 606 490C540 500 510 440 520 360C528 300 510 250 470 230Z',
            dark,
          ),
        ],
        front: [cap('pulled'), shine('M420 186C366 196 320 226 302 276', hair), circle(500, 214, 20, traits.second)],
      };
    case 'scarf':
      return scarf(canvas, traits);
  }
}
