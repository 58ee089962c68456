import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type FileKind, fileKinds, kindNames } from '../../../content/file-kinds.ts';
import { contentTypes } from '../../../content/index.ts';
import { oneOf } from '../../../content/model/plain-kinds.ts';
import { permissionToDraft } from '../../../content/permissions.ts';
import { nameOf } from '../../content/library/file-changes.ts';
import { fileSchema } from '../../content/library/list-files.ts';
import { refuseUpload, type Upload } from '../../content/library/upload.ts';
import type { Media } from '../../media/media.ts';
import type { Services } from '../../services.ts';
import { withFormData } from '../content/uploaded-form.ts';
import { requirePermission } from '../http/guard.ts';
import { routesIn } from '../http/routes.ts';
import { savedOf } from '../openapi/operation.ts';

export const tag = 'Media';

/** The fields of a form that may hold the file, with their labels. */
const fields = { image: 'Image', file: 'File' };

/** Files that are uploaded before the record or the rich text that uses them is saved. */
export function uploadsApi(scope: FastifyInstance, { media, library }: Pick<Services, 'media' | 'library'>) {
  const route = routesIn(scope, { tag, permission: 'upload media' });

  route('POST /media', {
    summary: 'Upload a file; it is deleted after a day unless a record or rich text uses it by then',
    description:
      'Its content says of which kind it is. A file that was uploaded before is not added again; if the stored one is damaged, it is replaced.',
    query: uploadQuery,
    form: uploadForm,
    status: 201,
    answer: uploaded,
    responses: { 200: uploaded },
    handle: async ({ query: { kind: kinds = kindNames, ...query }, user, request, reply }) => {
      const type = contentTypes.find(({ path }) => path === query.area);
      if (type) requirePermission(request, permissionToDraft(type));
      const added = await withUpload(request, media, (upload) =>
        library.add(upload, { ...query, kinds, name: nameOf(upload.filename), created_by: user.id }),
      );
      if (!added.ok) return added;
      const { id, kind, file, image, image_width, image_height, alt, outcome } = added.value;
      const data = { id, kind, file, image, image_width, image_height, alt };
      return reply.status(outcome === 'added' ? 201 : 200).send({ data, message: messages[outcome](kind) });
    },
  });
}

/** Passes the file of a form to `use`, or refuses a form that has none. */
export function withUpload<Value, Failure extends { ok: false }>(
  request: FastifyRequest,
  media: Media,
  use: (upload: Upload & { filename: string }) => Promise<{ ok: true; value: Value } | Failure>,
) {
  return withFormData(request, media, { names: Object.keys(fields), kinds: kindNames }, async ({ files }) => {
    for (const [name, label] of Object.entries(fields)) {
      const file = files.get(name);
      if (file) return use({ ...file, field: { name, label } });
    }
    return refuseUpload({ field: { name: 'image', label: fields.image } }, 'is required.');
  });
}

/** A file in a form, in either field. */
export const uploadForm = z.object({
  file: z.string().meta({ format: 'binary' }).optional(),
  image: z.string().meta({ format: 'binary' }).optional(),
});

/** Returns the message that something was done with a file, such as “Image Uploaded!”. */
export function messageOf(kind: FileKind, verb: string): string {
  return `${fileKinds[kind].inMessages} ${verb}!`;
}

const messages = {
  added: (kind: FileKind) => messageOf(kind, 'Uploaded'),
  known: (kind: FileKind) => `This ${fileKinds[kind].label.one.toLowerCase()} is already in the library.`,
  mended: (kind: FileKind) => `${messages.known(kind)} Its file was damaged, and has been replaced by this one.`,
};

/** Storage areas: one for each content type, and one for the files of rich texts. */
const areas = ['media', ...contentTypes.map(({ path }) => path)];

const NO_KINDS = `kind must be ${oneOf(kindNames)}, or several of them with commas.`;

/** Some kinds of files, separated by commas. */
export const kindList = z
  .string(NO_KINDS)
  .refine((list) => list.split(',').every(isKind), NO_KINDS)
  .transform((list) => list.split(',').filter(isKind))
  .describe(`Only ${oneOf(kindNames)}, or several of them with commas`);

function isKind(name: string): name is FileKind {
  return kindNames.some((kind) => kind === name);
}

const uploadQuery = z.object({
  area: z.enum(areas, `area must be one of ${areas.join(', ')}.`).default('media'),
  kind: kindList.optional(),
  kept: z
    .literal('1', 'kept must be 1.')
    .optional()
    .transform((flag) => flag === '1')
    .describe('Kept even if nothing uses it'),
});

const uploaded = savedOf(
  fileSchema.pick({
    id: true,
    kind: true,
    file: true,
    image: true,
    image_width: true,
    image_height: true,
    alt: true,
  }),
);
