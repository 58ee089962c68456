import type { FastifyInstance } from 'fastify';
import type { Inbox } from '../../leads/inbox/inbox.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { sendFailure, sendSaved, sendInvalid, sendNotFound } from '../http/responses.ts';
import { signedIn } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';
import { inboxQuery } from './inbox-query.ts';
import { inboxOperations } from './inbox-operations.ts';
import { pageResponse } from '../http/paging.ts';

const boxes = [
  { path: '/contact-messages', kind: 'contact_message', saved: 'Message Updated!' },
  { path: '/meetings', kind: 'meeting', saved: 'Meeting Updated!' },
] as const;

/** The calls on what visitors sent: messages, and requests for a meeting. */
export function inboxApi(scope: FastifyInstance, { inbox, publicUrl }: { inbox: Inbox; publicUrl: string }) {
  for (const { path, kind, saved } of boxes) {
    const operations = inboxOperations[kind];

    scope.get(path, operations.list, async ({ query, url }, reply) => {
      const wanted = inboxQuery.safeParse(query);
      if (!wanted.success) return sendInvalid(reply, fieldErrors(wanted.error));
      const { per_page: perPage, ...rest } = wanted.data;
      return pageResponse(await inbox.list(kind, { ...rest, perPage }), new URL(publicUrl + url));
    });

    scope.get<WithId>(`${path}/:id`, operations.read, async ({ params }, reply) => {
      const lead = await inbox.read(kind, idIn(params));
      return lead ? { data: lead } : sendNotFound(reply);
    });

    scope.put<WithId>(`${path}/:id`, operations.update, async (request, reply) => {
      const by = signedIn(request).user;
      return sendSaved(reply, await inbox.update(kind, idIn(request.params), request.body, by), saved);
    });

    scope.post<WithId>(`${path}/:id/resend`, operations.resend, async ({ params }, reply) => {
      const outcome = await inbox.resend(kind, idIn(params));
      return outcome.ok ? { message: messageFor(outcome.value) } : sendFailure(reply, outcome);
    });
  }
}

function messageFor(count: number) {
  return count === 0 ? 'All of its mails were sent.' : 'Its mails are being sent.';
}
