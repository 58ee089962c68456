import { isFileKey, kindOfFile } from './kinds.ts';

/** The formats of every picture, in the order in which they are made. */
export const FORMATS = ['webp', 'avif'] as const;

export type Format = (typeof FORMATS)[number];

/** In pixels. Wider pictures are scaled down. */
export const MAX_WIDTH = 1920;

const NARROWER_WIDTHS = [360, 640, 960, 1280]; // px

/** Returns the widths in which a picture is stored, in pixels, its own width last. */
export function widthsOf(width: number): number[] {
  return [...NARROWER_WIDTHS.filter((narrower) => narrower < width), width];
}

/** Returns the file of a format and width: blogs/3f9c-360.avif for the picture blogs/3f9c.webp. */
export function fileOf(picture: { file: string; width: number }, format: Format, width: number): string {
  const stem = picture.file.slice(0, picture.file.lastIndexOf('.'));
  return `${stem}${width === picture.width ? '' : `-${width}`}.${format}`;
}

/** Returns every file that a picture may have; of another kind, the file. */
export function filesOf(picture: { file: string; width: number }): string[] {
  if (!isPictureKey(picture.file)) return [picture.file];
  return FORMATS.flatMap((format) => widthsOf(picture.width).map((width) => fileOf(picture, format, width)));
}

/** Returns the original file of a picture, given any of its files; of another kind, the file. */
export function originalOf(file: string): string {
  return file.replace(/(-\d+)?\.(?:webp|avif)$/, '.webp');
}

export function formatOf(file: string): Format {
  return file.endsWith('.avif') ? 'avif' : 'webp';
}

/** Returns the width of a variant, in pixels; null of an original. */
export function widthOf(file: string): number | null {
  const [, width] = /-(\d+)\.\w+$/.exec(file) ?? [];
  return width === undefined ? null : Number(width);
}

export function isPictureKey(key: string): boolean {
  return isFileKey(key) && kindOfFile(key) === 'picture';
}
