import { z } from 'zod';
import { byList, type Comparison, comparisons, listedKinds } from '../../../content/figures.ts';
import { byPlural } from '../../../content/inbox/inbox-kinds.ts';
import { leadColumns } from '../../leads/figures/lead-counts.ts';

const FIRST_YEAR = 2000;

const day = (name: string) => {
  const sentence = `${name} must be a day such as 2026-12-01.`;
  return z.iso
    .date({ error: sentence, abort: true })
    .refine((value) => Number(value.slice(0, 4)) >= FIRST_YEAR, sentence)
    .optional();
};

export const rangeQuery = z.object({
  from: day('from').describe('The first day, in the time zone of the site'),
  to: day('to').describe('The last day'),
});

export const comparedQuery = rangeQuery.extend({
  compare: z
    .enum(Object.keys(comparisons) as Comparison[], `compare must be one of: ${Object.keys(comparisons).join(', ')}.`)
    .optional()
    .describe('With as many days right before, or with the same days a year before'),
});

export const filterQuery = z.object({
  kind: z
    .enum(listedKinds, `kind must be one of: ${listedKinds.join(', ')}.`)
    .optional()
    .describe('What to list alone'),
  name: z
    .string('name must be text.')
    .max(500, 'name can be at most 500 characters long.')
    .optional()
    .describe('Of this kind: what `totals` and `days` are to be of'),
});

const numbers = { views: z.int(), visits: z.int() };

const leadNumbers = {
  ...byPlural(() => z.int()),
  bookings: z.int().describe('Among these, what was booked at once'),
  won: z.int().describe('Among these, what was won since'),
  amount: z.number().describe('Of what was won'),
};

const visitors = z.int().nullable();

const named = z.object({ name: z.string(), ...numbers });

const lists = {
  plain: z.array(named.extend({ before: z.object(numbers).nullable() })),
  withLeads: z.array(named.extend({ ...leadNumbers, before: z.object({ ...numbers, ...leadNumbers }).nullable() })),
};

const totals = z.object({
  ...numbers,
  visitors,
  ...leadNumbers,
  conversion: z
    .number()
    .nullable()
    .describe('Messages and meetings for each visit; null without visits, or where `months_left_out` has some of them'),
});

const days = z.array(
  z.object({ day: z.string().describe('A day, or a month such as 2026-12'), ...numbers, visitors, ...leadNumbers }),
);

const range = z.object({ from: z.iso.date(), to: z.iso.date() });

/** Each visitor counts once a day. */
const missingPages = z.array(z.object({ name: z.string(), visitors: z.int() }));

/** What figures have, of all visits or filtered by a name. */
export const periodSchema = z.object({
  ...range.shape,
  compared: range.nullable(),
  is_counting: z.boolean().describe('Whether visits are counted now'),
  currency: z.string().nullable().describe('What amounts are in, as the settings name it'),
  months_left_out: z
    .array(z.string())
    .describe('Months of which the range contains a part, while their names are known of all of the month alone'),
  totals: totals.describe('`visitors` adds up those of each day'),
  totals_before: totals.nullable(),
  days,
  days_before: days.nullable(),
});

export const figuresSchema = periodSchema.extend({
  ...byList((kind) => (leadColumns[kind] ? lists.withLeads : lists.plain)),
  not_found: z
    .array(z.object({ name: z.string(), searches: z.int() }))
    .describe('What visitors searched for on the site, and did not find'),
  missing_pages: missingPages.describe('What visitors looked for at an address, and did not find'),
  left_out: z.array(z.object({ name: z.string(), views: z.int() })).describe('What was not counted, by the reason'),
});

const loss = z.object({ visits: z.int(), before: z.int() });

const attentionSchema = z.object({
  pages: z.array(loss.extend({ name: z.string() })).describe('Pages that have lost half of their visits'),
  forms: z
    .array(z.object({ kind: z.string(), page: z.string(), before: z.int(), last_on: z.iso.date() }))
    .describe('Forms that brought items before, and none for two weeks'),
  missing_pages: missingPages.describe(
    'Those that most visitors looked for and did not find, and that are still not there',
  ),
});

export const glanceSchema = periodSchema.extend({
  pages: lists.withLeads,
  sources: lists.withLeads,
  attention: attentionSchema,
});
