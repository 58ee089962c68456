import { builtInPages, type PageName } from '../../../content/addresses.ts';
import { page } from '../../../content/types/page.ts';
import type { PublicContent } from '../published.ts';

/** What built-in pages are called by their records, where that is not their first name. In another language, those that are there. */
export type PageNames = Partial<Record<PageName, string>>;

/** Reads the names of the built-in pages that somebody has renamed, null without any; in another language, of all that are there. */
export async function readPageNames(content: PublicContent): Promise<PageNames | null> {
  const slugs = builtInPages.map(({ slug }) => slug);
  const records = await content.read(page, content.records(page).where('slug', 'in', slugs), ['slug', 'title']);
  const titles = new Map<string, string>(records.map(({ slug, title }) => [slug, title]));
  const renamed = builtInPages.flatMap(({ key, slug, title: first }) => {
    const title = titles.get(slug);
    return title && (content.language || title !== first) ? [[key, title] as const] : [];
  });
  return content.language || renamed.length > 0 ? Object.fromEntries(renamed) : null;
}
