import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { dayIn } from '../../../content/days.ts';
import { fileFields, viewLabels } from '../../../content/inbox/inbox-kind.ts';
import { type AnyInboxKind, inboxKinds, inboxStatuses } from '../../../content/inbox/inbox-kinds.ts';
import { itemChanges } from '../../leads/inbox/inbox.ts';
import { bulkChanges } from '../../leads/inbox/triage.ts';
import { unread } from '../../platform/http/responses/head-as-get.ts';
import { missing } from '../../platform/outcome.ts';
import { ADMIN_PAGE_SIZE } from '../../platform/paging.ts';
import type { Services } from '../../services.ts';
import { pageResponse, pagingShape } from '../http/paging.ts';
import { dataOrMissing, savedAs } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, pageSchema, savedOf } from '../openapi/operation.ts';
import { downloadHeaders } from './download-headers.ts';
import { listedItem, readItem } from './item-schemas.ts';

type ItemServices = Pick<Services, 'inbox' | 'triage' | 'exportItems' | 'publicUrl' | 'readTimeZone' | 'now'>;

/** The items of each kind: one by one, and many at once. */
export function itemsApi(scope: FastifyInstance, services: ItemServices) {
  const { inbox, triage, exportItems, publicUrl, readTimeZone, now } = services;
  for (const kind of inboxKinds as readonly AnyInboxKind[]) {
    const { noun, label } = kind;
    const route = routesIn(scope, { tag: 'Inbox', permission: 'read leads', prefix: `/${kind.path}` });

    route('GET ', {
      summary: `List ${noun.many}, ${kind.views ? 'by time in a view, else ' : ''}newest first; spam only on request`,
      query: inboxQuery(kind),
      answer: pageSchema(listedItem(kind)),
      handle: async ({ query: { per_page: perPage, ...filter }, request }) =>
        pageResponse(await inbox.list(kind, { ...filter, perPage }), publicUrl + request.url),
    });

    route('GET /:id', {
      summary: `Read a ${noun.one} with its emails`,
      answer: dataOf(readItem(kind)),
      handle: async ({ id }) => dataOrMissing(await inbox.read(kind, id)),
    });

    route('PUT /:id', {
      permission: 'work on leads',
      summary: `Change status, assignee, follow-up, amount or notes of a ${noun.one}`,
      describedBody: itemChanges,
      answer: savedOf(readItem(kind)),
      handle: async ({ id, user, request }) =>
        savedAs(await inbox.update(kind, id, request.body, user), `${label.one} Updated!`),
    });

    route('POST /:id/resend', {
      permission: 'work on leads',
      summary: `Retry the unsent emails of a ${noun.one}; spam is not emailed`,
      canBeInvalid: true,
      handle: async ({ id }) => {
        const outcome = await inbox.resend(kind, id);
        if (!outcome.ok) return outcome;
        return { message: outcome.value === 0 ? 'All emails have already been sent.' : 'The emails are being sent.' };
      },
    });

    route('PUT ', {
      permission: 'work on leads',
      summary: `Change status or assignee of up to 100 ${noun.many}`,
      describedBody: bulkChanges,
      handle: async ({ user, request }) => {
        const outcome = await triage.updateMany(kind, request.body, user);
        if (!outcome.ok) return outcome;
        return { message: `${outcome.value} ${outcome.value === 1 ? label.one : label.many} Updated!` };
      },
    });

    if (fileFields(kind).size > 0)
      route('GET /:id/files/:field', {
        summary: `Download a file of one of the ${noun.many}`,
        file: { type: '*/*', description: 'As it was sent. A browser saves it, and shows it nowhere.' },
        handle: async ({ id, params, user, reply, isHead }) => {
          const file = await inbox.openFile(kind, id, { field: params['field'] ?? '', by: isHead ? null : user });
          if (!file) return missing;
          return reply.headers(downloadHeaders(file)).send(isHead ? unread(file.stream) : file.stream);
        },
      });

    route('GET /:id/neighbours', {
      summary: `Return the ids before and after a ${noun.one} in a filtered list`,
      query: inboxFilter(kind),
      answer: dataOf(z.object({ previous: neighbour, next: neighbour })),
      handle: async ({ id, query }) => dataOrMissing(await triage.neighbours(kind, id, query)),
    });

    route('GET /export', {
      permission: 'work on leads',
      summary: `Export the ${noun.many} that pass a filter`,
      query: inboxFilter(kind),
      file: {
        type: 'text/csv',
        description:
          'UTF-8 with a byte order mark: a row of headings, then the items, newest first. No cell is a formula.',
      },
      handle: async ({ query, user, reply, isHead }) => {
        const day = dayIn(await readTimeZone(), now());
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${kind.plural}-${day}.csv"`)
          .send(isHead ? Readable.from([]) : await exportItems(kind, query, user));
      },
    });
  }
}

const neighbour = z.int().nullable();

const assigneeSentence = 'assignee must be the id of a person, or none.';

const filter = z.object({
  status: z.enum(inboxStatuses, `status must be one of ${inboxStatuses.join(', ')}.`).optional(),
  search: z.string('search must be text.').trim().max(200, 'search can be at most 200 characters long.').optional(),
  assignee: z
    .string(assigneeSentence)
    .regex(/^(none|[1-9]\d{0,8})$/, assigneeSentence)
    .transform((person) => (person === 'none' ? null : Number(person)))
    .optional(),
  mail: z.enum(['failing'], 'mail must be failing.').optional(),
  follow_up: z.enum(['due'], 'follow_up must be due.').optional(),
});

/** The filter of a kind's list. */
function inboxFilter(kind: AnyInboxKind) {
  if (!kind.views) return filter;
  const names = Object.keys(viewLabels(kind));
  return filter.extend({ view: z.enum(names, `view must be one of ${names.join(', ')}.`).optional() });
}

/** A filter and a page. */
function inboxQuery(kind: AnyInboxKind) {
  return inboxFilter(kind).extend(pagingShape(ADMIN_PAGE_SIZE));
}
