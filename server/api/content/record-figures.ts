import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isRecordPage, pageOf } from '../../../content/addresses.ts';
import { contentTypes } from '../../../content/index.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import { pathsOf } from '../../content/slugs.ts';
import type { Services } from '../../services.ts';
import { comparedQuery, periodSchema } from '../dashboard/figures-schemas.ts';
import { wantedFigures } from '../dashboard/wanted-figures.ts';
import { typeRoutes } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';

/** What the page of each record brought. */
export function recordFiguresApi(
  scope: FastifyInstance,
  services: Pick<Services, 'content' | 'figures' | 'leadFigures' | 'countsVisits'>,
) {
  const { content, figures, leadFigures, countsVisits } = services;
  for (const type of contentTypes.filter((type) => isRecordPage(pageOf(type))))
    typeRoutes(
      scope,
      content.db,
      type,
    )('GET /:key/figures', {
      permission: 'read figures',
      summary: 'Read the figures of the page of {one}, and of the leads that began there',
      description: 'Of all addresses that the page has or had, in every language. A visit counts where it began.',
      query: comparedQuery,
      answer: dataOf(periodSchema.extend({ paths: z.array(z.string()) })),
      handle: async ({ id, query }) => {
        const wanted = wantedFigures(query, figures.today());
        if (!wanted.ok) return wanted;
        const paths = await pathsOf(content.db, sourceOf(type), id);
        const filter = { kind: 'page' as const, names: paths };
        const periods = await leadFigures.readPeriods({ ...wanted.value, filter });
        return { data: { ...periods, is_counting: countsVisits, paths } };
      },
    });
}
