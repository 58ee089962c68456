import {
  accent,
  arch,
  block,
  bowl,
  disc,
  dome,
  hole,
  inFront,
  line,
  main,
  quarter,
  ring,
  second,
  type Piece,
} from '../shapes.ts';

export const basket: Piece[] = [
  line('second', 'M12 28V20a18 18 0 0 1 36 0v8', 5),
  accent(disc(30, 21, 9)),
  inFront(main('M0 27h60l-8 33H8z')),
  line('ground', 'M18 36l1.5 15M30 36v15M42 36l-1.5 15', 4),
];

const scallop = (x: number) => `M${x} 0h15v16a7.5 7.5 0 0 1-15 0z`;

export const shop: Piece[] = [
  main(scallop(0) + scallop(30)),
  second(scallop(15) + scallop(45)),
  line('main', 'M5 26v18M55 26v18', 3),
  main(block(0, 44, 60, 16)),
  accent(disc(23, 37, 7)),
  second(block(33, 30, 14, 14)),
];

export const crates: Piece[] = [
  main(block(0, 31, 29)),
  second(block(31, 31, 29)),
  accent(block(16, 0, 29)),
  hole(block(11, 31, 7, 10) + block(42, 31, 7, 10) + block(27, 0, 7, 10)),
];

export const bars: Piece[] = [
  second(block(0, 40, 13, 20)),
  main(block(15.5, 22, 13, 38)),
  second(block(31, 32, 13, 28)),
  accent(disc(37.5, 24, 6.5)),
  main(arch(46.5, 4, 13, 56)),
];

const coin = (x: number, y: number) => `M${x + 3} ${y}h12a3 3 0 0 1 0 6h-12a3 3 0 0 1 0-6z`;

export const coins: Piece[] = [
  main([30, 38, 46, 54].map((y) => coin(0, y)).join('')),
  second([6, 14, 22, 30, 38, 46, 54].map((y) => coin(21, y)).join('')),
  accent(disc(51, 50, 10)),
  line('ground', 'M51 45v10', 3),
];

export const report: Piece[] = [
  line('second', 'M2 0v58h58', 4),
  line('main', 'M12 46l14-17 12 9 14-23', 6),
  accent(disc(54, 8, 6.5)),
];

export const clock: Piece[] = [
  main('M28 4a28 28 0 1 0 28 28H28z'),
  accent(quarter(33, 0, 26, 'sw')),
  line('ground', 'M28 32L16 44', 4),
  second(block(0, 56, 12, 4) + block(44, 56, 12, 4)),
];

export const scale: Piece[] = [
  main(block(2, 8, 20)),
  accent(disc(48, 18, 10)),
  second(block(0, 30, 60, 6)),
  main('M30 38l12 22H18z'),
];

export const tag: Piece[] = [
  main('M0 30L26 4h34v34L34 60z'),
  hole(disc(47, 17, 6)),
  accent(disc(47, 17, 3)),
  line('ground', 'M18 34l16 16M26 26l10 10', 3),
];

export const building: Piece[] = [
  main(block(0, 0, 34, 60)),
  hole(block(6, 7, 8) + block(20, 7, 8) + block(6, 22, 8) + block(20, 22, 8) + block(6, 37, 8) + arch(20, 38, 8, 22)),
  second(block(37, 26, 23, 34)),
  hole(block(42, 33, 13, 5) + block(42, 44, 13, 5)),
  accent(disc(49, 13, 9)),
];

export const boat: Piece[] = [
  second('M27 4v30H2A30 32 0 0 1 27 4z'),
  accent('M33 10v24h19a22 25 0 0 0-19-24z'),
  main('M0 37h60a17 17 0 0 1-17 15H17A17 17 0 0 1 0 37z'),
  line('second', 'M-25 57q7.5-6 15 0t15 0 15 0 15 0 15 0 15 0 15 0', 3),
];

export const vessel: Piece[] = [
  second(block(10, 0, 20, 5) + block(13, 5, 14, 11)),
  main('M13 16h14a20 22 0 0 1 3 44H10a20 22 0 0 1 3-44z'),
  line('ground', 'M-4 33h48M-4 40h48', 2.5),
  inFront(accent(`${bowl(38, 44, 26)}M46 55h10v5H46z`)),
];

export const plant: Piece[] = [
  line('second', 'M30 44V12', 4),
  main(quarter(6, 12, 22, 'ne') + quarter(32, 22, 20, 'nw')),
  accent(disc(30, 7, 7)),
  second('M14 44h32l-5 16H19z'),
];

export const care: Piece[] = [
  line('second', 'M30 30v22a6 6 0 0 0 12 0', 5),
  main(dome(0, 30, 60)),
  hole(dome(4, 30.5, 16) + dome(22, 30.5, 16) + dome(40, 30.5, 16)),
  accent(disc(13, 50, 10)),
];

export const lock: Piece[] = [
  line('second', 'M14 30V20a16 16 0 0 1 32 0v10', 7),
  main(block(4, 28, 52, 32)),
  hole(disc(30, 41, 8) + block(27.5, 44, 5, 11)),
  accent(disc(30, 41, 5)),
];

export const wheel: Piece[] = [
  second(ring(30, 30, 30, 22)),
  main(disc(30, 30, 18)),
  hole(disc(30, 30, 8)),
  accent(disc(30, 30, 5)),
];
