import { readFileSync } from 'node:fs';
import { type BrandColors, brandPalette } from '../../content/brand/palette.ts';
import { readPalette } from '../../content/brand/palette-css.ts';
import type { Artwork } from '../../content/artwork/artwork.ts';
import { compose } from '../../content/artwork/compose.ts';
import { shapesOf } from '../../content/artwork/svg.ts';

const tokens = new URL('../../app/site/styles/tokens.css', import.meta.url);
const WIDTH = 1200; // px

/** Returns a function that draws a title as SVG in the light colors of a brand, 1200 by 800. */
export function composer({ artwork, ...brand }: BrandColors & { artwork: Artwork }) {
  const { light } = brandPalette(brand, readPalette(readFileSync(tokens, 'utf8')));
  return (subject: { title: string; category?: string; format: 'cover' | 'scene'; place: number }): string => {
    const composition = compose({ ...subject, artwork });
    const { width, height } = composition;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${(WIDTH * height) / width}" viewBox="0 0 ${width} ${height}">` +
      `${shapesOf(composition, light)}</svg>`
    );
  };
}
