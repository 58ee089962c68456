import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { dayIn } from '../../../content/days.ts';
import { startOfDay } from '../../platform/moment.ts';
import { missing, refused } from '../../platform/outcome.ts';
import { timeZoneNamed } from '../../platform/time-zone.ts';
import type { Services } from '../../services.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';

const MOST_DAYS = 62;
const MINUTE = 60_000;

/** The call by which anyone may read the times that are free. */
export function slotsApi(
  scope: FastifyInstance,
  { booking, readTimeZone, now }: Pick<Services, 'booking' | 'readTimeZone' | 'now'>,
) {
  routesIn(scope, { tag: 'Public' })('GET /slots', {
    summary: 'List the free times of a kind of meeting, which POST /meeting/store books',
    query: z.object({
      kind: z.string().describe('The slug of a meeting kind'),
      from: z.iso.date().optional().describe('The first day; today where it is left out'),
      days: z.coerce.number().int().min(1).max(MOST_DAYS).default(7),
      zone: z
        .string()
        .max(100)
        .optional()
        .describe('The time zone in which days begin; that of the agency where it is left out'),
    }),
    answer: dataOf(z.array(z.object({ start: z.iso.datetime(), end: z.iso.datetime() }))),
    handle: async ({ query: { kind: slug, from, days, zone: sent }, reply }) => {
      void reply.header('cache-control', 'no-store');
      const zone = sent === undefined ? await readTimeZone() : timeZoneNamed(sent);
      if (zone === null) return refused({ zone: ['Zone must be a name such as Europe/Berlin.'] });
      const kind = await booking.findKind({ slug });
      if (!kind) return missing;
      const first = from ?? dayIn(zone, now());
      const range = [startOfDay(first, zone), startOfDay(first, zone, days)].map((time) => new Date(time));
      const [start = now(), until = now()] = range;
      const times = await booking.offer(kind, start, { until });
      return {
        data: times.map((time) => ({
          start: new Date(time.start).toISOString(),
          end: new Date(time.start + kind.minutes * MINUTE).toISOString(),
        })),
      };
    },
  });
}
