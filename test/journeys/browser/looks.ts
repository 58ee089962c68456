import { isLongRun } from '../../long-run.ts';

const colorSchemes = ['light', 'dark'] as const;

/**
 * Returns how a screen is looked at: each width in another color scheme, because colors do not depend on it, and all widths in
 * both in `npm run test:long`.
 */
export function looksAt(...widths: number[]) {
  return widths.flatMap((width, index) =>
    colorSchemes
      .filter((_, place) => isLongRun || place === index % 2)
      .map((colorScheme) => ({ width, colorScheme, name: `${width} px, ${colorScheme}` })),
  );
}
