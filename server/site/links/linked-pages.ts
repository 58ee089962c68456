import { builtInPages, pages, type RecordPage, recordPath } from '../../../content/addresses.ts';
import { type Language, languageNameIn, pathIn, splitLanguage } from '../../../content/languages.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { inLanguage, isTranslatable } from '../../../content/model/translations/in-language.ts';
import { isInAnotherLanguage, isPage, recordPageAt } from '../../../content/paths.ts';
import { mapRichTexts, textsIn } from '../../content/rich-text/marked-texts.ts';
import { linksIn, withLinks } from '../../content/rich-text/rich-text-links.ts';
import { fileAt, FILES_PATH } from '../../media/pictures.ts';
import type { PublicContent } from '../published.ts';
import { page as pageType } from '../../../content/types/page.ts';
import { readLanguages } from '../languages.ts';
import { readEmptyPages, recordPages } from '../pages/record-pages.ts';

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

/** Returns those of the paths, in any language, at which visitors find a page: none that leads on to another. */
export async function findPages(content: PublicContent, paths: string[]): Promise<string[]> {
  const addresses = await readAddresses(content, paths);
  return paths.filter((path) => addresses.get(path) === path);
}

/** Returns those of the paths, in any language, at which visitors find neither a page nor one that it leads on to. */
export async function findMissing(content: PublicContent, paths: string[]): Promise<string[]> {
  const addresses = await readAddresses(
    content,
    paths.filter((path) => isPage(splitLanguage(path).rest)),
  );
  return paths.filter((path) => (addresses.get(path) ?? null) === null);
}

/** Reads the present address of each path; of those in languages that the site has. */
async function readAddresses(content: PublicContent, paths: string[]): Promise<Map<string, string | null>> {
  const { others } = await readLanguages(content);
  const ofLanguages = [null, ...others].map(async (language) => {
    const written = paths.filter((path) => splitLanguage(path).language === language);
    const present = await readLinkedPages(content.in(language), written);
    return written.map((path) => [path, present(path)] as const);
  });
  return new Map((await Promise.all(ofLanguages)).flat());
}

/**
 * Reads which records and files some links lead to, with one query for each of the two if there are any. Other links stay as they
 * are. In another language, links lead to the page in that language, however they are written; where it is not there, to that of the
 * record itself.
 */
export async function readLinkedRecords(content: PublicContent, links: string[]): Promise<PresentAddress> {
  const languages = await languagesIn(content, links);
  const linkOf = (link: string) => recordLinkOf(link, content.language, languages);
  const slugs = new Map<ContentType, Set<string>>();
  for (const { written, slug } of links.flatMap((link) => linkOf(link) ?? []).slice(0, MAX_SLUGS))
    slugs.getOrInsertComputed(written, () => new Set()).add(slug);
  const files = new Set(links.flatMap((link) => fileAt(link) ?? []));
  const writtenSlugs = [...slugs].map(([written, names]) => ({ written, slugs: [...names] }));
  const [current, original, presentFiles] = await Promise.all([
    content.currentSlugs(writtenSlugs),
    content.language ? content.in(null).currentSlugs(writtenSlugs) : null,
    content.presentFiles([...files].slice(0, MAX_SLUGS)),
  ]);
  return (link) => {
    const file = fileAt(link);
    if (file) return presentFile(link, file, presentFiles.get(file));
    const record = linkOf(link);
    if (!record || !slugs.get(record.written)?.has(record.slug)) return link;
    const { page, written, slug, rest } = record;
    const here = current.get(written)?.get(slug);
    if (here !== undefined) return pathIn(content.language, recordPath(page, here)) + rest;
    const there = original?.get(written)?.get(slug);
    return there === undefined ? null : recordPath(page, there) + rest;
  };
}

/** Reads which languages the site has besides that of its records, if any of the links may be written in one. */
async function languagesIn(content: PublicContent, links: string[]): Promise<readonly Language[]> {
  const written = [...new Set(links.flatMap((link) => splitLanguage(link).language ?? []))];
  if (written.length === 0 || content.language) return written;
  return (await readLanguages(content)).others;
}

/** Returns where a link leads in the language of some content. */
export async function presentLink(content: PublicContent, link: string): Promise<string> {
  return content.language ? ((await readLinkedRecords(content, [link]))(link) ?? link) : link;
}

/** A link to a file leads to the one that has replaced it. */
function presentFile(link: string, file: string, present: string | undefined) {
  if (present === undefined) return null;
  return present === file ? link : FILES_PATH + present;
}

/**
 * Returns the record whose page a link leads to, if any, with the query and fragment of the link, and its type in the language that
 * the link is written in. On a site with several languages, built-in pages are records too.
 */
function recordLinkOf(link: string, reader: Language | null, languages: readonly Language[]) {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const split = languages.length > 0 ? splitLanguage(address) : null;
  const language = languages.find((other) => other === split?.language) ?? null;
  const path = language && split ? split.rest : address;
  const found = recordPageAt(path);
  const target = found && recordPages.find(({ page }) => page === pages[found.page]);
  if (target) return { page: target.page, written: writtenIn(target.type, language), slug: found.slug, rest };
  const builtIn = reader || language ? builtInPages.find(({ key }) => pages[key].path === path) : undefined;
  return builtIn && { page: pages.page, written: writtenIn(pageType, language), slug: builtIn.slug, rest };
}

function writtenIn(type: ContentType, language: Language | null): ContentType {
  return language && isTranslatable(type) ? inLanguage(type, language) : type;
}

/**
 * Makes the links in the rich texts of what a page shows, at any depth, lead where their records are now. A link to a record
 * that visitors cannot see becomes plain text.
 */
export async function withPresentLinks<Data>(content: PublicContent, data: Data): Promise<Data> {
  const links = new Set(textsIn(data).flatMap(({ text, isRich }) => (isRich ? linksIn(text) : [])));
  if (links.size === 0) return data;
  const present = await readLinkedRecords(content, [...links]);
  const isForeign = (address: string) => isInAnotherLanguage(content.language, address);
  const hasForeign = [...links].some((link) => isForeign(present(link) ?? ''));
  const original = hasForeign && content.language ? await readOriginal(content, content.language) : null;
  return mapRichTexts(data, (html) => withLinks(html, present, (address) => (isForeign(address) ? original : null)));
}

/** Reads which language that of the records is, and what the readers of another one call it. */
async function readOriginal(content: PublicContent, reader: Language) {
  const language = await content.firstLanguage();
  return { language, name: languageNameIn(reader, language) };
}

/** Returns the path of the visible record that once had a slug. */
export async function currentPath(content: PublicContent, page: RecordPage, oldSlug: string) {
  const type = recordPages.find(({ page: { path } }) => path === page.path)?.type;
  const slug = type && (await content.currentSlug(type, oldSlug));
  return slug && recordPath(page, slug);
}
