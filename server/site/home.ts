import type { ContentDatabase } from '../content/tables.ts';
import { newestBlogs } from './blogs.ts';
import { published } from './published.ts';
import { newestReviews } from './reviews.ts';
import { readServices, type ServiceCard } from './services.ts';

const REVIEWS = 3;
const BLOGS = 3;
const SERVICES_OF_A_CATEGORY = 2;

/** Gives what the home page shows beside the settings. */
export async function readHome(kysely: ContentDatabase) {
  const [about, services, reviews, blogs] = await Promise.all([
    published(kysely).abouts().select('short_description').executeTakeFirst(),
    readServices(kysely),
    newestReviews(kysely, REVIEWS),
    newestBlogs(kysely, BLOGS),
  ]);
  return { teaser: about?.short_description ?? null, services: someOfEach(services), reviews, blogs };
}

function someOfEach(services: ServiceCard[]): ServiceCard[] {
  const byCategory = Map.groupBy(services, ({ category }) => category);
  return [...byCategory.values()].flatMap((ofOne) => ofOne.slice(0, SERVICES_OF_A_CATEGORY));
}
