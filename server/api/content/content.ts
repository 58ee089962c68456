import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { blog } from '../../../content/types/blog.ts';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ContentStore } from '../../content/content-store.ts';
import type { Media } from '../../media/media.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { sendFailure, sendSaved, sendInvalid, sendNotFound } from '../http/responses.ts';
import { signedIn } from '../http/guard.ts';
import { isUpdate } from '../http/method-override.ts';
import { blogTitles, contentOperations } from './content-operations.ts';
import { pageResponse } from '../http/paging.ts';
import { listQuery, wantedBy } from './list-query.ts';
import { type Keyed, onRecord } from './on-record.ts';
import { withSentRecord } from './record-body.ts';

const LARGEST_BODY = 2 * 1024 * 1024; // bytes: a few rich texts at their limit

export interface ContentApi {
  content: ContentStore;
  media: Media;
  publicUrl: string;
}

/** The calls with which administrators manage content: one set of routes for every type. */
export function contentApi(scope: FastifyInstance, { content, media, publicUrl }: ContentApi) {
  scope.get('/headings/blog', blogTitles, async () => ({ data: await content.titles(blog) }));

  for (const type of contentTypes) {
    const path = `/${type.path}`;
    const one = `${path}/:key`;
    const operations = contentOperations(type);
    const { created, updated, deleted } = type.messages as ContentType['messages'];
    const update = onRecord(type, content.idOf, (id, request, reply) =>
      answerUpdate(type, id, request, reply, updated),
    );

    scope.get(path, operations.list, (request, reply) => answerList(type, request, reply));
    scope.get(
      one,
      operations.read,
      onRecord(type, content.idOf, (id, _request, reply) => answerRecord(type, id, reply)),
    );
    const updating = { bodyLimit: LARGEST_BODY, config: { updates: true } } as const;
    scope.put(one, { ...operations.update, ...updating }, update);
    scope.post(one, { ...operations.updateByForm, ...updating }, update);
    if (created) {
      const options = { ...operations.create, bodyLimit: LARGEST_BODY };
      scope.post(path, options, (request, reply) => answerCreate(type, request, reply, created));
    }
    if (deleted) {
      const remove = onRecord(type, content.idOf, async (id, request, reply) => {
        const outcome = await content.remove(type, id, signedIn(request).user);
        return outcome.ok ? { message: deleted } : sendFailure(reply, outcome);
      });
      scope.delete(one, operations.remove, remove);
    }
  }

  async function answerList(type: ContentType, { url, query }: FastifyRequest, reply: FastifyReply) {
    if (type.single) return { data: await content.readSingle(type) };
    if (type.name === teamMember.name) return { data: await content.all(type) }; // The dropdown of authors shows them all.
    const wanted = listQuery(type).safeParse(query);
    if (!wanted.success) return sendInvalid(reply, fieldErrors(wanted.error));
    return pageResponse(await content.list(type, wantedBy(type, wanted.data)), new URL(publicUrl + url));
  }

  /** A team member stands unwrapped, as clients of the first hour expect it. */
  async function answerRecord(type: ContentType, id: number, reply: FastifyReply) {
    const record = await content.read(type, id);
    if (!record) return sendNotFound(reply);
    return type.name === teamMember.name ? record : { data: record };
  }

  async function answerCreate(type: ContentType, request: FastifyRequest, reply: FastifyReply, message: string) {
    const { user } = signedIn(request);
    const outcome = await withSentRecord({ request, media, type, as: 'new' }, (sent) =>
      content.create(type, sent, user),
    );
    return outcome.ok ? reply.status(201).send({ data: outcome.value, message }) : sendFailure(reply, outcome);
  }

  async function answerUpdate(
    type: ContentType,
    id: number,
    request: FastifyRequest<Keyed>,
    reply: FastifyReply,
    message: string,
  ) {
    const { user } = signedIn(request);
    const outcome = await withSentRecord({ request, media, type, as: 'changes' }, async (sent) =>
      isUpdate(request, sent) ? content.update(type, id, sent, user) : null,
    );
    if (!outcome) return notByThisMethod(reply);
    return sendSaved(reply, outcome, message);
  }
}

function notByThisMethod(reply: FastifyReply) {
  const message = 'A form that updates says _method=put.';
  return reply.status(405).header('allow', 'GET, PUT, DELETE').send({ message });
}
