import { POSITIVE, type Queries, SLUG } from './addresses.ts';

/** Where the API is. */
export const API = '/api';

/** A call of the API that reads what is published. */
interface PublicCall {
  /** Below `API`. */
  readonly path: string;
  readonly queries?: Queries;
}

/** The tag of a language, in which what is asked for is returned. */
const language: Queries = { language: /^[A-Za-z-]{2,20}$/ };
const paging: Queries = { page: POSITIVE, per_page: POSITIVE, ...language };

/** Every call with which anyone may read content. */
export const calls = {
  setting: { path: '/setting', queries: language },
  about: { path: '/about', queries: language },
  servicePage: { path: '/service-page', queries: language },
  service: { path: '/service/:slug', queries: language },
  reviews: { path: '/review', queries: paging },
  blogs: { path: '/blog', queries: paging },
  blog: { path: '/blog/:slug', queries: language },
  relatedBlogs: { path: '/related-blog', queries: { slug: SLUG, ...language } },
} as const satisfies Record<string, PublicCall>;
