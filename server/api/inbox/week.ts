import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { meeting } from '../../../content/inbox/meeting.ts';
import { mondayBefore, mondayOf } from '../../leads/booking/week.ts';
import type { Services } from '../../services.ts';
import { idFilter } from '../http/id.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';

const WEEK = 'week must be a week such as 2026-W48.';
const DAY = 'day must be a day such as 2026-11-27.';
/** Of the years that a calendar shows. */
const YEAR = /^2[01]\d\d-/;

/** Who is booked, free and away in a week. */
export function weekApi(scope: FastifyInstance, { week: weeks }: Pick<Services, 'week'>) {
  routesIn(scope, { tag: 'Inbox', permission: 'read leads', prefix: `/${meeting.path}` })('GET /week', {
    summary: 'Read the meetings of a week, with the hours in which people are free, busy elsewhere and away',
    description: 'Days begin in the time zone of the site. Without a week or a day it is the present week.',
    query,
    answer: dataOf(weekSchema),
    handle: async ({ query: { week, day, person } }) => ({
      data: await weeks.read({
        monday: week ?? (day ? mondayBefore(Temporal.PlainDate.from(day)) : undefined),
        person,
      }),
    }),
  });
}

const query = z.object({
  week: z
    .string(WEEK)
    .regex(/^2[01]\d\d-W\d\d$/, WEEK)
    .transform((name, context) => {
      const monday = mondayOf(name);
      if (monday) return monday;
      context.addIssue({ code: 'custom', message: WEEK });
      return z.NEVER;
    })
    .optional()
    .describe('As ISO 8601 numbers them, such as 2026-W48'),
  day: z.iso.date(DAY).regex(YEAR, DAY).optional().describe('A day of the week that is wanted'),
  person: idFilter('person').describe('Whose time it is about; everybody’s where it is left out'),
});

const time = z.iso.datetime();
const week = z.string().describe('Such as 2026-W48');
const stretches = (sentence: string) =>
  z.array(z.object({ person: z.int(), start: time, end: time })).describe(sentence);

const weekSchema = z.object({
  week,
  previous: week,
  next: week,
  today: z.iso.date(),
  time_zone: z.string(),
  days: z.array(z.object({ date: z.iso.date(), start: time, end: time })),
  people: z.array(z.object({ id: z.int(), name: z.string() })).describe('Everybody who has hours, or a meeting'),
  kinds: z
    .array(z.object({ slug: z.string(), name: z.string(), hosts: z.array(z.int()), is_held_by_all: z.boolean() }))
    .describe('The kinds that can be booked, with those of their hosts who have hours'),
  meetings: z
    .array(
      z.object({
        id: z.int(),
        reference: z.string(),
        name: z.string(),
        email: z.string(),
        subject: z.string(),
        kind: z.string().nullable().describe('The name of its kind'),
        starts_at: time,
        ends_at: time,
        minutes: z.int(),
        time_zone: z.string().describe('That of the visitor'),
        appointment: z.enum(['confirmed', 'requested']),
        hosts: z.array(z.int()).describe('Who holds it; nobody of one that was asked for and answered by hand'),
        version: z.int(),
      }),
    )
    .describe('Those that take place, and those that were asked for'),
  free: stretches('Bookable hours in which there is nothing else'),
  busy: stretches('Busy by calendars elsewhere'),
  absences: stretches('Days off'),
});
