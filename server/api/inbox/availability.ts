import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { may, type SignedInUser } from '../../../content/permissions.ts';
import type { StoredAvailability } from '../../leads/booking/availability.ts';
import { hoursSchema } from '../../leads/booking/hours.ts';
import { calendarsSchema, whenUnreadableSchema } from '../../leads/calendars/calendars.ts';
import type { Services } from '../../services.ts';
import { dataOrMissing, savedAs } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, savedOf } from '../openapi/operation.ts';

const SAVED = 'Hours Saved!';

/** When people can be booked: one's own hours, and those of colleagues. */
export function availabilityApi(scope: FastifyInstance, { booking }: Pick<Services, 'booking'>) {
  const { availability } = booking;
  const route = routesIn(scope, { tag: 'Inbox', permission: 'have an account' });

  route('GET /availability', {
    summary: 'Read your bookable hours; a proposal, with version 0, where you have set none',
    answer: dataOf(storedHours),
    handle: async ({ user }) => dataOrMissing(await availability.read(user.id)),
  });

  route('PUT /availability', {
    summary: 'Set your bookable hours',
    describedBody: sentHours,
    answer: savedOf(storedHours),
    handle: async ({ user, request }) => savedAs(await availability.save(user.id, request.body), SAVED),
  });

  route('GET /users/:id/availability', {
    permission: 'read content',
    isForPeople: true,
    summary: 'Read the bookable hours of somebody; a proposal, with version 0, where they have set none',
    answer: dataOf(storedHours),
    handle: async ({ id, user }) => {
      const stored = await availability.read(id);
      return dataOrMissing(stored && withoutSecrets(stored, id, user));
    },
  });

  route('PUT /users/:id/availability', {
    permission: 'manage people',
    summary: 'Set the bookable hours of somebody',
    describedBody: sentHours,
    answer: savedOf(storedHours),
    handle: async ({ id, request }) => savedAs(await availability.save(id, request.body), SAVED),
  });
}

/** The address of a calendar is told to whose it is, and to those who manage people. */
function withoutSecrets(stored: StoredAvailability, ofUser: number, reader: SignedInUser) {
  if (ofUser === reader.id || may(reader, 'manage people')) return stored;
  return { ...stored, calendars: stored.calendars.map((calendar) => ({ ...calendar, url: null })) };
}

const version = z.int().describe('That of the hours that were read; 0 before the first time');
const sentHours = hoursSchema.extend({
  calendars: calendarsSchema(() => null)
    .optional()
    .describe('Calendars elsewhere whose busy times are not offered; those that are set stay if none are sent'),
  version: version.optional(),
});
const storedHours = z.object({
  time_zone: z.string(),
  hours: z.array(z.object({ day: z.int(), from: z.string(), to: z.string() })),
  exceptions: z.array(
    z.object({
      date: z.string(),
      closed: z.literal(true).optional(),
      from: z.string().optional(),
      to: z.string().optional(),
    }),
  ),
  absences: z.array(z.object({ from: z.string(), to: z.string() })),
  calendars: z.array(
    z.object({
      url: z.string().nullable().describe('A secret: null for whoever may not know it'),
      when_unreadable: whenUnreadableSchema,
      read_at: z.iso.datetime().nullable().describe('When it was last read in whole'),
      failing_since: z.iso.datetime().nullable(),
      failure: z.string().nullable().describe('Why it cannot be read'),
    }),
  ),
  version,
});
