import type { FastifyInstance } from 'fastify';
import type { Media } from '../media/media.ts';
import { fieldErrors } from '../platform/outcome.ts';
import { invalid } from './answers.ts';
import { addPicture, pictureArea, pictureQueue } from './openapi/media-operations.ts';
import { withSent } from './sent.ts';

const FIELD = 'image';

/** The calls on pictures: those that are uploaded before the record or the rich text they belong to is saved. */
export function mediaApi(scope: FastifyInstance, media: Media) {
  scope.post('/media', addPicture, (request, reply) =>
    withSent(request, media, [FIELD], async ({ pictures: [picture] }) => {
      const area = pictureArea.safeParse(request.query);
      if (!area.success) return invalid(reply, fieldErrors(area.error));
      if (!picture) return invalid(reply, { [FIELD]: ['Image is required.'] });
      const added = await media.add(area.data.area, picture.file);
      if (!added.ok) return invalid(reply, { [FIELD]: [`Image ${added.sentence}`] });
      const { path, width, height } = added.value;
      const data = { image: path, image_width: width, image_height: height };
      return reply.status(201).send({ data, message: 'Image Uploaded!' });
    }),
  );

  scope.get('/media/queue', pictureQueue, async () => ({ data: await media.queue() }));
}
