import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CALENDAR_FEED } from '../../../content/addresses.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { missing } from '../../platform/outcome.ts';
import type { Services } from '../../services.ts';
import { sendFailure } from '../http/responses.ts';

/** Serves the meetings of somebody to the calendar program that has their address. */
export function calendarFeed(scope: FastifyInstance, { calendarFeeds }: Pick<Services, 'calendarFeeds'>) {
  scope.get(CALENDAR_FEED, async ({ params, ip }: FastifyRequest<{ Params: { token: string } }>, reply) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    const [, token] = /^([\w-]{43})\.ics$/.exec(params.token) ?? [];
    const read = token === undefined ? missing : await calendarFeeds.read(token, senderOf(ip));
    return read.ok ? reply.type('text/calendar; charset=utf-8').send(read.text) : sendFailure(reply, read);
  });
}
