import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LAST_SEARCH_PAGE, searchGroups, searchGroupsFor } from '../../../content/search-groups.ts';
import { pieceSchema } from '../../search/highlights.ts';
import type { FoundPage, FoundEntry } from '../../search/search.ts';
import type { Services } from '../../services.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';

const PAGE_SIZE = 20;
const MOST_OF_EACH = 5;

/** What people find in the dashboard, of what their role may see. */
export function searchApi(scope: FastifyInstance, { search }: Pick<Services, 'search'>) {
  routesIn(scope, { tag: 'Search', permission: 'read content' })('GET /search', {
    summary: 'Find content, inbox items, files and people by their words',
    description:
      'All words must be found, whatever their case and accents; the last may be the beginning of one. What has them in its title ' +
      'comes first, then the newest. Without `kind`, the first of each kind that you may see.',
    query: searchQuery,
    answer: dataOf(z.array(groupSchema)).extend({
      is_complete: z.boolean().describe('False while the index is being built'),
    }),
    handle: async ({ query: { q, kind, page }, user }) => {
      const groups = searchGroupsFor(user).filter(({ key }) => kind === undefined || key === kind);
      const paging = kind === undefined ? { page: 1, perPage: MOST_OF_EACH } : { page, perPage: PAGE_SIZE };
      const pages = await search.find(
        q,
        groups.map(({ key }) => key),
        paging,
      );
      const data = pages.map((page, index) => ({
        kind: groups[index]?.key,
        label: groups[index]?.label,
        ...answerOf(page),
      }));
      return { data, is_complete: !(await search.isBehind()) };
    },
  });
}

function answerOf({ found, hasMore }: FoundPage) {
  return { found: found.map(foundOf), has_more: hasMore };
}

function foundOf({ type, key, language, title, excerpt, created_at }: FoundEntry) {
  return { type, key, language, title, excerpt, created_at };
}

export const pageOfSearch = z.coerce
  .number()
  .int()
  .min(1)
  .max(LAST_SEARCH_PAGE, `page must be a whole number from 1 to ${LAST_SEARCH_PAGE}.`)
  .default(1);

const kinds = searchGroups.map(({ key }) => key);

const searchQuery = z.object({
  q: z.string('q must be text.').default('').describe('What is searched for: its first 200 characters'),
  kind: z
    .enum(kinds, `kind must be one of: ${kinds.join(', ')}.`)
    .optional()
    .describe('What to find alone'),
  page: pageOfSearch.describe('Of one kind'),
});

const foundSchema = z.object({
  type: z.string().describe('The name of a content type, or the kind'),
  key: z.string().describe('Its id or slug'),
  language: z.string().nullable().describe('Of a translation'),
  title: z.array(pieceSchema),
  excerpt: z.array(pieceSchema),
  created_at: z.string(),
});

const groupSchema = z.object({
  kind: z.enum(kinds),
  label: z.string(),
  found: z.array(foundSchema),
  has_more: z.boolean(),
});
