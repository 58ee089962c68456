import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { may, type SignedInUser } from '../../../content/permissions.ts';
import type { Library } from '../../content/library/library.ts';
import { pictureChanges } from '../../content/library/picture-changes.ts';
import type { UsedPicture } from '../../content/library/replace-picture.ts';
import type { Place } from '../../content/uses/places.ts';
import type { Media } from '../../media/media.ts';
import { fieldErrors, type Missing, type Outcome } from '../../platform/outcome.ts';
import { place } from '../content/linked-from.ts';
import { dataOf } from '../content/type-route.ts';
import { withFormData } from '../content/uploaded-form.ts';
import { signedIn } from '../http/guard.ts';
import { idIn, type WithId } from '../http/id.ts';
import { pageResponse } from '../http/paging.ts';
import { sendFailure, sendInvalid, sendNotFound } from '../http/responses.ts';
import { messageResponse, operation } from '../openapi/operation.ts';
import { pageSchema } from '../openapi/page.ts';
import { FIELD, tag } from './media.ts';
import { picture, pictureQuery, readPicture, savedPicture } from './picture-schemas.ts';

const NAMED = 3; // places in a message
const FOREIGN = 'A draft of somebody else';

/** The library of pictures. */
export function libraryApi(
  scope: FastifyInstance,
  { library, media, publicUrl }: { library: Library; media: Media; publicUrl: string },
) {
  scope.get('/media', list, async (request, reply) => {
    const query = pictureQuery.safeParse(request.query);
    if (!query.success) return sendInvalid(reply, fieldErrors(query.error));
    const { page, per_page: perPage, ...filter } = query.data;
    return pageResponse(await library.list({ page, perPage, ...filter }), new URL(publicUrl + request.url));
  });

  scope.get<WithId>('/media/:id', read, async (request, reply) => {
    const picture = await library.read(idIn(request.params));
    if (!picture) return sendNotFound(reply);
    const { user } = signedIn(request);
    const locked = await library.refusal(picture.id, user);
    return { data: { ...picture, used_on: shownTo(user, picture.used_on), locked } };
  });

  scope.put<WithId>('/media/:id', change, async (request, reply) => {
    const outcome = await library.change(idIn(request.params), request.body, signedIn(request).user);
    return sendPicture(request, reply, outcome, 'Image Updated!');
  });

  scope.post<WithId>('/media/:id/replace', replace, async (request, reply) => {
    const outcome = await withFormData(request, media, [FIELD], async ({ pictures }) => {
      const file = pictures.get(FIELD);
      return file ? library.replace(idIn(request.params), file.path, signedIn(request).user) : null;
    });
    return outcome
      ? sendPicture(request, reply, outcome, 'Image Replaced!')
      : sendInvalid(reply, { [FIELD]: ['Image is required.'] });
  });

  scope.delete<WithId>('/media/:id', remove, async (request, reply) => {
    const outcome = await library.remove(idIn(request.params), signedIn(request).user);
    if ('usedOn' in outcome) return sendUsed(reply, shownTo(signedIn(request).user, outcome.usedOn));
    return outcome.ok ? { message: 'Image Deleted!' } : sendFailure(reply, outcome);
  });

  scope.post<WithId>('/media/:id/restore', restore, async (request, reply) => {
    const outcome = await library.restore(idIn(request.params), signedIn(request).user);
    return sendPicture(request, reply, outcome, 'Image Restored!');
  });
}

function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome<UsedPicture> | Missing,
  message: string,
) {
  if (!outcome.ok) return sendFailure(reply, outcome);
  const { used_on, ...picture } = outcome.value;
  return { data: { ...picture, used_on: shownTo(signedIn(request).user, used_on) }, message };
}

/** Hides title and author of drafts that somebody may not read. */
function shownTo(user: SignedInUser, places: Place[]): Place[] {
  return places.map(({ created_by, ...place }) =>
    created_by === undefined || may(user, 'write drafts', { created_by })
      ? place
      : { ...place, title: FOREIGN, key: null },
  );
}

function sendUsed(reply: FastifyReply, used_on: Place[]) {
  const titles = used_on.slice(0, NAMED).map(({ title }) => `“${title}”`);
  const more = used_on.length > NAMED ? ' and others' : '';
  const where = titles.length > 0 ? `${titles.join(', ')}${more}` : 'a shared preview';
  return reply.status(409).send({ message: `This picture is used in ${where}.`, used_on });
}

const permission = 'upload media' as const;

const list = operation({
  tag,
  summary: 'List the pictures of the library, the newest first',
  permission,
  query: pictureQuery,
  responses: { 200: pageSchema(picture) },
});

const read = operation({
  tag,
  summary: 'Read a picture, with the places that use it',
  permission,
  responses: { 200: dataOf(readPicture) },
});

const change = operation({
  tag,
  summary: 'Change the details of a picture',
  description: 'An omitted field keeps its value. The focal point is rounded to steps of 5 percent.',
  permission: 'change media',
  body: pictureChanges,
  responses: { 200: savedPicture },
});

const replace = operation({
  tag,
  summary: 'Replace the file of a picture wherever it is used; its former path redirects to the new one',
  permission: 'publish content',
  form: z.object({ image: z.string().meta({ format: 'binary' }) }),
  responses: { 200: savedPicture },
});

const remove = operation({
  tag,
  summary: 'Delete a picture that nothing uses; it can be restored for 30 days',
  permission: 'change media',
  responses: { 200: messageResponse, 409: messageResponse.extend({ used_on: z.array(place) }) },
});

const restore = operation({
  tag,
  summary: 'Restore a picture that was deleted',
  permission: 'change media',
  responses: { 200: savedPicture },
});
