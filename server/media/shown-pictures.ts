import { fileOf, type Format } from './picture-files.ts';
import { FILES_PATH, isPicturePath, type Picture, readPicturesAt } from './pictures.ts';
import type { MediaDatabase } from './tables.ts';

/** A picture as a page shows it. */
export interface ShownPicture {
  /** In pixels. */
  width: number;
  height: number;
  /** The files of each format with their widths, as `srcset` takes them; null where there are none. */
  webp: string;
  avif: string | null;
  /** A few bytes as a data address to stand in its place until it is there; null where it would shine through. */
  placeholder: string | null;
}

/** Takes paths, whether they are pictures' or not; gives the pictures by path, in one query. */
export async function readShownPictures(
  kysely: MediaDatabase,
  paths: readonly string[],
): Promise<Record<string, ShownPicture>> {
  const files = new Set(paths.filter(isPicturePath));
  const pictures = await readPicturesAt(kysely, [...files]);
  return Object.fromEntries(pictures.map((picture) => [picture.path, shownPicture(picture)]));
}

function shownPicture(picture: Picture): ShownPicture {
  const { width, height, placeholder, variants } = picture;
  return {
    width,
    height,
    webp: sourcesOf(picture, 'webp'),
    avif: variants.avif.length > 0 ? sourcesOf(picture, 'avif') : null,
    placeholder: isOpaque(placeholder) ? placeholder : null,
  };
}

function sourcesOf({ path, width, variants }: Picture, format: Format) {
  const picture = { file: path.slice(FILES_PATH.length), width };
  return variants[format].map((each) => `${FILES_PATH}${fileOf(picture, format, each)} ${each}w`).join(', ');
}

/** WebP in its simplest form has no transparency. */
function isOpaque(placeholder: string) {
  const [, base64 = ''] = /^data:image\/webp;base64,([A-Za-z0-9+/=]+)$/.exec(placeholder) ?? [];
  return Buffer.from(base64, 'base64').toString('latin1', 12, 16) === 'VP8 ';
}
