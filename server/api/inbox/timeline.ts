import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type AnyInboxKind, inboxKinds, inboxStatuses } from '../../../content/inbox/inbox-kinds.ts';
import { replyStatuses } from '../../leads/replies/reply-state.ts';
import { timelineKinds } from '../../leads/timeline/timeline.ts';
import type { Services } from '../../services.ts';
import { dataOrMissing } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';

/** What happened to the items of each kind, and what else the same people have sent. */
export function timelineApi(scope: FastifyInstance, { timeline }: Pick<Services, 'timeline'>) {
  for (const kind of inboxKinds as readonly AnyInboxKind[]) {
    const route = routesIn(scope, { tag: 'Inbox', permission: 'read leads', prefix: `/${kind.path}/:id` });

    route('GET /timeline', {
      summary: `Return everything that happened to a ${kind.noun.one}, oldest first`,
      answer: dataOf(z.array(entry)),
      handle: async ({ id }) => dataOrMissing(await timeline.read(kind, id)),
    });

    route('GET /same-person', {
      summary: `Return what else was sent from the address of a ${kind.noun.one}, newest first, up to 50`,
      answer: dataOf(z.array(samePersonItem)),
      handle: async ({ id }) => dataOrMissing(await timeline.readSamePerson(kind, id)),
    });
  }
}

const text = z.string();
const time = z.iso.datetime();

const entry = z.object({
  at: time,
  kind: z.enum(timelineKinds),
  by: text.nullable().meta({ description: 'The name of whoever did it; null for the server.' }),
  value: text.meta({ description: 'What was said, or the new value; of an email, its kind.' }),
  id: z.int().optional().meta({ description: 'Of a reply or an answer.' }),
  state: z.enum(replyStatuses).optional().meta({ description: 'How far an email or a reply is.' }),
});

const samePersonItem = z.object({
  kind: z.enum(inboxKinds.map(({ plural }) => plural)),
  id: z.int(),
  reference: text,
  name: text,
  status: z.enum(inboxStatuses),
  text,
  created_at: time,
});
