import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { presentSchema } from '../../content/presence/presence.ts';
import { replyStatuses } from '../../leads/replies/reply-state.ts';
import { missing } from '../../platform/outcome.ts';
import type { Services } from '../../services.ts';
import { sessionIn } from '../http/guard.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';

/** Who has the same item open, who of them is writing a reply, and how far the item has come. */
export function itemPresenceApi(scope: FastifyInstance, { presence, replies }: Pick<Services, 'presence' | 'replies'>) {
  const route = routesIn(scope, { tag: 'Inbox', permission: 'work on leads' });
  for (const kind of inboxKinds as readonly AnyInboxKind[])
    route(`POST /${kind.path}/:id/presence`, {
      summary: `Report that you have a ${kind.noun.one} open, and see who else does`,
      description: 'Repeat it every 15 seconds. It does not keep a session open.',
      answer: dataOf(z.array(present)).extend({ progress }),
      isForPeople: true,
      options: { config: { isAutomatic: true } },
      handle: async ({ id, request }) => {
        const read = await replies.readProgress(kind, id);
        if (!read) return missing;
        const { writing, ...progress } = read;
        const colleagues = await presence.report({ kind: kind.name, id }, sessionIn(request));
        return {
          data: colleagues.map((colleague) => ({ ...colleague, is_writing: writing.includes(colleague.user_id) })),
          progress,
        };
      },
    });
}

const present = presentSchema.extend({
  is_writing: z.boolean().meta({ description: 'Whether they have typed some of a reply in the last minute.' }),
});

const progress = z
  .object({
    version: z.int(),
    replies: z.array(z.object({ id: z.int(), status: z.enum(replyStatuses), failure: z.string().nullable() })),
    answers: z.array(z.int()),
  })
  .meta({ description: 'How far it has come: its version, its replies and the ids of the answers, oldest first.' });
