import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type FileKind, fileKinds } from '../../../content/file-kinds.ts';
import { oneOf } from '../../../content/model/plain-kinds.ts';
import { may, type SignedInUser } from '../../../content/permissions.ts';
import { fileSchema, shapes } from '../../content/library/list-files.ts';
import { fileChanges } from '../../content/library/file-changes.ts';
import type { UsedFile } from '../../content/library/replace-file.ts';
import { type Place, placeSchema } from '../../content/uses/places.ts';
import { type Missing, missing, type Outcome } from '../../platform/outcome.ts';
import type { Services } from '../../services.ts';
import { MAX_BODY } from '../content/record-body.ts';
import { pageResponse, pagingShape } from '../http/paging.ts';
import { routesIn } from '../http/routes.ts';
import { dataOf, messageResponse, pageSchema, savedOf } from '../openapi/operation.ts';
import { kindList, messageOf, tag, uploadForm, withUpload } from './uploads.ts';

const PAGE_SIZE = 48;
const NAMED = 3; // places in a message
const FOREIGN = 'A draft of somebody else';

/** The library of files. */
export function libraryApi(
  scope: FastifyInstance,
  { library, media, publicUrl }: Pick<Services, 'library' | 'media' | 'publicUrl'>,
) {
  const route = routesIn(scope, { tag, permission: 'change media' });

  route('GET /media', {
    permission: 'upload media',
    summary: 'List the files of the library, the newest first',
    query: libraryQuery,
    answer: pageSchema(fileSchema),
    handle: async ({ query: { per_page: perPage, kind: kinds, ...filter }, request }) =>
      pageResponse(await library.list({ perPage, kinds, ...filter }), publicUrl + request.url),
  });

  route('GET /media/queue', {
    permission: 'upload media',
    summary: 'Count the pictures whose smaller sizes are still to be made, by format',
    answer: dataOf(z.object({ webp: counts, avif: counts })),
    handle: async () => ({ data: await media.queue() }),
  });

  route('GET /media/:id', {
    permission: 'upload media',
    summary: 'Read a file of the library, with the places that use it',
    answer: dataOf(readFile),
    handle: async ({ id, user }) => {
      const file = await library.read(id);
      if (!file) return missing;
      const locked = await library.refusal(file.id, user);
      return { data: { ...fileFor(user, file), locked } };
    },
  });

  route('PUT /media/:id', {
    summary: 'Change the details of a file',
    options: { bodyLimit: MAX_BODY },
    description: 'An omitted field keeps its value. The focal point is rounded to steps of 5 percent.',
    body: fileChanges,
    answer: savedOf(usedFile),
    handle: async ({ id, user, body }) => savedFile(user, await library.change(id, body, user), 'Updated'),
  });

  route('POST /media/:id/replace', {
    permission: 'publish content',
    summary: 'Replace a file by one of the same kind wherever it is used; its former path redirects to the new one',
    form: uploadForm,
    answer: savedOf(usedFile),
    handle: async ({ id, user, request }) => {
      const outcome = await withUpload(request, media, (upload) => library.replace(id, upload, user));
      return savedFile(user, outcome, 'Replaced');
    },
  });

  route('DELETE /media/:id', {
    summary: 'Delete a file that nothing uses; it can be restored for 30 days',
    responses: { 409: messageResponse.extend({ used_on: z.array(placeSchema) }) },
    handle: async ({ id, user, reply }) => {
      const outcome = await library.remove(id, user);
      if ('usedOn' in outcome) return sendUsed(reply, outcome.kind, placesFor(user, outcome.usedOn));
      return outcome.ok ? { message: messageOf(outcome.value.kind, 'Deleted') } : outcome;
    },
  });

  route('POST /media/:id/restore', {
    summary: 'Restore a file that was deleted',
    answer: savedOf(usedFile),
    handle: async ({ id, user }) => savedFile(user, await library.restore(id, user), 'Restored'),
  });
}

function savedFile(user: SignedInUser, outcome: Outcome<UsedFile> | Missing, verb: string) {
  if (!outcome.ok) return outcome;
  return { data: fileFor(user, outcome.value), message: messageOf(outcome.value.kind, verb) };
}

function fileFor(user: SignedInUser, { used_on, ...file }: UsedFile) {
  return { ...file, used_on: placesFor(user, used_on) };
}

/** Hides title and author of drafts that somebody may not read. */
function placesFor(user: SignedInUser, places: Place[]): Place[] {
  return places.map(({ begun, ...place }) =>
    !begun || may(user, 'write drafts', begun) ? place : { ...place, title: FOREIGN, key: null },
  );
}

function sendUsed(reply: FastifyReply, kind: FileKind, used_on: Place[]) {
  const titles = used_on.slice(0, NAMED).map(({ title }) => `“${title}”`);
  const more = used_on.length > NAMED ? ' and others' : '';
  const where = titles.length > 0 ? `${titles.join(', ')}${more}` : 'a shared preview';
  return reply
    .status(409)
    .send({ message: `This ${fileKinds[kind].label.one.toLowerCase()} is used in ${where}.`, used_on });
}

const yes = (name: string) => z.literal('1', `${name} must be 1.`).transform(Boolean).optional();

const libraryQuery = z.object({
  ...pagingShape(PAGE_SIZE),
  search: z.string('search must be text.').max(200, 'search can be at most 200 characters long.').optional(),
  unused: yes('unused'),
  undescribed: yes('undescribed'),
  kind: kindList.optional(),
  shape: z
    .enum(shapes, `shape must be ${oneOf(shapes)}.`)
    .optional()
    .describe('Of pictures and drawings'),
});

const counts = z.object({ waiting: z.int(), failed: z.int() });

const usedFile = fileSchema.extend({ used_on: z.array(placeSchema).describe('Up to 50 places') });

/** A file as somebody who is signed in reads it. */
const readFile = usedFile.extend({
  locked: z.string().nullable().describe('Why one may not change or delete it; null if one may'),
});
