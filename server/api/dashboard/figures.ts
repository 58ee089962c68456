import { pipeline, Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { stringify } from 'csv-stringify';
import { byList, listedKinds } from '../../../content/figures.ts';
import { csvOptions } from '../../platform/csv.ts';
import type { Services } from '../../services.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';
import { figureColumns } from './figure-columns.ts';
import { comparedQuery, figuresSchema, glanceSchema, filterQuery, rangeQuery } from './figures-schemas.ts';
import { wantedFigures } from './wanted-figures.ts';

const NAMES = 100; // of each kind, by visits and by leads
const NAMES_AT_A_GLANCE = 5;
const NAMES_OF_A_KIND = 1_000;
const ROWS = 5_000;

/** What was counted of visits, and what came of them. */
export function figuresApi(
  scope: FastifyInstance,
  services: Pick<Services, 'figures' | 'leadFigures' | 'readAttention' | 'countsVisits'>,
) {
  const { figures, leadFigures, readAttention, countsVisits } = services;
  const route = routesIn(scope, { tag: 'Figures', permission: 'read figures' });

  route('GET /figures', {
    summary: 'Read figures of visits and leads',
    description:
      'The last 30 days, unless others are named. The 100 names of each kind with most visits and up to 100 more with most leads, or 1,000 of ' +
      'a single kind. A visitor counts once a day, a lead on the day it came, by its first page, source and campaign. Kinds are counted one by ' +
      'one: which pages the visitors of a source read is not known. Names of months that are long over count where the range contains all of the month.',
    query: comparedQuery.extend(filterQuery.shape),
    answer: dataOf(figuresSchema),
    handle: async ({ query }) => {
      const wanted = wantedFigures(query, figures.today());
      if (!wanted.ok) return wanted;
      const { range, filter } = wanted.value;
      const only = filter ? undefined : query.kind;
      const [periods, leftOut, notFound, missingPages, lists] = await Promise.all([
        leadFigures.readPeriods(wanted.value),
        figures.readNames(range, 'left out', NAMES),
        figures.readNames(range, 'search not found', NAMES),
        figures.readNames(range, 'page not found', NAMES),
        leadFigures.readLists(only ? [only] : listedKinds, wanted.value, only ? NAMES_OF_A_KIND : NAMES),
      ]);
      const left_out = leftOut.map(({ name, views }) => ({ name, views }));
      const not_found = notFound.map(({ name, views }) => ({ name, searches: views }));
      const missing_pages = missingPages.map(({ name, views }) => ({ name, visitors: views }));
      return {
        data: {
          ...periods,
          is_counting: countsVisits,
          ...byList((kind) => lists.get(kind) ?? []),
          not_found,
          missing_pages,
          left_out,
        },
      };
    },
  });

  route('GET /figures.csv', {
    summary: 'Download figures of days, or of the names of a kind',
    query: rangeQuery.extend(filterQuery.shape),
    file: {
      type: 'text/csv',
      description: 'UTF-8 with a byte order mark: a row of headings, then days or names. No cell is a formula.',
    },
    handle: async ({ query, reply, isHead }) => {
      const wanted = wantedFigures(query, figures.today());
      if (!wanted.ok) return wanted;
      const { range, filter } = wanted.value;
      const kind = filter ? undefined : query.kind;
      const readRows = async () =>
        kind ? leadFigures.readList(kind, range, ROWS) : (await leadFigures.readPeriod(range, filter)).days;
      const csv = stringify({ ...csvOptions, columns: figureColumns(kind) });
      pipeline(Readable.from(isHead ? [] : await readRows()), csv, () => {});
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${kind ?? 'days'}-${range.from}-${range.to}.csv"`)
        .send(csv);
    },
  });

  route('GET /figures/glance', {
    summary: 'Read how the last 30 days went, and what has become worse in the last four weeks',
    description: 'Compared with the 30 days before, with the five pages and sources with most visits or most leads.',
    answer: dataOf(glanceSchema),
    handle: async () => {
      const wanted = wantedFigures({ compare: 'period' }, figures.today());
      if (!wanted.ok) return wanted;
      const [periods, lists, attention] = await Promise.all([
        leadFigures.readPeriods(wanted.value),
        leadFigures.readLists(['page', 'source'], wanted.value, NAMES_AT_A_GLANCE),
        readAttention(),
      ]);
      const [pages, sources] = [lists.get('page') ?? [], lists.get('source') ?? []];
      return { data: { ...periods, is_counting: countsVisits, pages, sources, attention } };
    },
  });
}
