import { POSITIVE, type Queries, SLUG } from './addresses.ts';

/** Where the API is. */
export const API = '/api';

/** A call of the API that reads what is published. */
interface PublicCall {
  /** Below `API`. */
  readonly path: string;
  readonly queries?: Queries;
}

const paging: Queries = { page: POSITIVE, per_page: POSITIVE };

/** Every call with which anyone may read content. */
export const calls = {
  setting: { path: '/setting' },
  about: { path: '/about' },
  servicePage: { path: '/service-page' },
  service: { path: '/service/:slug' },
  reviews: { path: '/review', queries: paging },
  blogs: { path: '/blog', queries: paging },
  blog: { path: '/blog/:slug' },
  relatedBlogs: { path: '/related-blog', queries: { slug: SLUG } },
} as const satisfies Record<string, PublicCall>;
