import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { ItemExport } from '../../leads/inbox/item-export.ts';
import { bulkChanges, type Triage } from '../../leads/inbox/triage.ts';
import type { Clock } from '../../platform/clock.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { signedIn } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';
import { sendFailure, sendInvalid, sendNotFound } from '../http/responses.ts';
import { messageResponse, operation } from '../openapi/operation.ts';
import { inboxFilter } from './inbox-query.ts';

/** Many items at once: bulk changes, the next and the previous one, exports. */
export function triageApi(scope: FastifyInstance, { triage, exportItems, timeZone, now }: TriageServices) {
  for (const kind of inboxKinds) {
    const path = `/${kind.path}`;
    const filterQuery = inboxFilter(kind);

    scope.put(path, updateMany(kind), async (request, reply) => {
      const outcome = await triage.updateMany(kind, request.body, signedIn(request).user);
      if (!outcome.ok) return sendFailure(reply, outcome);
      return { message: `${outcome.value} ${outcome.value === 1 ? kind.label.one : kind.label.many} Updated!` };
    });

    scope.get<WithId>(`${path}/:id/neighbours`, neighbours(kind, filterQuery), async ({ params, query }, reply) => {
      const filter = filterQuery.safeParse(query);
      if (!filter.success) return sendInvalid(reply, fieldErrors(filter.error));
      const found = await triage.neighbours(kind, idIn(params), filter.data);
      return found ? { data: found } : sendNotFound(reply);
    });

    // HEAD would read and log the whole export.
    scope.get(`${path}/export`, { ...exported(kind, filterQuery), exposeHeadRoute: false }, async (request, reply) => {
      const filter = filterQuery.safeParse(request.query);
      if (!filter.success) return sendInvalid(reply, fieldErrors(filter.error));
      const day = now().toLocaleDateString('sv', { timeZone });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${kind.plural}-${day}.csv"`)
        .send(await exportItems(kind, filter.data, signedIn(request).user));
    });
  }
}

interface TriageServices {
  triage: Triage;
  exportItems: ItemExport;
  timeZone: string;
  now: Clock;
}

const tag = 'Inbox';

const updateMany = (kind: AnyInboxKind) =>
  operation({
    tag,
    permission: 'work on leads',
    summary: `Change status or assignee of up to 100 ${kind.noun.many}`,
    body: bulkChanges,
    responses: { 200: messageResponse },
  });

const neighbour = z.int().nullable();

const neighbours = (kind: AnyInboxKind, query: z.ZodObject) =>
  operation({
    tag,
    permission: 'read leads',
    summary: `Return the ids before and after a ${kind.noun.one} in a filtered list`,
    query,
    responses: { 200: z.object({ data: z.object({ previous: neighbour, next: neighbour }) }) },
  });

const exported = (kind: AnyInboxKind, query: z.ZodObject) =>
  operation({
    tag,
    permission: 'work on leads',
    summary: `Export the ${kind.noun.many} that pass a filter`,
    query,
    csv: 'UTF-8 with a byte order mark: a row of headings, then the items, newest first. No cell is a formula.',
  });
