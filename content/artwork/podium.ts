import { block, disc, line, main, quarter, second, tone } from './shapes.ts';
import type { Setting, Stage } from './treatments.ts';

/** Sets two figures on steps before a low sun: the larger one is what a title is about, the other what it names besides. */
export function podium({ width, height, isLeft }: Stage): Setting {
  const floor = height - 20;
  const [large, small] = isLeft ? [20, 88] : [76, 20];
  const sun = isLeft ? 96 : 54;
  return {
    back: [
      tone(disc(sun, 46, 42)),
      line('line', disc(sun, 46, 34) + disc(sun, 46, 26), 0.6),
      tone(block(0, floor, width, 20)),
      line('line', `M0 ${floor}h${width}`, 0.6),
      second(quarter(isLeft ? 8 : width - 18, floor - 10, 10, isLeft ? 'se' : 'sw')),
      main(block(large - 2, floor - 10, 56, 10)),
      line('ground', `M${large + 6} ${floor - 5}h40`, 1.2),
    ],
    front: [],
    places: [
      { x: large, y: floor - 62, scale: 52 / 60 },
      { x: small, y: floor - 40, scale: 40 / 60 },
    ],
  };
}
