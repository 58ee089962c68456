import { blog } from '../../content/types/blog.ts';
import { service } from '../../content/types/service.ts';
import type { ContentDatabase } from '../content/tables.ts';
import { headingChanges, newest } from './changes.ts';
import { published } from './published.ts';
import { serialize } from '../content/records/serialize.ts';

type Source = Exclude<keyof ReturnType<typeof published>, 'headings'>;

/** The pages that are not of one record, and what each is made of. */
const PAGES: Record<string, Source[]> = {
  '/': ['settings', 'abouts', 'services', 'reviews', 'blogs'],
  '/about-us': ['abouts', 'team'],
  '/our-services': ['servicePages', 'services'],
  '/our-reviews': ['reviews'],
  '/our-blogs': ['blogs'],
  '/contact-us': ['settings'],
  '/meeting': ['settings'],
};

export interface SitemapEntry {
  path: string;
  changed_at?: string | undefined;
  image?: string | undefined;
}

/** How many blogs stand in one part: few enough to be read in a moment. */
const PART = 1_000;

/**
 * Gives every canonical path, with the time of its content's last change and its main picture, where it has them. Where
 * there are more blogs than one part holds, it gives how many parts there are instead.
 */
export async function readSitemap(kysely: ContentDatabase): Promise<SitemapEntry[] | number> {
  const blogs = await countBlogs(kysely);
  return blogs > PART
    ? 1 + Math.ceil(blogs / PART)
    : [...(await readAllButBlogs(kysely)), ...(await readBlogs(kysely, 0))];
}

/** Gives one of several parts, from 1, which has all that is no blog; null where there is no such part. */
export async function readSitemapPart(kysely: ContentDatabase, part: number): Promise<SitemapEntry[] | null> {
  const blogs = await countBlogs(kysely);
  const passed = (part - 2) * PART;
  if (blogs <= PART || passed >= blogs) return null;
  return part === 1 ? readAllButBlogs(kysely) : readBlogs(kysely, passed);
}

async function countBlogs(kysely: ContentDatabase) {
  const blogs = published(kysely)
    .blogs()
    .select(({ fn }) => fn.countAll().as('total'));
  return Number((await blogs.executeTakeFirstOrThrow()).total);
}

async function readAllButBlogs(kysely: ContentDatabase) {
  const [pages, services] = await Promise.all([readPages(kysely), readServices(kysely)]);
  return [...pages, ...services];
}

async function readPages(kysely: ContentDatabase): Promise<SitemapEntry[]> {
  const sources = [...new Set(Object.values(PAGES).flat())];
  const changes = await Promise.all(sources.map(async (source) => [source, await lastChange(kysely, source)] as const));
  const changeOf = new Map(changes);
  return Object.entries(PAGES).map(([path, madeOf]) => ({
    path,
    changed_at: newest(...madeOf.map((source) => changeOf.get(source))),
  }));
}

async function lastChange(kysely: ContentDatabase, source: Source) {
  // Every table has the column; what is asked of one can be asked of all.
  const rows = published(kysely)[source]() as ReturnType<ReturnType<typeof published>['settings']>;
  return (await rows.select(({ fn }) => fn.max('updated_at').as('changed_at')).executeTakeFirst())?.changed_at;
}

async function readServices(kysely: ContentDatabase): Promise<SitemapEntry[]> {
  const rows = published(kysely).services().select(['slug', 'updated_at', 'detail_page_image']);
  const services = await serialize(kysely, service, await rows.orderBy('position').orderBy('id').execute());
  return services.map(({ slug, updated_at, detail_page_image }) => ({
    path: `/services/${slug}`,
    changed_at: updated_at,
    image: detail_page_image,
  }));
}

async function readBlogs(kysely: ContentDatabase, passed: number): Promise<SitemapEntry[]> {
  const rows = published(kysely).blogs().orderBy('created_at', 'desc').orderBy('id', 'desc');
  const ofPart = rows.limit(PART).offset(passed);
  const [blogs, headings] = await Promise.all([
    serialize(kysely, blog, await ofPart.select(['id', 'slug', 'updated_at', 'image']).execute()),
    headingChanges(kysely).where('blog_id', 'in', ofPart.select('id')).execute(),
  ]);
  const changeOf = new Map(headings.map(({ blog_id, changed_at }) => [blog_id, changed_at]));
  return blogs.map(({ id, slug, updated_at, image }) => ({
    path: `/blogs/${slug}`,
    changed_at: newest(updated_at, changeOf.get(id)),
    image,
  }));
}
