import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { languageTagged } from '../../../content/languages.ts';
import { LAST_SEARCH_PAGE } from '../../../content/search-groups.ts';
import { requesterOf } from '../../platform/http/requester.ts';
import { missing } from '../../platform/outcome.ts';
import { pieceSchema } from '../../search/highlights.ts';
import type { Services } from '../../services.ts';
import { languageTag, routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';
import { pageOfSearch } from '../dashboard/search.ts';

/** The call by which anyone may find what is published. */
export function publicSearchApi(scope: FastifyInstance, { site, searchSite }: Pick<Services, 'site' | 'searchSite'>) {
  routesIn(scope, { tag: 'Public' })('GET /search/site', {
    summary: 'Find pages of the site by their words',
    description: `Up to ten of them, those with all words in their title first, then the newest; up to page ${LAST_SEARCH_PAGE}.`,
    query: z.object({
      q: z.string('q must be text.').default('').describe('What is searched for: its first 200 characters'),
      page: pageOfSearch,
      language: languageTag.optional(),
    }),
    answer: dataOf(z.array(foundSchema)).extend({ has_more: z.boolean() }),
    handle: async ({ query: { q, page, language: tag }, request, reply }) => {
      void reply.header('cache-control', 'no-store');
      const { first, others } = await site.readLanguages();
      const language = tag === undefined ? first : languageTagged(tag);
      if (language === undefined || (language !== first && !others.includes(language))) return missing;
      const wanted = { language: language === first ? null : language, typed: q, page };
      const outcome = await searchSite(wanted, requesterOf(request));
      return outcome.ok ? { data: outcome.value.found, has_more: outcome.value.hasMore } : outcome;
    },
  });
}

const foundSchema = z.object({
  path: z.string(),
  title: z.array(pieceSchema),
  excerpt: z.array(pieceSchema),
});
