import { z } from 'zod';
import { shapes } from '../../content/library/list-pictures.ts';
import { place } from '../content/linked-from.ts';
import { pagingShape } from '../http/paging.ts';

const PAGE_SIZE = 48;

const yes = (name: string) => z.literal('1', `${name} must be 1.`).transform(Boolean).optional();

/** Which pictures of the library are listed. */
export const pictureQuery = z.object({
  ...pagingShape(PAGE_SIZE),
  search: z.string('search must be text.').max(200, 'search can be at most 200 characters long.').optional(),
  unused: yes('unused'),
  undescribed: yes('undescribed'),
  kind: z.enum(shapes, `kind must be ${shapes.join(', ')}.`).optional(),
});

/** A picture of the library, as responses hold it. */
export const picture = z.object({
  id: z.int(),
  image: z.string(),
  image_width: z.int(),
  image_height: z.int(),
  thumbnail: z.string().describe('A small variant, once it exists'),
  name: z.string(),
  alt: z.string().nullable(),
  credit: z.string().nullable(),
  focal_x: z.int().describe('In percent'),
  focal_y: z.int().describe('In percent'),
  size: z.int().nullable().describe('In bytes'),
  kept: z.boolean().describe('Kept even if nothing uses it'),
  created_at: z.iso.datetime(),
});

/** A picture with the places that use it. */
export const usedPicture = picture.extend({ used_on: z.array(place).describe('Up to 50 places') });

/** A picture as somebody who is signed in reads it. */
export const readPicture = usedPicture.extend({
  locked: z.string().nullable().describe('Why one may not change or delete it; null if one may'),
});
