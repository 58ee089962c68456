import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { type Inbox, itemChanges } from '../../leads/inbox/inbox.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { signedIn } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';
import { pageResponse } from '../http/paging.ts';
import { sendFailure, sendInvalid, sendNotFound, sendSaved } from '../http/responses.ts';
import { messageResponse, operation } from '../openapi/operation.ts';
import { pageSchema } from '../openapi/page.ts';
import { inboxQuery } from './inbox-query.ts';
import { listedItem, readItem } from './item-schemas.ts';

/** The items of each kind: list, read, update, and resend their emails. */
export function itemsApi(scope: FastifyInstance, { inbox, publicUrl }: { inbox: Inbox; publicUrl: string }) {
  for (const kind of inboxKinds) {
    const path = `/${kind.path}`;
    const listQuery = inboxQuery(kind);

    scope.get(path, list(kind, listQuery), async ({ query, url }, reply) => {
      const wanted = listQuery.safeParse(query);
      if (!wanted.success) return sendInvalid(reply, fieldErrors(wanted.error));
      const { per_page: perPage, ...rest } = wanted.data;
      return pageResponse(await inbox.list(kind, { ...rest, perPage }), new URL(publicUrl + url));
    });

    scope.get<WithId>(`${path}/:id`, read(kind), async ({ params }, reply) => {
      const item = await inbox.read(kind, idIn(params));
      return item ? { data: item } : sendNotFound(reply);
    });

    scope.put<WithId>(`${path}/:id`, update(kind), async (request, reply) => {
      const outcome = await inbox.update(kind, idIn(request.params), request.body, signedIn(request).user);
      return sendSaved(reply, outcome, `${kind.label.one} Updated!`);
    });

    scope.post<WithId>(`${path}/:id/resend`, resend(kind), async ({ params }, reply) => {
      const outcome = await inbox.resend(kind, idIn(params));
      if (!outcome.ok) return sendFailure(reply, outcome);
      return { message: outcome.value === 0 ? 'All emails have already been sent.' : 'The emails are being sent.' };
    });
  }
}

const tag = 'Inbox';

const list = (kind: AnyInboxKind, query: z.ZodObject) =>
  operation({
    tag,
    permission: 'read leads',
    summary: `List ${kind.noun.many}, ${kind.views ? 'by time in a view, else ' : ''}newest first; spam only on request`,
    query,
    responses: { 200: pageSchema(listedItem(kind)) },
  });

const read = (kind: AnyInboxKind) =>
  operation({
    tag,
    permission: 'read leads',
    summary: `Read a ${kind.noun.one} with its emails`,
    responses: { 200: z.object({ data: readItem(kind) }) },
  });

const update = (kind: AnyInboxKind) =>
  operation({
    tag,
    permission: 'work on leads',
    summary: `Change status, assignee or notes of a ${kind.noun.one}`,
    body: itemChanges,
    responses: { 200: z.object({ data: readItem(kind), message: z.string() }) },
  });

const resend = (kind: AnyInboxKind) =>
  operation({
    tag,
    permission: 'work on leads',
    summary: `Retry the unsent emails of a ${kind.noun.one}; spam is not emailed`,
    canBeInvalid: true,
    responses: { 200: messageResponse },
  });
