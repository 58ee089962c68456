import { brandPalette, type BrandColors } from '../../../content/brand/palette.ts';
import { standardPalette } from '../styles/standard-palette.ts';

/** Browsers tint their toolbar with these: the background of the header, which is right below it. */
export function themeColors(brand: BrandColors) {
  const { light, dark } = brandPalette(brand, standardPalette);
  const header = brand.style === 'poster' ? 'brand' : 'paper';
  return { light: light[header], dark: dark[header] };
}
