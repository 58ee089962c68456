import { builtInPages } from '../content/addresses.ts';
import { about as aboutType } from '../content/types/about.ts';
import { blog as blogType } from '../content/types/blog.ts';
import { caseStudy as caseStudyType } from '../content/types/case-study.ts';
import { category as categoryType } from '../content/types/category.ts';
import { heading as headingType } from '../content/types/heading.ts';
import type { ContentType } from '../content/model/content-type.ts';
import { ACTIVE } from '../content/model/field.ts';
import { page as pageType } from '../content/types/page.ts';
import { review as reviewType } from '../content/types/review.ts';
import { servicePage as servicePageType } from '../content/types/service-page.ts';
import { service as serviceType } from '../content/types/service.ts';
import { settings as settingsType } from '../content/types/settings.ts';
import { teamMember as teamMemberType } from '../content/types/team-member.ts';
import { caseStudies } from './case-studies.ts';
import { categories } from './categories.ts';
import { blogs } from './blogs.ts';
import type { DemonstrationPictures } from './demonstration-pictures.ts';
import { demonstrationParts } from './pages/built-in-pages.ts';
import { howWeWork } from './pages/how-we-work.ts';
import { legalPages } from './pages/legal.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';
import { about, servicePage, settings } from './site.ts';
import { team } from './team.ts';

/** Creates a record as an administrator would, and returns its id. */
export type Create = (type: ContentType, input: object, at: Date) => Promise<number>;

const INACTIVE = 2;
const DAY = 24 * 60 * 60 * 1000; // ms

/** Creates the demonstration agency as of `now`. Its pictures are uploaded beforehand. */
export async function seedDemonstration(create: Create, pictures: DemonstrationPictures, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);

  await create(settingsType, settings, now);
  await create(aboutType, about, now);
  await create(servicePageType, servicePage, now);

  for (const { title, slug } of builtInPages)
    await create(pageType, { title, slug, status: ACTIVE, ...demonstrationParts[slug] }, now);
  await create(pageType, { ...howWeWork, status: ACTIVE }, now);
  await createLegalPages(create, now);

  const serviceIds = new Map<string, number>();
  for (const service of services) {
    const { card, detail } = pictures.forService(service);
    const record = { ...service, image: card, detail_page_image: detail, status: ACTIVE };
    serviceIds.set(service.title, await create(serviceType, record, now));
  }

  const authors = new Map<string, number>();
  for (const member of team) {
    const image = pictures.forPerson(member.name);
    authors.set(member.name, await create(teamMemberType, { ...member, image, status: ACTIVE }, now));
  }

  const categoryIds = new Map<string, number>();
  for (const [key, category] of Object.entries(categories))
    categoryIds.set(key, await create(categoryType, category, now));

  for (const { author, category, publishedDaysAgo, headings, ...blog } of blogs.toReversed()) {
    const at = daysAgo(publishedDaysAgo);
    const related = { team_id: authors.get(author), category_id: categoryIds.get(category) };
    const record = { ...blog, ...related, image: pictures.forPost(blog.title), status: ACTIVE };
    const blogId = await create(blogType, record, at);
    for (const heading of headings) {
      await create(headingType, { ...heading, image: pictures.forPost(heading.heading), blog_id: blogId }, at);
    }
  }

  const reviewIds = new Map<string, number>();
  for (const [index, review] of reviews.entries()) {
    const image = pictures.forPerson(review.client_name);
    const record = { ...review, image, status: ACTIVE };
    reviewIds.set(review.project_name, await create(reviewType, record, daysAgo((reviews.length - index) * 20)));
  }

  for (const { review, ...caseStudy } of caseStudies) {
    const related = {
      services: caseStudy.services.map((title) => serviceIds.get(title)),
      review_id: reviewIds.get(review),
    };
    const image = pictures.forCaseStudy(caseStudy.title);
    await create(caseStudyType, { ...caseStudy, ...related, image, status: ACTIVE }, now);
  }
}

/** Creates what an installation without the demonstration starts with. */
export async function seedEmpty(create: Create, now: Date): Promise<void> {
  await create(settingsType, {}, now);
  await createLegalPages(create, now);
}

async function createLegalPages(create: Create, now: Date) {
  for (const legalPage of legalPages) await create(pageType, { ...legalPage, status: INACTIVE }, now);
}
