import { about } from '../../content/types/about.ts';
import { review } from '../../content/types/review.ts';
import { readNewestBlogs } from './blogs.ts';
import type { PublicContent } from './published.ts';
import { reviewFields } from './reviews.ts';
import { firstOfEachCategory, readServices } from './services.ts';

const REVIEWS = 3;
const BLOGS = 3;

/** Reads what the home page shows besides the settings. */
export async function readHome(content: PublicContent) {
  const [texts, services, reviews, blogs] = await Promise.all([
    content.readOne(about, content.records(about), ['short_description']),
    readServices(content),
    content.newest(review, REVIEWS, reviewFields),
    readNewestBlogs(content, BLOGS),
  ]);
  return { teaser: texts?.short_description ?? null, services: firstOfEachCategory(services), reviews, blogs };
}
