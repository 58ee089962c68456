import { builtInPages, isBuiltIn } from '../../content/addresses.ts';
import { page } from '../../content/types/page.ts';
import type { PublicContent, PublicRecord } from './published.ts';
import { readSections, type ShownSection } from './sections.ts';

/** What records with a page of their own have for search engines and for sharing. */
export const searchFieldNames = ['seo_title', 'seo_description', 'share_image'] as const;

const headFields = ['slug', 'title', 'lead', ...searchFieldNames, 'hidden_from_search', 'updated_at'] as const;

export type BuiltInSlug = (typeof builtInPages)[number]['slug'];

export type PageRecord = PublicRecord<typeof page, (typeof headFields)[number] | 'sections'>;

/** What a page has of its record: what its head and its opening say, and its sections. */
export interface PageParts {
  head: Omit<PageRecord, 'sections'>;
  sections: ShownSection[];
}

/** Reads a free page that visitors may see. */
export async function readPage(content: PublicContent, slug: string): Promise<PageParts | null> {
  return isBuiltIn(page, slug) ? null : readParts(content, slug);
}

/** Reads the head of a built-in page, and the sections below its own content. */
export async function readPageParts(content: PublicContent, slug: BuiltInSlug): Promise<PageParts> {
  const parts = await readParts(content, slug);
  if (!parts) throw new Error(`The page ${slug} is missing.`);
  return parts;
}

async function readParts(content: PublicContent, slug: string): Promise<PageParts | null> {
  const record = await readPageRecord(content, slug);
  if (!record) return null;
  const { sections, ...head } = record;
  return { head, sections: await readSections(content, sections) };
}

export function readPageRecord(content: PublicContent, slug: string): Promise<PageRecord | null> {
  const named = content.recordsWithPreview(page).where('slug', '=', slug);
  return content.readOne(page, named, [...headFields, 'sections']);
}

/** Reads the head of every built-in page, by the key of the page. */
export async function readBuiltInPages(content: PublicContent) {
  const slugs = builtInPages.map(({ slug }) => slug);
  const records = await content.read(page, content.records(page).where('slug', 'in', slugs), headFields);
  const bySlug = new Map<string, (typeof records)[number]>(records.map((record) => [record.slug, record]));
  return new Map<string, (typeof records)[number] | undefined>(
    builtInPages.map(({ key, slug }) => [key, bySlug.get(slug)]),
  );
}
