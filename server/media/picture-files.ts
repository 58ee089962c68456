/** The formats that every picture is kept in, the one it is first made in first. */
export const FORMATS = ['webp', 'avif'] as const;

export type Format = (typeof FORMATS)[number];

/** In pixels. Wider pictures are made as wide as this. */
export const WIDEST = 1920;

const NARROWER_WIDTHS = [360, 640, 960, 1280]; // px

/** Takes the width of a picture in pixels; gives the widths it is kept in, its own being the last. */
export function widthsOf(width: number): number[] {
  return [...NARROWER_WIDTHS.filter((narrower) => narrower < width), width];
}

/** Takes a picture's first file, such as blogs/3f9c.webp; gives the one of a format and width, blogs/3f9c-360.avif. */
export function fileOf(picture: { file: string; width: number }, format: Format, width: number): string {
  const stem = picture.file.slice(0, picture.file.lastIndexOf('.'));
  return `${stem}${width === picture.width ? '' : `-${width}`}.${format}`;
}

/** Gives every file that a picture may have. */
export function filesOf(picture: { file: string; width: number }): string[] {
  return FORMATS.flatMap((format) => widthsOf(picture.width).map((width) => fileOf(picture, format, width)));
}

/** Takes one of a picture's files and gives its first one. */
export function firstFileOf(file: string): string {
  return file.replace(/(-\d+)?\.\w+$/, '.webp');
}

/** Says whether a key in storage is one that we give to pictures. */
export function isPictureKey(key: string): boolean {
  return /^[a-z-]{1,50}\/[a-z0-9-]{1,50}\.(webp|avif)$/.test(key);
}
