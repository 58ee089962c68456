import type { FastifyInstance } from 'fastify';
import type { Media } from '../../media/media.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import { invalid } from '../http/responses.ts';
import { addPicture, pictureArea, pictureQueue } from './media-operations.ts';
import { withSent } from '../content/uploaded-form.ts';

const FIELD = 'image';
const MISSING = { ok: false, sentence: 'is required.' } as const;

/** The calls on pictures: those that are uploaded before the record or the rich text they belong to is saved. */
export function mediaApi(scope: FastifyInstance, media: Media) {
  scope.post('/media', addPicture, async (request, reply) => {
    const wanted = pictureArea.safeParse(request.query);
    if (!wanted.success) return invalid(reply, fieldErrors(wanted.error));
    const added = await withSent(request, media, [FIELD], async ({ pictures }) => {
      const file = pictures.get(FIELD);
      return file ? media.add(wanted.data.area, file) : MISSING;
    });
    if (!added.ok) return invalid(reply, { [FIELD]: [`Image ${added.sentence}`] });
    const { path, width, height } = added.value;
    const data = { image: path, image_width: width, image_height: height };
    return reply.status(201).send({ data, message: 'Image Uploaded!' });
  });

  scope.get('/media/queue', pictureQueue, async () => ({ data: await media.queue() }));
}
