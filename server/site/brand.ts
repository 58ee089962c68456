import { brand } from '../../content/types/brand.ts';
import type { PublicContent } from './published.ts';

export type Brand = Awaited<ReturnType<typeof readBrand>>;

/** Reads colors, fonts, shapes and pictures of the brand. */
export async function readBrand(content: PublicContent) {
  const stored = await content.readOne(brand, content.records(brand), [
    'brand_color',
    'accent_color',
    'style',
    'fonts',
    'artwork',
    'corners',
    'logo_dark',
    'icon',
  ]);
  if (!stored) throw new Error('The brand is missing.');
  return stored;
}
