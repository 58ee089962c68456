import { accent, arch, block, disc, dome, hole, line, main, quarter, second, type Piece } from '../shapes.ts';
import { build, layout } from './screens.ts';

/** Kinds of work, each with figures for titles that name no subject. */
export type Family = keyof typeof families;

export const families = {
  design: [
    [
      main(block(0, 0, 29)),
      accent(disc(45.5, 14.5, 14.5)),
      second(quarter(0, 31, 29, 'ne')),
      main(quarter(31, 31, 29, 'nw')),
    ],
    [main(arch(0, 10, 38, 50)), hole(arch(11, 21, 16, 39)), second(block(41, 31, 19, 29)), accent(disc(50.5, 19, 9.5))],
    layout,
  ],
  build: [
    build,
    [second(block(0, 45, 60, 15)), main(block(15, 30, 45, 13)), second(block(30, 15, 30, 13)), accent(disc(46, 6, 8))],
    [main(block(0, 20, 18, 40) + block(42, 20, 18, 40)), second(block(0, 0, 60, 18)), accent(dome(20, 60, 20))],
  ],
  grow: [
    [
      main(quarter(0, 0, 60, 'sw')),
      hole(quarter(0, 14, 46, 'sw')),
      second(quarter(0, 20, 40, 'sw')),
      hole(quarter(0, 36, 24, 'sw')),
      accent(quarter(0, 42, 18, 'sw')),
    ],
    [main(dome(0, 60, 60)), hole(dome(12, 60, 36)), second(dome(16, 60, 28)), accent(disc(30, 16, 9))],
    [
      second(quarter(0, 41, 19, 'se')),
      main(quarter(21, 21, 39, 'se')),
      accent(disc(12, 24, 12)),
      line('second', 'M0 60h60', 3),
    ],
  ],
} satisfies Record<string, Piece[][]>;

const categories: [words: RegExp, family: Family][] = [
  [/market(?!place)|grow|advert|email|search|digital/, 'grow'],
  [/develop|build|shop|amazon|marketplace|software|engineer|data/, 'build'],
  [/design|web|brand|content|photo|write|text/, 'design'],
];

/** Returns the family of a category, such as `digitalMarketing` or `Websites`. */
export function familyOf(category: string): Family | undefined {
  return categories.find(([words]) => words.test(category.toLowerCase()))?.[1];
}
