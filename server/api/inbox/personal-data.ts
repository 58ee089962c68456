import type { FastifyInstance } from 'fastify';
import { inWords, type PersonalData } from '../../leads/privacy/personal-data.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { sendInvalid } from '../http/responses.ts';
import { signedIn } from '../http/guard.ts';
import { personalDataOperations as operations } from './personal-data-operations.ts';
import { personWanted } from '../account/person-query.ts';

/** The calls for who asks what is kept of them, or to be forgotten. */
export function personalDataApi(scope: FastifyInstance, personalData: PersonalData) {
  scope.get('/personal-data', operations.handOver, async (request, reply) => {
    const wanted = personWanted.safeParse(request.query);
    if (!wanted.success) return sendInvalid(reply, fieldErrors(wanted.error));
    reply.header('content-disposition', 'attachment; filename="personal-data.json"');
    return { data: await personalData.handOver(wanted.data.email, signedIn(request).user) };
  });

  scope.get('/personal-data/extent', operations.extent, async ({ query }, reply) => {
    const wanted = personWanted.safeParse(query);
    if (!wanted.success) return sendInvalid(reply, fieldErrors(wanted.error));
    return { data: await personalData.extentOf(wanted.data.email) };
  });

  scope.delete('/personal-data', operations.erase, async (request, reply) => {
    const wanted = personWanted.safeParse(request.query);
    if (!wanted.success) return sendInvalid(reply, fieldErrors(wanted.error));
    const extent = await personalData.erase(wanted.data.email, signedIn(request).user);
    return { message: `Erased ${inWords(extent)}.` };
  });
}
