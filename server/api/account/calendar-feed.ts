import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';

/** The address at which a calendar program subscribes to one's own meetings. */
export function calendarFeedApi(scope: FastifyInstance, { calendarFeeds }: Pick<Services, 'calendarFeeds'>) {
  const route = routesIn(scope, { tag: 'My account', permission: 'have an account' });

  route('GET /account/calendar-feed', {
    summary: 'Return since when your meetings can be subscribed to; null if they cannot',
    answer: dataOf(z.object({ created_at: z.iso.datetime().nullable() })),
    handle: async ({ user }) => ({ data: { created_at: await calendarFeeds.since(user.id) } }),
  });

  route('POST /account/calendar-feed', {
    summary: 'Make an address at which a calendar program reads your meetings; the one before no longer works',
    status: 201,
    answer: dataOf(
      z.object({ url: z.string().describe('In this answer only: whoever has it can read your meetings') }),
    ),
    handle: async ({ user }) => ({ data: { url: await calendarFeeds.make(user.id) } }),
  });

  route('DELETE /account/calendar-feed', {
    summary: 'Remove that address',
    handle: async ({ user }) => {
      await calendarFeeds.revoke(user.id);
      return { message: 'Calendar Feed Removed!' };
    },
  });
}
