import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { permissionToDraft } from '../../../content/permissions.ts';
import { pictureSchema } from '../../content/library/list-pictures.ts';
import { nameOf } from '../../content/library/picture-changes.ts';
import { refused } from '../../platform/outcome.ts';
import type { Services } from '../../services.ts';
import { withFormData } from '../content/uploaded-form.ts';
import { requirePermission } from '../http/guard.ts';
import { routesIn } from '../http/routes.ts';
import { savedOf } from '../openapi/operation.ts';

export const tag = 'Pictures';
export const FIELD = 'image';
const MISSING = { ok: false, sentence: 'is required.' } as const;

/** Pictures that are uploaded before the record or the rich text that shows them is saved. */
export function uploadsApi(scope: FastifyInstance, { media, library }: Pick<Services, 'media' | 'library'>) {
  const route = routesIn(scope, { tag, permission: 'upload media' });

  route('POST /media', {
    summary: 'Upload a picture; it is deleted after a day unless a record or rich text shows it by then',
    description: 'A file that was uploaded before is not added again; if the stored one is damaged, it is replaced.',
    query: uploadQuery,
    form: pictureForm,
    status: 201,
    answer: uploaded,
    responses: { 200: uploaded },
    handle: async ({ query, user, request, reply }) => {
      const type = contentTypes.find(({ path }) => path === query.area);
      if (type) requirePermission(request, permissionToDraft(type));
      const added = await withFormData(request, media, [FIELD], async ({ pictures }) => {
        const file = pictures.get(FIELD);
        if (!file) return MISSING;
        const about = { ...query, name: nameOf(file.filename), created_by: user.id };
        return library.add(file.path, about);
      });
      if (!added.ok) return refused({ [FIELD]: [`Image ${added.sentence}`] });
      const { id, image, image_width, image_height, alt, outcome } = added.value;
      const data = { id, image, image_width, image_height, alt };
      return reply.status(outcome === 'added' ? 201 : 200).send({ data, message: messages[outcome] });
    },
  });
}

/** A picture in a form. */
export const pictureForm = z.object({ image: z.string().meta({ format: 'binary' }) });

const messages = {
  added: 'Image Uploaded!',
  known: 'This picture is already in the library.',
  mended: 'This picture is already in the library. Its file was damaged, and has been replaced by this one.',
};

/** Storage areas: one for each content type, and one for the pictures of rich texts. */
const areas = ['media', ...contentTypes.map(({ path }) => path)];

const uploadQuery = z.object({
  area: z.enum(areas, `area must be one of ${areas.join(', ')}.`).default('media'),
  kept: z
    .literal('1', 'kept must be 1.')
    .optional()
    .transform((flag) => flag === '1')
    .describe('Kept even if nothing uses it'),
});

const uploaded = savedOf(
  pictureSchema.pick({ id: true, image: true, image_width: true, image_height: true, alt: true }),
);
