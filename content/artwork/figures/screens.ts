import { accent, arch, block, disc, dome, hole, inFront, line, main, quarter, second, type Piece } from '../shapes.ts';

export const page: Piece[] = [
  main(block(0, 4, 60, 56)),
  hole(disc(7, 11, 2.2) + disc(14, 11, 2.2) + disc(21, 11, 2.2) + block(5, 18, 50, 37)),
  second(block(9, 22, 20, 29)),
  accent(disc(42, 33, 9)),
  line('second', 'M33 49h18', 3.5),
];

export const lens: Piece[] = [
  line('second', 'M43 43l14 14', 9),
  line('main', disc(25, 25, 21.5), 7),
  line('second', disc(25, 25, 13), 2),
  accent(disc(25, 25, 7)),
];

export const aperture: Piece[] = [
  second(block(6, 4, 18, 10)),
  main(block(0, 14, 60, 46)),
  hole(disc(30, 37, 18) + disc(52, 21, 2.5)),
  line('second', disc(30, 37, 13), 3),
  accent(disc(30, 37, 7)),
];

export const play: Piece[] = [
  main(block(0, 6, 60, 44)),
  hole(disc(30, 28, 16)),
  accent('M25 19v18l15-9z'),
  second(block(0, 54, 38, 6)),
  main(disc(44, 57, 3)),
];

export const app: Piece[] = [
  main(block(12, 0, 36, 60)),
  hole(block(16, 5, 28, 46) + disc(30, 55.5, 2)),
  second(block(19, 8, 10) + block(31, 21, 10) + block(19, 34, 22, 14)),
  accent(disc(36, 13, 5) + disc(24, 26, 5)),
];

export const layout: Piece[] = [
  main(block(0, 0, 38, 30)),
  second(block(41, 0, 19, 30)),
  line('second', 'M0 37h38M0 45h38M0 53h26', 4),
  accent(quarter(41, 35, 19, 'se')),
];

export const speed: Piece[] = [
  line('second', 'M0 16h20M-14 26h28M-6 36h20M-24 46h44', 4),
  main(disc(38, 31, 22)),
  hole(disc(38, 31, 10)),
  accent(disc(38, 31, 6)),
];

export const chain: Piece[] = [
  line('second', 'M-40 52H8V30h22V8h22v0h48', 3),
  inFront(main(disc(8, 51, 9))),
  inFront(main(block(20, 20, 20))),
  inFront(accent(disc(52, 9, 9))),
];

export const build: Piece[] = [
  second(block(0, 41, 29, 19)),
  main(block(31, 41, 29, 19)),
  main(block(8, 20, 19, 19)),
  second(block(29, 20, 24, 19)),
  hole(arch(40, 47, 11, 13)),
  accent(dome(14, 18, 30)),
];

export const launch: Piece[] = [
  second(quarter(3, 30, 15, 'se') + quarter(42, 30, 15, 'sw')),
  main('M20 45V22A34 34 0 0 1 30 0a34 34 0 0 1 10 22v23z'),
  hole(disc(30, 22, 5)),
  accent('M20 48h20a10 12 0 0 1-20 0z'),
];

export const globe: Piece[] = [
  main(disc(30, 32, 28)),
  line('ground', 'M2 32h56M30 4a15 28 0 0 1 0 56 15 28 0 0 1 0-56', 3),
  inFront(accent(disc(51, 9, 9))),
];

export const light: Piece[] = [
  main('M17 42a22 22 0 1 1 26 0z'),
  hole(disc(30, 24, 11)),
  accent(disc(30, 24, 7)),
  second(block(18, 46, 24, 5) + block(22, 54, 16, 6)),
];

export const route: Piece[] = [
  line('main', 'M8 52h26a13 13 0 0 0 0-26H22a11 11 0 0 1 0-22h18', 6),
  second(disc(8, 52, 8)),
  accent('M42-6h18l-5 10 5 10H42z'),
];
