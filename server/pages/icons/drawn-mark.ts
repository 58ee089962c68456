import { marks } from '../../../content/brand/marks.ts';
import type { Scheme } from '../../../content/brand/palette.ts';

/** Returns the mark of a site without an icon as SVG, in the colors of the brand. */
export function drawnMark(artwork: keyof typeof marks, colors: Scheme): string {
  const { light, strong } = marks[artwork];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="${colors['brand-edge']}">` +
    `<path opacity=".55" d="${light}"/><path fill-rule="evenodd" d="${strong}"/></svg>`
  );
}
