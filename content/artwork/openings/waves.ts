import { disc, fill, type Group, stroke } from '../shapes.ts';

/** A sun over hills, which rise from the lower edge. */
export const waves: Group[] = [
  { name: 'sun', shapes: [fill('tint', disc(560, 226, 190)), fill('accent', disc(560, 226, 104))] },
  {
    shapes: [
      fill('tint', 'M-300 700C0 690 180 400 400 430S660 470 800 330V700z'),
      stroke('brand-edge', 'M-260 700C20 690 190 440 400 468S660 508 800 376', 2.5),
      fill('brand-edge', 'M-160 700C80 690 230 490 420 515S690 560 800 450V700z'),
      stroke('paper', 'M-60 700C130 680 260 540 430 560S690 605 800 505', 4),
      fill('ink', 'M40 700C200 690 300 590 460 605S690 650 800 575V700z'),
      fill('accent', 'M240 700C340 690 420 640 540 652S720 680 800 648V700z'),
    ],
  },
];
