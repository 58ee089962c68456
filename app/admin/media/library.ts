import type { LibraryPicture } from '../../../server/content/library/list-pictures.ts';
import type { UsedPicture } from '../../../server/content/library/replace-picture.ts';
import type { PageMeta } from '../parts/api.ts';

export type { LibraryPicture, UsedPicture };

/** A picture as the person who is signed in reads it. */
export type ReadPicture = UsedPicture & {
  /** Why they may not change or delete it. */
  locked: string | null;
};

export interface PicturePage {
  data: LibraryPicture[];
  meta: PageMeta;
}

export const shapes = [
  { value: 'landscape', label: 'Landscape' },
  { value: 'portrait', label: 'Portrait' },
  { value: 'square', label: 'Square' },
];

/** Returns what a picture is called on screens. */
export function titleOf({ name, alt }: Pick<LibraryPicture, 'name' | 'alt'>): string {
  return name || alt || 'Untitled';
}

/** Returns dimensions and size in words: 1200 × 800 px, 84 kB. */
export function measuresOf({ image_width, image_height, size }: LibraryPicture): string {
  const dimensions = `${image_width} × ${image_height} px`;
  return size === null ? dimensions : `${dimensions}, ${Math.max(1, Math.round(size / 1000)).toLocaleString('en')} kB`;
}
