import { mapRichTexts, textsIn } from '../content/rich-text/marked-texts.ts';
import { picturesIn, withAllSources } from '../content/rich-text/rich-text-pictures.ts';
import type { ContentDatabase } from '../content/tables.ts';
import { readResponsivePictures, type ResponsivePicture } from '../media/pictures.ts';

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
  const paths = textsIn(data).flatMap(({ text, isRich }) => (isRich ? picturesIn(text) : text));
  const pictures = await readResponsivePictures(kysely, paths);
  return { ...mapRichTexts(data, (html) => withAllSources(html, pictures)), pictures };
}
