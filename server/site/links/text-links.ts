import { mapRichTexts, textsIn } from '../../content/rich-text/marked-texts.ts';
import { linksIn, withLinks } from '../../content/rich-text/rich-text-links.ts';
import type { PublicContent } from '../published.ts';
import { readLinkedRecords } from './linked-pages.ts';

/**
 * Makes the links in the rich texts of what a page shows, at any depth, lead where their records are now. A link to a record
 * that visitors cannot see becomes plain text.
 */
export async function withPresentLinks<Data>(content: PublicContent, data: Data): Promise<Data> {
  const links = new Set(textsIn(data).flatMap(({ text, isRich }) => (isRich ? linksIn(text) : [])));
  if (links.size === 0) return data;
  const present = await readLinkedRecords(content, [...links]);
  return mapRichTexts(data, (html) => withLinks(html, present));
}
