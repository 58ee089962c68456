import { arch, block, disc, fill, type Group, quarter, ring, stroke } from '../shapes.ts';

/** Blocks and arcs before a setting sun. */
export const plinth: Group[] = [
  {
    name: 'sun',
    shapes: [
      fill('tint', disc(560, 222, 200)),
      stroke('brand-edge', disc(560, 222, 166), 2.5),
      { ...stroke('brand-edge', disc(560, 222, 142), 2.5), opacity: 0.6 },
      { ...stroke('brand-edge', disc(560, 222, 118), 2.5), opacity: 0.3 },
      fill('accent', disc(560, 222, 86)),
    ],
  },
  {
    shapes: [
      fill('ink', arch(300, 270, 100, 230)),
      fill('paper', arch(328, 318, 44, 66)),
      fill('accent', block(340, 412, 20) + block(340, 444, 20)),
      fill('brand-edge', block(400, 400, 200, 100)),
      fill('paper', quarter(400, 400, 100, 'sw')),
      fill('tint', disc(550, 450, 34)),
      fill('accent', quarter(604, 400, 96, 'sw')),
      fill('tint', block(300, 504, 96)),
      fill('brand-edge', disc(348, 552, 48)),
      fill('ink', block(400, 504, 200, 96)),
      stroke('paper', 'M416 522v60M434 522v60M452 522v60M470 522v60M488 522v60', 6),
      fill('accent', disc(552, 552, 28)),
      fill('brand-edge', quarter(604, 504, 96, 'se') + quarter(704, 504, 96, 'sw')),
      fill('ink', quarter(200, 604, 96, 'se')),
      fill('brand-edge', block(300, 604, 196, 96)),
      fill('paper', arch(322, 624, 152, 76)),
      fill('accent', arch(346, 648, 104, 52)),
      fill('tint', block(504, 604, 92, 96)),
      fill('ink', quarter(504, 604, 92, 'nw')),
      fill('ink', block(604, 604, 196, 96)),
      fill('paper', ring(652, 652, 32, 18)),
      fill('brand-edge', quarter(704, 604, 96, 'ne')),
      fill('brand-edge', block(100, 662, 96, 38)),
      fill('tint', block(-20, 682, 116, 18)),
      fill('accent', disc(150, 634, 28)),
    ],
  },
];
