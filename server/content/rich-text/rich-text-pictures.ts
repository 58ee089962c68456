import type { ResponsivePicture } from '../../media/responsive-pictures.ts';

/** As wide as a column of text, which is as wide as a small screen allows. */
const WIDTH = 'min(100vw - 2.5rem, 44rem)';

/** Takes rich text that was sanitised; gives the paths of its pictures. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(PICTURE)].map(([, attributes = '']) => valueOf(attributes, 'src'));
}

/**
 * Takes rich text that was sanitised and pictures by path; gives it with each of them in all formats and widths there
 * are, with its dimensions, and loaded when it comes near.
 */
export function withAllSources(html: string, pictures: Record<string, ResponsivePicture>): string {
  return html.replace(PICTURE, (asItIs, attributes: string) => {
    const picture = pictures[valueOf(attributes, 'src')];
    return picture ? markup(attributes, picture) : asItIs;
  });
}

// The sanitiser writes every element alike, and escapes what would end one.
const PICTURE = /<img ([^>]*?) ?\/>/g;

function markup(attributes: string, picture: ResponsivePicture) {
  const width = Number.parseInt(valueOf(attributes, 'width'), 10) || picture.width;
  const height = Math.round((width * picture.height) / picture.width);
  const sizes = `sizes="min(${width}px, ${WIDTH})"`;
  const avif = picture.avif ? `<source type="image/avif" srcset="${picture.avif}" ${sizes}>` : '';
  const kept = `src="${valueOf(attributes, 'src')}" alt="${valueOf(attributes, 'alt')}"`;
  const dimensions = `width="${width}" height="${height}"`;
  const webp = `srcset="${picture.webp}" ${sizes}`;
  return `<picture>${avif}<img ${kept} ${webp} ${dimensions} loading="lazy" decoding="async"></picture>`;
}

function valueOf(attributes: string, name: string) {
  return new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}
