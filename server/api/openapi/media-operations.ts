import { z } from 'zod';
import { operation } from './operation.ts';

const tag = 'Pictures';
const waitingAndFailed = z.object({ waiting: z.int(), failed: z.int() });

export const addPicture = operation({
  tag,
  summary: 'Upload a picture for a rich text',
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
