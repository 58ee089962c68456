import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { toDraft } from '../../../content/permissions.ts';
import type { Media } from '../../media/media.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { withFormData } from '../content/uploaded-form.ts';
import { requirePermission } from '../http/guard.ts';
import { sendInvalid } from '../http/responses.ts';
import { operation } from '../openapi/operation.ts';

const tag = 'Pictures';
const FIELD = 'image';
const MISSING = { ok: false, sentence: 'is required.' } as const;

/** Pictures that are uploaded before the record or the rich text that shows them is saved. */
export function mediaApi(scope: FastifyInstance, media: Media) {
  scope.post('/media', upload, async (request, reply) => {
    const query = uploadQuery.safeParse(request.query);
    if (!query.success) return sendInvalid(reply, fieldErrors(query.error));
    const type = contentTypes.find(({ path }) => path === query.data.area);
    if (type) requirePermission(request, toDraft(type));
    const added = await withFormData(request, media, [FIELD], async ({ pictures }) => {
      const file = pictures.get(FIELD);
      return file ? media.add(query.data.area, file) : MISSING;
    });
    if (!added.ok) return sendInvalid(reply, { [FIELD]: [`Image ${added.sentence}`] });
    const { path, width, height } = added.value;
    const data = { image: path, image_width: width, image_height: height };
    return reply.status(201).send({ data, message: 'Image Uploaded!' });
  });

  scope.get('/media/queue', queue, async () => ({ data: await media.queue() }));
}

/** Storage areas: one for each content type, and one for the pictures of rich texts. */
const areas = ['media', ...contentTypes.map(({ path }) => path)];

const uploadQuery = z.object({
  area: z.enum(areas, `area must be one of ${areas.join(', ')}.`).default('media'),
});

const permission = 'upload media';

const upload = operation({
  tag,
  permission,
  summary: 'Upload a picture; it is deleted after a day unless a record or rich text shows it by then',
  query: uploadQuery,
  form: z.object({ image: z.string().meta({ format: 'binary' }) }),
  responses: {
    201: z.object({
      data: z.object({ image: z.string(), image_width: z.int(), image_height: z.int() }),
      message: z.string(),
    }),
  },
});

const counts = z.object({ waiting: z.int(), failed: z.int() });

const queue = operation({
  tag,
  permission,
  summary: 'Count the pictures whose smaller sizes are still to be made, by format',
  responses: { 200: z.object({ data: z.object({ webp: counts, avif: counts }) }) },
});
