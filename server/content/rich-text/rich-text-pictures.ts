import type { ResponsivePicture } from '../../media/pictures.ts';

/** The width of a text column, for `sizes`. */
const WIDTH = 'min(100vw - 2.5rem, 44rem)';

/** Returns the paths of the pictures in sanitized rich text. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(PICTURE)].map(([, attributes = '']) => valueOf(attributes, 'src'));
}

/** Adds dimensions, all formats and widths, and lazy loading to the pictures in sanitized rich text. */
export function withAllSources(html: string, pictures: Record<string, ResponsivePicture>): string {
  return html.replace(PICTURE, (original, attributes: string) => {
    const picture = pictures[valueOf(attributes, 'src')];
    return picture ? markup(attributes, picture) : original;
  });
}

// The sanitizer writes all elements in the same form and escapes `>` in attributes.
const PICTURE = /<img ([^<>]*?) ?\/>/g;

function markup(attributes: string, picture: ResponsivePicture) {
  const width = Number.parseInt(valueOf(attributes, 'width'), 10) || picture.width;
  const height = Math.round((width * picture.height) / picture.width);
  const sizes = `sizes="min(${width}px, ${WIDTH})"`;
  const avif = picture.avif ? `<source type="image/avif" srcset="${picture.avif}" ${sizes}>` : '';
  const source = `src="${picture.src}" alt="${valueOf(attributes, 'alt')}"`;
  const dimensions = `width="${width}" height="${height}"`;
  const webp = `srcset="${picture.webp}" ${sizes}`;
  return `<picture>${avif}<img ${source} ${webp} ${dimensions} loading="lazy" decoding="async"></picture>`;
}

function valueOf(attributes: string, name: string) {
  return new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}
