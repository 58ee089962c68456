import { type RecordPage, recordPath } from '../../../content/addresses.ts';
import type { PublicContent } from '../published.ts';
import { recordPages } from '../record-pages.ts';

/** Returns the path of the visible record that once had a slug. */
export async function currentPath(
  content: PublicContent,
  page: RecordPage,
  oldSlug: string,
): Promise<string | undefined> {
  const type = recordPages.find(({ page: { path } }) => path === page.path)?.type;
  const slug = type && (await content.currentSlug(type, oldSlug));
  return slug && recordPath(page, slug);
}
