import type { FastifyInstance } from 'fastify';
import type { ContentStore } from '../content/store.ts';
import type { Inbox } from '../leads/inbox.ts';
import { answerOutcome } from './answers.ts';
import { signedIn } from './guard.ts';
import { overviewOperations as operations } from './openapi/overview-operations.ts';

/** The calls of the dashboard: what is waiting, and the demonstration that may go. */
export function overviewApi(scope: FastifyInstance, { content, inbox }: { content: ContentStore; inbox: Inbox }) {
  scope.get('/overview', operations.overview, async () => {
    const [messages, counts] = await Promise.all([inbox.countNew(), content.overview()]);
    return { data: { messages, ...counts } };
  });

  scope.delete('/demonstration', operations.removeDemonstration, async (request, reply) => {
    const outcome = await content.removeDemonstration(signedIn(request).user);
    if (!outcome.ok) return answerOutcome(reply, outcome);
    return { message: `${outcome.value} records of the demonstration deleted.` };
  });

  scope.post('/demonstration/restore', operations.restoreDemonstration, async (request, reply) => {
    const outcome = await content.restoreDemonstration(signedIn(request).user);
    if (!outcome.ok) return answerOutcome(reply, outcome);
    return { message: `${outcome.value} records of the demonstration are back.` };
  });
}
