import { fileOf, type Format } from './picture-files.ts';
import { FILES_PATH, isPicturePath, type Picture, readPicturesAt } from './pictures.ts';
import type { MediaDatabase } from './tables.ts';

/** A picture with what an `img` or `picture` element needs. */
export interface ResponsivePicture {
  /** Its present path. */
  src: string;
  /** In pixels. */
  width: number;
  height: number;
  /** The `srcset` of each format; null while it has no files. */
  webp: string;
  avif: string | null;
  /** A tiny picture as a data URL, shown until this one has loaded; null if this one is transparent. */
  placeholder: string | null;
  /** The classes of its focal point, such as `fx-30 fy-20`; empty in the middle. */
  focal: string;
}

const CENTRE = 50; // percent

/** Reads pictures by path, in one query. Paths of anything else are skipped. */
export async function readResponsivePictures(
  kysely: MediaDatabase,
  paths: readonly string[],
): Promise<Record<string, ResponsivePicture>> {
  const files = new Set(paths.filter(isPicturePath));
  const pictures = await readPicturesAt(kysely, [...files]);
  return Object.fromEntries(pictures.entries().map(([path, picture]) => [path, responsivePicture(picture)]));
}

function responsivePicture(picture: Picture): ResponsivePicture {
  const { path, width, height, placeholder, focal, variants } = picture;
  return {
    src: path,
    width,
    height,
    webp: srcsetOf(picture, 'webp'),
    avif: variants.avif.length > 0 ? srcsetOf(picture, 'avif') : null,
    placeholder: isOpaque(placeholder) ? placeholder : null,
    focal: [focal.x === CENTRE ? '' : `fx-${focal.x}`, focal.y === CENTRE ? '' : `fy-${focal.y}`].join(' ').trim(),
  };
}

function srcsetOf({ path, width: fullWidth, variants }: Picture, format: Format) {
  const picture = { file: path.slice(FILES_PATH.length), width: fullWidth };
  return variants[format].map((width) => `${FILES_PATH}${fileOf(picture, format, width)} ${width}w`).join(', ');
}

/** A WebP file with a plain VP8 chunk has no transparency. */
function isOpaque(placeholder: string) {
  const [, base64 = ''] = /^data:image\/webp;base64,([A-Za-z0-9+/=]+)$/.exec(placeholder) ?? [];
  return Buffer.from(base64, 'base64').toString('latin1', 12, 16) === 'VP8 ';
}
