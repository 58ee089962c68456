import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { permissionToDraft } from '../../../content/permissions.ts';
import type { Library } from '../../content/library/library.ts';
import { nameOf } from '../../content/library/picture-changes.ts';
import type { Media } from '../../media/media.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { withFormData } from '../content/uploaded-form.ts';
import { requirePermission, signedIn } from '../http/guard.ts';
import { sendInvalid } from '../http/responses.ts';
import { operation } from '../openapi/operation.ts';

export const tag = 'Pictures';
export const FIELD = 'image';
const MISSING = { ok: false, sentence: 'is required.' } as const;

/** Pictures that are uploaded before the record or the rich text that shows them is saved. */
export function mediaApi(scope: FastifyInstance, { media, library }: { media: Media; library: Library }) {
  scope.post('/media', upload, async (request, reply) => {
    const query = uploadQuery.safeParse(request.query);
    if (!query.success) return sendInvalid(reply, fieldErrors(query.error));
    const type = contentTypes.find(({ path }) => path === query.data.area);
    if (type) requirePermission(request, permissionToDraft(type));
    const added = await withFormData(request, media, [FIELD], async ({ pictures }) => {
      const file = pictures.get(FIELD);
      if (!file) return MISSING;
      const about = { ...query.data, name: nameOf(file.filename), created_by: signedIn(request).user.id };
      return library.add(file.path, about);
    });
    if (!added.ok) return sendInvalid(reply, { [FIELD]: [`Image ${added.sentence}`] });
    const { id, image, image_width, image_height, alt, outcome } = added.value;
    const data = { id, image, image_width, image_height, alt };
    return reply.status(outcome === 'added' ? 201 : 200).send({ data, message: messages[outcome] });
  });

  scope.get('/media/queue', queue, async () => ({ data: await media.queue() }));
}

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
    .transform((kept) => kept === '1')
    .describe('Kept even if nothing uses it'),
});

const uploaded = z.object({
  data: z.object({
    id: z.int(),
    image: z.string(),
    image_width: z.int(),
    image_height: z.int(),
    alt: z.string().nullable(),
  }),
  message: z.string(),
});

const permission = 'upload media';

const upload = operation({
  tag,
  permission,
  summary: 'Upload a picture; it is deleted after a day unless a record or rich text shows it by then',
  description: 'A file that was uploaded before is not added again; if the stored one is damaged, it is replaced.',
  query: uploadQuery,
  form: z.object({ image: z.string().meta({ format: 'binary' }) }),
  responses: {
    200: uploaded,
    201: uploaded,
  },
});

const counts = z.object({ waiting: z.int(), failed: z.int() });

const queue = operation({
  tag,
  permission,
  summary: 'Count the pictures whose smaller sizes are still to be made, by format',
  responses: { 200: z.object({ data: z.object({ webp: counts, avif: counts }) }) },
});
