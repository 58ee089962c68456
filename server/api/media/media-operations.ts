import { z } from 'zod';
import { contentTypes } from '../../../content/index.ts';
import { operation } from '../openapi/operation.ts';

const tag = 'Pictures';
const waitingAndFailed = z.object({ waiting: z.int(), failed: z.int() });

const areas = ['media', ...contentTypes.map(({ path }) => path)];

/** Which storage area a picture goes to: that of a content type, or the one of rich texts. */
export const pictureArea = z.object({
  area: z.enum(areas, `area must be one of ${areas.join(', ')}.`).default('media'),
});

export const addPicture = operation({
  tag,
  summary: 'Upload a picture, to be named by a record or a rich text that is saved within a day',
  query: pictureArea,
  form: z.object({ image: z.string().meta({ format: 'binary' }) }),
  answers: {
    201: z.object({
      data: z.object({ image: z.string(), image_width: z.int(), image_height: z.int() }),
      message: z.string(),
    }),
  },
});

export const pictureQueue = operation({
  tag,
  summary: 'How many pictures wait for their smaller sizes, by format',
  answers: { 200: z.object({ data: z.object({ webp: waitingAndFailed, avif: waitingAndFailed }) }) },
});
