import { builtInPages } from '../content/addresses.ts';
import { ACTIVE } from '../content/model/field.ts';
import { about } from '../content/types/about.ts';
import { blog } from '../content/types/blog.ts';
import { brand } from '../content/types/brand.ts';
import { caseStudy } from '../content/types/case-study.ts';
import { category } from '../content/types/category.ts';
import { heading } from '../content/types/heading.ts';
import { menus } from '../content/types/menus.ts';
import { page } from '../content/types/page.ts';
import { review } from '../content/types/review.ts';
import { servicePage } from '../content/types/service-page.ts';
import { service } from '../content/types/service.ts';
import { settings } from '../content/types/settings.ts';
import { teamMember } from '../content/types/team-member.ts';
import { legalPages } from './built-ins.ts';
import { byName, type Create } from './by-name.ts';
import type { Demonstration } from './demonstrations/demonstration.ts';
import type { BlogSeed } from './records.ts';
import { pictureNames } from './upload-pictures.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

interface Seeding {
  create: Create;
  /** By their names. */
  picturePaths: ReadonlyMap<string, string>;
  now: Date;
}

/** Creates a demonstration as of `now`. Its pictures are uploaded beforehand. */
export async function seedDemonstration(demonstration: Demonstration, { create, picturePaths, now }: Seeding) {
  const named = byName(create, picturePaths);
  await createRecords(named, demonstration, now);
  await createPages(named, demonstration, now);
  await named(brand, demonstration.brand, now);
  await named(menus, demonstration.menus, now);
  await named(settings, demonstration.settings, now);
  await named(about, demonstration.about, now);
  await named(servicePage, demonstration.servicePage, now);
}

/** Creates what an installation without a demonstration starts with. */
export async function seedEmpty(create: Create, now: Date): Promise<void> {
  await create(settings, {}, now);
  for (const legalPage of legalPages) await create(page, legalPage, now);
}

async function createRecords(create: Create, demonstration: Demonstration, now: Date) {
  for (const { title, ...rest } of demonstration.services) {
    const [image, detail_page_image] = [pictureNames.service(title, 'card'), pictureNames.service(title, 'detail')];
    await create(service, { title, ...rest, image, detail_page_image, status: ACTIVE }, now);
  }
  for (const member of demonstration.team)
    await create(teamMember, { ...member, image: member.name, status: ACTIVE }, now);
  for (const { name, short_description } of demonstration.categories)
    await create(category, { name, short_description }, now);
  for (const post of demonstration.blogs.toReversed()) await createPost(create, post, now);
  for (const [index, seed] of demonstration.reviews.entries()) {
    const at = daysBefore(now, (demonstration.reviews.length - index) * 20);
    await create(review, { ...seed, image: seed.client_name, status: ACTIVE }, at);
  }
  for (const { review: review_id, ...seed } of demonstration.caseStudies) {
    const image = pictureNames.caseStudy(seed.title);
    await create(caseStudy, { ...seed, review_id, image, status: ACTIVE }, now);
  }
}

async function createPost(
  create: Create,
  { author, category, publishedDaysAgo, headings, ...post }: BlogSeed,
  now: Date,
) {
  const at = daysBefore(now, publishedDaysAgo);
  const related = { team_id: author, category_id: category };
  await create(blog, { ...post, ...related, image: post.title, status: ACTIVE }, at);
  for (const seed of headings) await create(heading, { ...seed, image: seed.heading, blog_id: post.title }, at);
}

async function createPages(create: Create, demonstration: Demonstration, now: Date) {
  for (const { title, slug } of builtInPages)
    await create(page, { title, slug, ...demonstration.builtInPages[slug], status: ACTIVE }, now);
  for (const seed of demonstration.pages) await create(page, { ...seed, status: ACTIVE }, now);
}

function daysBefore(now: Date, days: number) {
  return new Date(now.getTime() - days * DAY);
}
