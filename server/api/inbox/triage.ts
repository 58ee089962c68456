import { pipeline, Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Triage } from '../../leads/inbox/triage.ts';
import type { Clock } from '../../platform/clock.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { sendFailure, sendInvalid, sendNotFound } from '../http/responses.ts';
import { signedIn } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';
import { inboxFilter } from './inbox-query.ts';
import { leadTable } from './lead-csv.ts';
import { triageOperations } from './triage-operations.ts';

const boxes = [
  { path: '/contact-messages', kind: 'contact_message', label: { one: 'Message', many: 'Messages' } },
  { path: '/meetings', kind: 'meeting', label: { one: 'Meeting', many: 'Meetings' } },
] as const;

/** The calls on many messages or meetings: changed at once, one after the other, and all of them as a table. */
export function triageApi(scope: FastifyInstance, { triage, timeZone, now }: TriageApi) {
  for (const { path, kind, label } of boxes) {
    const operations = triageOperations[kind];

    scope.put(path, operations.updateMany, async (request, reply) => {
      const outcome = await triage.updateMany(kind, request.body, signedIn(request).user);
      if (!outcome.ok) return sendFailure(reply, outcome);
      return { message: `${outcome.value} ${outcome.value === 1 ? label.one : label.many} Updated!` };
    });

    scope.get<WithId>(`${path}/:id/neighbours`, operations.neighbours, async ({ params, query }, reply) => {
      const filter = inboxFilter.safeParse(query);
      if (!filter.success) return sendInvalid(reply, fieldErrors(filter.error));
      const neighbours = await triage.neighbours(kind, idIn(params), filter.data);
      return neighbours ? { data: neighbours } : sendNotFound(reply);
    });

    // Asking for its head alone would read and log all of it.
    scope.get(`${path}/export`, { ...operations.export, exposeHeadRoute: false }, async (request, reply) => {
      const filter = inboxFilter.safeParse(request.query);
      if (!filter.success) return sendInvalid(reply, fieldErrors(filter.error));
      await triage.noteExport(label.many, signedIn(request).user);
      const day = now().toLocaleDateString('sv', { timeZone });
      const table = leadTable(kind);
      // Whoever reads the table is told by its end that something failed.
      pipeline(Readable.from(triage.readAll(kind, filter.data)), table, () => {});
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${label.many.toLowerCase()}-${day}.csv"`)
        .send(table);
    });
  }
}

interface TriageApi {
  triage: Triage;
  timeZone: string;
  now: Clock;
}
