import { type BuiltInSlug, builtInPages, isBuiltIn, type RecordPage } from '../../../content/addresses.ts';
import { page } from '../../../content/types/page.ts';
import type { PublicContent, PublicRecord } from '../published.ts';
import { readSections, type ShownSection } from '../sections.ts';

/** What records with a page of their own have for search engines and for sharing. */
export const searchFieldNames = ['seo_title', 'seo_description', 'share_image'] as const;

export type SearchFields = PublicRecord<typeof page, (typeof searchFieldNames)[number]>;

const headFields = ['slug', 'title', 'lead', ...searchFieldNames, 'hidden_from_search', 'updated_at'] as const;

export type PageRecord = PublicRecord<typeof page, (typeof headFields)[number] | 'sections'>;

/** What a page has of its record: what its head and its opening say, and its sections. */
export interface PageParts {
  head: Omit<PageRecord, 'sections'>;
  sections: ShownSection[];
}

/** Reads a free page that visitors may see. */
export async function readPage(content: PublicContent, slug: string): Promise<PageParts | null> {
  const record = isBuiltIn(page, slug) ? null : await readPageRecord(content, slug);
  return record && pagePartsOf(content, record);
}

/** Reads the head of a built-in page, and the sections below its own content; null where it is not translated. */
export async function readPageParts(content: PublicContent, slug: BuiltInSlug): Promise<PageParts | null> {
  const record = await readBuiltInRecord(content, slug);
  return record && pagePartsOf(content, record);
}

/** Reads the calls to action of the list page; record pages repeat them below a line. */
export async function readInvitation(content: PublicContent, { list }: RecordPage): Promise<ShownSection[]> {
  const slug = builtInPages.find(({ key }) => key === list)?.slug;
  const sections = (slug && (await readBuiltInRecord(content, slug))?.sections) || [];
  return readSections(
    content,
    sections.flatMap((section) => (section.type === 'callToAction' ? [{ ...section, look: 'line' as const }] : [])),
  );
}

export async function readBuiltInRecord(content: PublicContent, slug: BuiltInSlug): Promise<PageRecord | null> {
  const record = await readPageRecord(content, slug);
  if (!record && content.language === null) throw new Error(`The page ${slug} is missing.`);
  return record;
}

async function pagePartsOf(content: PublicContent, { sections, ...head }: PageRecord): Promise<PageParts> {
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

/** Separates what a record with a page of its own has for search engines and for sharing from the rest. */
export function splitSearchFields<Row extends SearchFields>({
  seo_title,
  seo_description,
  share_image,
  share_image_alt,
  share_image_width,
  share_image_height,
  ...rest
}: Row) {
  const picture = { share_image, share_image_alt, share_image_width, share_image_height };
  return { search: { seo_title, seo_description, ...picture } satisfies SearchFields, rest };
}
