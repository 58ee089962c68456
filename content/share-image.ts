import type { BrandColors } from './brand/palette.ts';

/** Raised to have the share images of pages made again, as after a change of their design. */
const EDITION = 5;

interface SharedPage {
  title: string;
  /** The name of the agency. */
  agency: string;
  brand: BrandColors & { fonts: string; artwork: string };
  /** The canonical path, with the query of a list. */
  path: string;
}

/** Returns the path of the image that a page is shared with. It changes with the words in the image and the look of the brand. */
export function shareImagePath({ title, agency, brand, path: address }: SharedPage): string {
  const [path = '', query] = address.split('?');
  const look = [brand.brand_color, brand.accent_color, brand.style, brand.fonts, brand.artwork].join(' ');
  const image = `/og/${digest(`${EDITION}\n${look}\n${agency}\n${title}`)}${path === '/' ? '' : path}.png`;
  return query ? `${image}?${query}` : image;
}

/** Returns the path of a picture that was chosen for sharing. It changes with the focal point, around which it is cropped. */
export function sharePicturePath({ src, focal }: { src: string; focal: string }): string {
  const focus = focal && `/${focal.replace(' ', '-')}`;
  return `/og${src.replace(/\.webp$/, '')}${focus}.jpg`;
}

/** FNV-1a, 64 bits: `crypto.subtle` is asynchronous, and pages are rendered in browsers too. */
function digest(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  return value.toString(36);
}
