import { pages, type RecordPage, recordPath } from '../../../content/addresses.ts';
import { recordPageAt } from '../../../content/paths.ts';
import { mapRichTexts, textsIn } from '../../content/rich-text/marked-texts.ts';
import { linksIn, withLinks } from '../../content/rich-text/rich-text-links.ts';
import { fileAt, FILES_PATH } from '../../media/pictures.ts';
import type { PublicContent } from '../published.ts';
import { readEmptyPages, type RecordPages, recordPages } from '../record-pages.ts';

/** How many slugs are asked for: more than anybody writes, and fewer than a query can ask for. */
const MAX_SLUGS = 5_000;

/** Returns the present address of a link; null if it leads to what visitors cannot see. */
export type PresentAddress = (link: string) => string | null;

/** Reads which pages some links lead to. One that has nothing on it yet counts as unseen. */
export async function readLinkedPages(content: PublicContent, links: string[]): Promise<PresentAddress> {
  const [empty, present] = await Promise.all([readEmptyPages(content), readLinkedRecords(content, links)]);
  return (link) => (empty.includes(link.replace(/[?#].*/s, '')) ? null : present(link));
}

/** Returns those of the links that lead to pages of the site which visitors cannot see. */
export async function readUnseenLinks(content: PublicContent, links: string[]): Promise<string[]> {
  const present = await readLinkedPages(content, links);
  return links.filter((link) => link.startsWith('/') && present(link) === null);
}

/**
 * Reads which records and files some links lead to, with one query for each of the two if there are any. Other links stay as they
 * are.
 */
export async function readLinkedRecords(content: PublicContent, links: string[]): Promise<PresentAddress> {
  const slugs = new Map<RecordPages, Set<string>>();
  for (const { target, slug } of links.flatMap((link) => recordLinkOf(link) ?? []).slice(0, MAX_SLUGS))
    slugs.getOrInsertComputed(target, () => new Set()).add(slug);
  const files = new Set(links.flatMap((link) => fileAt(link) ?? []));
  const [current, presentFiles] = await Promise.all([
    content.currentSlugs([...slugs].map(([{ type }, names]) => ({ type, slugs: [...names] }))),
    content.presentFiles([...files].slice(0, MAX_SLUGS)),
  ]);
  return (link) => {
    const file = fileAt(link);
    if (file) return presentLink(link, file, presentFiles.get(file));
    const record = recordLinkOf(link);
    if (!record || !slugs.get(record.target)?.has(record.slug)) return link;
    const slug = current.get(record.target.type)?.get(record.slug);
    return slug === undefined ? null : recordPath(record.target.page, slug) + record.rest;
  };
}

/** A link to a file leads to the one that has replaced it. */
function presentLink(link: string, file: string, present: string | undefined) {
  if (present === undefined) return null;
  return present === file ? link : FILES_PATH + present;
}

/** Returns the record whose page a link leads to, if any, with the query and fragment of the link. */
function recordLinkOf(link: string) {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const address = recordPageAt(path);
  const target = address && recordPages.find(({ page }) => page === pages[address.page]);
  return target ? { target, slug: address.slug, rest } : null;
}

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

/** Returns the path of the visible record that once had a slug. */
export async function currentPath(content: PublicContent, page: RecordPage, oldSlug: string) {
  const type = recordPages.find(({ page: { path } }) => path === page.path)?.type;
  const slug = type && (await content.currentSlug(type, oldSlug));
  return slug && recordPath(page, slug);
}
