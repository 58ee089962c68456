import { richTextNames } from '../content/records/serialize.ts';
import { picturesIn, withAllSources } from '../content/rich-text/rich-text-pictures.ts';
import type { ContentDatabase } from '../content/tables.ts';
import { readResponsivePictures, type ResponsivePicture } from '../media/responsive-pictures.ts';

/** The variants and placeholders of a page's pictures, by path. */
export type PagePictures = Record<string, ResponsivePicture>;

/**
 * Adds the variants of all pictures in a page's data, at any depth, in one query. Pictures inside rich text get theirs in
 * place.
 */
export async function withPictures<Data extends object>(
  kysely: ContentDatabase,
  data: Data,
): Promise<Data & { pictures: PagePictures }> {
  const pictures = await readResponsivePictures(kysely, pathsIn('', data));
  return { ...(withSources('', data, pictures) as Data), pictures };
}

function pathsIn(name: string, value: unknown): string[] {
  if (typeof value === 'string') return isRichText(name) ? picturesIn(value) : [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => pathsIn(name, each));
  return Object.entries(value).flatMap(([name, each]) => pathsIn(name, each));
}

function withSources(name: string, value: unknown, pictures: PagePictures): unknown {
  if (typeof value === 'string') return isRichText(name) ? withAllSources(value, pictures) : value;
  if (Array.isArray(value)) return value.map((each) => withSources(name, each, pictures));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withSources(name, each, pictures)]));
}

const names = new Set(richTextNames);

function isRichText(name: string) {
  return names.has(name);
}
