import { pages, recordPath } from '../../content/addresses.ts';
import { recordPageAt } from '../../content/paths.ts';
import { readEmptyPages } from './empty-pages.ts';
import type { PublicContent } from './published.ts';
import { type RecordPages, recordPages } from './record-pages.ts';

/**
 * Reads which pages some links lead to. Returns a function that returns the present address of a link; null if it leads
 * to a record that visitors cannot see, or to a page with nothing on it yet.
 */
export async function readLinkedPages(content: PublicContent, links: string[]) {
  const slugs = new Map<RecordPages, Set<string>>();
  for (const { of, slug } of links.flatMap((link) => recordLinkOf(link) ?? []))
    slugs.set(of, (slugs.get(of) ?? new Set()).add(slug));
  const [empty, ...entries] = await Promise.all([
    readEmptyPages(content),
    ...[...slugs].map(async ([of, asked]) => [of, await content.currentSlugs(of.type, [...asked])] as const),
  ]);
  const current = new Map(entries);
  return (link: string): string | null => {
    const record = recordLinkOf(link);
    if (!record) return empty.includes(link.replace(/[?#].*/s, '')) ? null : link;
    return presentAddress(record, current.get(record.of)?.get(record.slug));
  };
}

/** Reads the present address of one link; null if it leads to a record that visitors cannot see. */
export async function readLinkedPage(content: PublicContent, link: string): Promise<string | null> {
  const record = recordLinkOf(link);
  if (!record) return link;
  const current = await content.currentSlugs(record.of.type, [record.slug]);
  return presentAddress(record, current.get(record.slug));
}

type RecordLink = NonNullable<ReturnType<typeof recordLinkOf>>;

function presentAddress({ of, rest }: RecordLink, slug: string | undefined) {
  return slug === undefined ? null : recordPath(of.page, slug) + rest;
}

/** Returns the record whose page a link leads to, if any, with the query and fragment of the link. */
function recordLinkOf(link: string) {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const found = recordPageAt(path);
  const of = found && recordPages.find(({ page }) => page === pages[found.page]);
  return of ? { of, slug: found.slug, rest } : null;
}
