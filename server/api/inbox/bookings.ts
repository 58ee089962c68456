import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { meeting } from '../../../content/inbox/meeting.ts';
import { DEFAULT_LANGUAGE } from '../../../content/languages.ts';
import { onBehalfSchema } from '../../leads/booking/on-behalf.ts';
import { itemFields } from '../../leads/intake/item-schema.ts';
import { requesterOf } from '../../platform/http/requester.ts';
import type { Services } from '../../services.ts';
import { idFilter } from '../http/id.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';
import { takenSchema } from './item-schemas.ts';

/** What the agency books for visitors, and what it looks at before it does. */
export function bookingsApi(scope: FastifyInstance, { bookingOnBehalf }: Pick<Services, 'bookingOnBehalf'>) {
  const route = routesIn(scope, { tag: 'Inbox', permission: 'work on leads', prefix: `/${meeting.path}` });

  route('POST ', {
    summary: 'Book a meeting for a visitor',
    description: 'Hours, notice and limits of visitors do not apply. It may not overlap another meeting.',
    describedBody: sentBooking,
    status: 201,
    answer: z.object({ message: z.string(), reference: z.string() }),
    responses: { 409: takenSchema },
    handle: async ({ request, user }) => {
      const stored = await bookingOnBehalf.book(request.body, { by: user, requester: requesterOf(request) });
      return stored.ok ? { message: 'Meeting Booked!', ...stored.value } : stored;
    },
  });

  route('GET /time', {
    summary: 'Look at a time for a meeting that is to move, or to be booked, without doing anything',
    query: timeToCheck,
    answer: dataOf(checkedTime),
    handle: async ({ query }) => {
      const outcome = await bookingOnBehalf.checkTime(query);
      return outcome.ok ? { data: outcome.value } : outcome;
    },
  });
}

const time = z.iso.datetime();

const { subject, ...sentByVisitors } = itemFields(meeting, DEFAULT_LANGUAGE);

const sentBooking = onBehalfSchema.extend({
  ...sentByVisitors,
  subject: subject?.optional().describe('The name of the kind where it is left out'),
});

const timeToCheck = z.object({
  time: z.string('time must be a date and time.').max(100).describe('Without an offset it is read in time_zone'),
  time_zone: z.string().max(100).optional().describe('That of the agency where it is left out'),
  meeting: idFilter('meeting').describe('The meeting that is to move'),
  kind: z.string().max(255).optional().describe('The slug of the kind that is to be booked, where no meeting moves'),
  host: idFilter('host').describe('Who is to hold it'),
});

const checkedTime = z.object({
  starts_at: time,
  ends_at: time,
  hosts: z.array(z.int()).describe('Who would hold it'),
  obstacle: z.string().nullable().describe('Why it cannot take place then'),
  nearest: z.array(time).describe('The free times nearest to one that is taken'),
  warnings: z.array(z.string()).describe('What else there is to know, such as that it is outside of hours'),
});
