import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Kind, kindNames } from '../../figures/kinds.ts';
import type { Named, Period } from '../../figures/figures.ts';
import { refused } from '../../platform/outcome.ts';
import { dayAfter } from '../../platform/site-days.ts';
import type { Services } from '../../services.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';

const DAYS = 30; // unless others are asked for

/** What was counted of visits. */
export function figuresApi(
  scope: FastifyInstance,
  { figures, countsVisits }: Pick<Services, 'figures' | 'countsVisits'>,
) {
  routesIn(scope, { tag: 'Figures', permission: 'read figures' })('GET /figures', {
    summary: 'Read figures of visits',
    description:
      'The last 30 days, unless others are named. Up to 100 names of each kind, or up to 1,000 of a single one, the most frequent first. ' +
      'A visitor counts once a day. Months that are long over are one entry of `days` each, which counts where the range contains all of the month.',
    query: figuresQuery,
    answer: dataOf(figuresSchema),
    handle: async ({ query: { from, to = figures.today(), kind } }) => {
      const range = { from: from ?? dayAfter(to, 1 - DAYS), to };
      if (range.from > to) return refused({ from: ['from must not be after to.'] });
      const [days, names] = await Promise.all([figures.readDays(range), figures.readNames(range, kind)]);
      const lists = Object.fromEntries(Object.entries(listNames).map(([list, kind]) => [list, names[kind]]));
      const left_out = names['left out'].map(({ name, views }) => ({ name, views }));
      const data = { ...range, is_counting: countsVisits, totals: totalsOf(days), days, ...lists, left_out };
      return { data };
    },
  });
}

function totalsOf(days: Period[]) {
  const sum = (field: 'views' | 'visits' | 'visitors') => days.reduce((total, day) => total + day[field], 0);
  return { views: sum('views'), visits: sum('visits'), visitors: sum('visitors') };
}

/** What a list of names in the answer is a list of. */
const listNames = {
  pages: 'page',
  channels: 'channel',
  sources: 'source',
  campaigns: 'campaign',
  devices: 'device',
  languages: 'language',
  countries: 'country',
} as const satisfies Record<string, Kind>;

const day = (name: string) => z.iso.date(`${name} must be a day such as 2026-12-01.`).optional();

const figuresQuery = z.object({
  from: day('from').describe('The first day, in the time zone of the site'),
  to: day('to').describe('The last day'),
  kind: z
    .enum(kindNames, `kind must be one of: ${kindNames.join(', ')}.`)
    .optional()
    .describe('What to list alone'),
});

const numbers = { views: z.int(), visits: z.int() };
const named: z.ZodType<Named[]> = z.array(z.object({ name: z.string(), ...numbers }));
const withVisitors = z.object({ ...numbers, visitors: z.int() });

const figuresSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  is_counting: z.boolean().describe('Whether visits are counted now'),
  totals: withVisitors.describe('`visitors` adds up those of each day'),
  days: z.array(withVisitors.extend({ day: z.string().describe('A day, or a month such as 2026-12') })),
  pages: named,
  channels: named,
  sources: named,
  campaigns: named,
  devices: named,
  languages: named,
  countries: named,
  left_out: z.array(z.object({ name: z.string(), views: z.int() })).describe('What was not counted, by the reason'),
});
