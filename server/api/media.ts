import type { FastifyInstance } from 'fastify';
import type { Media } from '../media/media.ts';
import { invalid } from './answers.ts';
import { addPicture, pictureQueue } from './openapi/media-operations.ts';
import { withSent } from './sent.ts';

const FIELD = 'image';
const AREA = 'media';
const MISSING = { ok: false, sentence: 'is required.' } as const;

/** The calls on pictures that belong to no record: those in rich text, and the queue of sizes to be made. */
export function mediaApi(scope: FastifyInstance, media: Media) {
  scope.post('/media', addPicture, async (request, reply) => {
    const added = await withSent(request, media, [FIELD], async ({ pictures }) => {
      const file = pictures.get(FIELD);
      return file ? media.add(AREA, file) : MISSING;
    });
    if (!added.ok) return invalid(reply, { [FIELD]: [`Image ${added.sentence}`] });
    const { path, width, height } = added.value;
    const data = { image: path, image_width: width, image_height: height };
    return reply.status(201).send({ data, message: 'Image Uploaded!' });
  });

  scope.get('/media/queue', pictureQueue, async () => ({ data: await media.queue() }));
}
