import { accent, arch, block, bowl, disc, hole, inFront, line, main, second, type Piece } from '../shapes.ts';

/** Figures stand on the lower edge of a square of 60 by 60. */

export const envelope: Piece[] = [
  second(block(8, 0, 44, 42)),
  line('ground', 'M16 10h20M16 18h28', 3),
  inFront(main('M0 18l30 22 30-22v42H0z')),
  hole(disc(30, 43, 8)),
  accent(disc(30, 43, 5.5)),
];

export const form: Piece[] = [
  line('main', block(1.5, 1.5, 57, 13) + block(1.5, 22.5, 57, 13), 3),
  line('second', 'M8 29h26', 4),
  line('accent', 'M9 5v6', 3),
  main(block(0, 42, 36, 18)),
  line('ground', 'M9 51h18', 3),
  accent(disc(51, 51, 9)),
];

export const checklist: Piece[] = [
  main(disc(9, 9, 9) + disc(9, 30, 9)),
  line('ground', 'M5 9.5l3 3 5.5-6M5 30.5l3 3 5.5-6', 2.5),
  accent(disc(9, 51, 9)),
  second(block(26, 5, 34, 8) + block(26, 26, 24, 8) + block(26, 47, 30, 8)),
];

export const question: Piece[] = [
  line('main', 'M12 20a18 18 0 1 1 18 18v5', 12),
  accent(disc(30, 54, 6)),
  second(block(0, 48, 18, 12)),
  second(block(42, 48, 18, 12)),
];

export const talk: Piece[] = [
  second('M22 28h38v32l-8-8H22z'),
  inFront(main('M0 2h44v30H16L6 42V32H0z')),
  hole(disc(12, 17, 3) + disc(22, 17, 3) + disc(32, 17, 3)),
  accent(disc(54, 14, 6)),
];

export const megaphone: Piece[] = [
  second(block(0, 20, 14, 20)),
  second('M16 38h14v22H16z'),
  main('M14 20L46 2v56L14 40z'),
  accent('M49 18a12 12 0 0 1 0 24z'),
];

export const letters: Piece[] = [
  main('M0 60V22a22 22 0 0 1 44 0v38H30V46H14v14z'),
  hole('M14 34V22a8 8 0 0 1 16 0v12z'),
  accent(disc(53, 53, 7)),
  second(block(49, 0, 8, 40)),
];

export const brief: Piece[] = [
  second(block(0, 0, 42, 60)),
  line('ground', 'M8 12h26M8 21h26M8 30h16M8 39h10', 3),
  inFront(main('M50 12l10 8-27 34-14 6 4-15z')),
  accent(disc(52, 52, 7)),
];

export const book: Piece[] = [
  main('M0 12l28 8v40L0 52z'),
  second('M60 12l-28 8v40l28-8z'),
  line('ground', 'M6 24l16 4.5M6 33l16 4.5M38 28.5L54 24M38 37.5L54 33', 2.5),
  accent(disc(30, 7, 7)),
];

export const people: Piece[] = [
  second(disc(10, 28, 8) + arch(0, 38, 20, 22) + disc(50, 28, 8) + arch(40, 38, 20, 22)),
  inFront(main(arch(15, 26, 30, 34))),
  accent(disc(30, 12, 11)),
];

export const star: Piece[] = [
  main('M30 0l7 15.8 17.2 1.9-12.9 11.5 3.6 16.9L30 37.5 15.1 46.1l3.6-16.9L5.8 17.7 23 15.8z'),
  accent(disc(6, 55, 5)),
  second(disc(18, 55, 5) + disc(30, 55, 5) + disc(42, 55, 5) + disc(54, 55, 5)),
];

export const cup: Piece[] = [
  line('second', 'M44 26h4a8 8 0 0 1 0 16h-4', 5),
  main(block(4, 18, 40, 18) + bowl(4, 36, 40)),
  second(block(0, 56, 52, 4)),
  line('accent', 'M16 12V2M24 12V6M32 12V2', 4),
];
