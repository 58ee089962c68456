import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { may, type SignedInUser } from '../../../content/permissions.ts';
import { pictureSchema, shapes } from '../../content/library/list-pictures.ts';
import { pictureChanges } from '../../content/library/picture-changes.ts';
import type { UsedPicture } from '../../content/library/replace-picture.ts';
import { type Place, placeSchema } from '../../content/uses/places.ts';
import { type Missing, missing, type Outcome, refused } from '../../platform/outcome.ts';
import type { Services } from '../../services.ts';
import { withFormData } from '../content/uploaded-form.ts';
import { pageResponse, pagingShape } from '../http/paging.ts';
import { doneAs } from '../http/responses.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, messageResponse, pageSchema, savedOf } from '../openapi/operation.ts';
import { FIELD, pictureForm, tag } from './uploads.ts';

const PAGE_SIZE = 48;
const NAMED = 3; // places in a message
const FOREIGN = 'A draft of somebody else';

/** The library of pictures. */
export function libraryApi(
  scope: FastifyInstance,
  { library, media, publicUrl }: Pick<Services, 'library' | 'media' | 'publicUrl'>,
) {
  const route = routesIn(scope, { tag, permission: 'change media' });

  route('GET /media', {
    permission: 'upload media',
    summary: 'List the pictures of the library, the newest first',
    query: pictureQuery,
    answer: pageSchema(pictureSchema),
    handle: async ({ query: { per_page: perPage, ...filter }, request }) =>
      pageResponse(await library.list({ perPage, ...filter }), publicUrl + request.url),
  });

  route('GET /media/queue', {
    permission: 'upload media',
    summary: 'Count the pictures whose smaller sizes are still to be made, by format',
    answer: dataOf(z.object({ webp: counts, avif: counts })),
    handle: async () => ({ data: await media.queue() }),
  });

  route('GET /media/:id', {
    permission: 'upload media',
    summary: 'Read a picture, with the places that use it',
    answer: dataOf(readPicture),
    handle: async ({ id, user }) => {
      const picture = await library.read(id);
      if (!picture) return missing;
      const locked = await library.refusal(picture.id, user);
      return { data: { ...pictureFor(user, picture), locked } };
    },
  });

  route('PUT /media/:id', {
    summary: 'Change the details of a picture',
    description: 'An omitted field keeps its value. The focal point is rounded to steps of 5 percent.',
    body: pictureChanges,
    answer: savedOf(usedPicture),
    handle: async ({ id, user, body }) => savedPicture(user, await library.change(id, body, user), 'Image Updated!'),
  });

  route('POST /media/:id/replace', {
    permission: 'publish content',
    summary: 'Replace the file of a picture wherever it is used; its former path redirects to the new one',
    form: pictureForm,
    answer: savedOf(usedPicture),
    handle: async ({ id, user, request }) => {
      const outcome = await withFormData(request, media, [FIELD], async ({ pictures }) => {
        const file = pictures.get(FIELD);
        return file ? library.replace(id, file.path, user) : refused({ [FIELD]: ['Image is required.'] });
      });
      return savedPicture(user, outcome, 'Image Replaced!');
    },
  });

  route('DELETE /media/:id', {
    summary: 'Delete a picture that nothing uses; it can be restored for 30 days',
    responses: { 409: messageResponse.extend({ used_on: z.array(placeSchema) }) },
    handle: async ({ id, user, reply }) => {
      const outcome = await library.remove(id, user);
      if ('usedOn' in outcome) return sendUsed(reply, placesFor(user, outcome.usedOn));
      return doneAs(outcome, 'Image Deleted!');
    },
  });

  route('POST /media/:id/restore', {
    summary: 'Restore a picture that was deleted',
    answer: savedOf(usedPicture),
    handle: async ({ id, user }) => savedPicture(user, await library.restore(id, user), 'Image Restored!'),
  });
}

function savedPicture(user: SignedInUser, outcome: Outcome<UsedPicture> | Missing, message: string) {
  return outcome.ok ? { data: pictureFor(user, outcome.value), message } : outcome;
}

function pictureFor(user: SignedInUser, { used_on, ...picture }: UsedPicture) {
  return { ...picture, used_on: placesFor(user, used_on) };
}

/** Hides title and author of drafts that somebody may not read. */
function placesFor(user: SignedInUser, places: Place[]): Place[] {
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

const yes = (name: string) => z.literal('1', `${name} must be 1.`).transform(Boolean).optional();

const pictureQuery = z.object({
  ...pagingShape(PAGE_SIZE),
  search: z.string('search must be text.').max(200, 'search can be at most 200 characters long.').optional(),
  unused: yes('unused'),
  undescribed: yes('undescribed'),
  kind: z.enum(shapes, `kind must be ${shapes.join(', ')}.`).optional(),
});

const counts = z.object({ waiting: z.int(), failed: z.int() });

const usedPicture = pictureSchema.extend({ used_on: z.array(placeSchema).describe('Up to 50 places') });

/** A picture as somebody who is signed in reads it. */
const readPicture = usedPicture.extend({
  locked: z.string().nullable().describe('Why one may not change or delete it; null if one may'),
});
