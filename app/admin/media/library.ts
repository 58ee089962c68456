import { type FileKind, fileKinds, kindNames } from '../../../content/file-kinds.ts';
import type { LibraryFile } from '../../../server/content/library/list-files.ts';
import type { UsedFile } from '../../../server/content/library/replace-file.ts';
import type { PageMeta } from '../parts/api.ts';

export type { LibraryFile, UsedFile };

/** A picture of the library. */
export type LibraryPicture = LibraryFile & {
  image: string;
  image_width: number;
  image_height: number;
  thumbnail: string;
};

export function isPicture(file: LibraryFile): file is LibraryPicture {
  return file.kind === 'picture';
}

/** A file as the person who is signed in reads it. */
export type ReadFile = UsedFile & {
  /** Why they may not change or delete it. */
  locked: string | null;
};

export interface FilePage<File = LibraryFile> {
  data: File[];
  meta: PageMeta;
}

export const kinds = kindNames.map((kind) => ({ value: kind, label: fileKinds[kind].label.many }));

export const shapes = [
  { value: 'landscape', label: 'Landscape' },
  { value: 'portrait', label: 'Portrait' },
  { value: 'square', label: 'Square' },
];

/** Returns what a file is called on screens. */
export function titleOf({ name, alt }: Pick<LibraryFile, 'name' | 'alt'>): string {
  return name || alt || 'Untitled';
}

/** Returns what a file is, in a sentence. */
export function nounOf(kind: FileKind): string {
  return fileKinds[kind].label.one.toLowerCase();
}

/** Returns how large a file is, in words: 1200 × 800 px, 84 kB. */
export function measuresOf({ image_width, image_height, pages, seconds, size }: LibraryFile): string {
  const measures = [
    seconds !== null && lengthInWords(seconds),
    image_width !== null && `${image_width} × ${image_height} px`,
    pages !== null && `${pages} ${pages === 1 ? 'page' : 'pages'}`,
    size !== null && bytesInWords(size),
  ];
  return measures.filter(Boolean).join(', ');
}

function lengthInWords(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}

export function bytesInWords(size: number) {
  if (size >= 10_000_000) return `${Math.round(size / 1_000_000)} MB`;
  return `${Math.max(1, Math.round(size / 1000)).toLocaleString('en')} kB`;
}
