import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { unread } from '../../platform/http/responses/head-as-get.ts';
import { missing } from '../../platform/outcome.ts';
import type { Services } from '../../services.ts';
import { dataOrMissing } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';
import { downloadHeaders } from './download-headers.ts';

/** What visitors answered by email, as a whole. */
export function answersApi(scope: FastifyInstance, { answers }: Pick<Services, 'answers'>) {
  const route = routesIn(scope, { tag: 'Inbox', permission: 'read leads', prefix: '/answers' });

  route('GET /:id', {
    summary: 'Read an answer as a whole, with the headers that matter',
    answer: dataOf(wholeAnswer),
    handle: async ({ id }) => dataOrMissing(await answers.readWhole(id)),
  });

  route('GET /:id/attachments/:number', {
    summary: 'Download a file of an answer, numbered from 0',
    file: { type: '*/*', description: 'As it was sent. A browser saves it, and shows it nowhere.' },
    handle: async ({ id, params, user, reply, isHead }) => {
      const file = await answers.openFile(id, { number: Number(params['number']), by: isHead ? null : user });
      if (!file) return missing;
      return reply.headers(downloadHeaders(file)).send(isHead ? unread(file.stream) : file.stream);
    },
  });
}

const wholeAnswer = z.object({
  id: z.int(),
  subject: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  text: z.string().meta({ description: 'With what is quoted. HTML is never in it.' }),
  received_at: z.iso.datetime(),
});
