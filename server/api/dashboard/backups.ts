import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { API } from '../../../content/public-calls.ts';
import type { Services } from '../../services.ts';
import { sessionIn } from '../http/guard.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf } from '../openapi/operation.ts';

const tag = 'Backups';

/** Makes the links by which owners download backups. */
export function backupsApi(scope: FastifyInstance, { downloads }: Pick<Services, 'downloads'>) {
  routesIn(scope, { tag, permission: 'run the site' })('POST /backups', {
    isConfirmed: true,
    summary: 'Make a link by which a browser downloads a backup',
    description:
      'It works once, within a minute, and only while you are signed in. Refused while another backup is being downloaded, or where the disk has no room.',
    status: 201,
    answer: dataOf(z.object({ path: z.string(), expires_at: z.iso.datetime() })),
    handle: async ({ request }) => {
      const outcome = await downloads.offer(sessionIn(request).sessionId);
      if (!outcome.ok) return outcome;
      const { token, expires_at } = outcome.value;
      return { data: { path: `${API}/backups/${token}`, expires_at } };
    },
  });
}

/** Sends backups to browsers, whose downloads carry no token of a session. */
export function backupDownloadApi(scope: FastifyInstance, { downloads }: Pick<Services, 'downloads'>) {
  routesIn(scope, { tag })('GET /backups/:token', {
    summary: 'Download a backup by its link, which is used by that',
    file: { type: TYPE, description: 'The archive. It is being made meanwhile, so its length is not known.' },
    handle: async ({ params, reply, isHead }) => {
      reply.header('cache-control', 'no-store');
      const opening = { isHead, left: leaving(reply) };
      const outcome = await downloads.open(params['token'] ?? '', opening);
      if (!outcome.ok) return outcome;
      const { name, stream } = outcome.value;
      return reply
        .type(TYPE)
        .headers({ 'content-disposition': `attachment; filename="${name}"`, 'accept-ranges': 'none' })
        .send(stream);
    },
  });
}

function leaving({ raw: response }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}

const TYPE = 'application/octet-stream';
