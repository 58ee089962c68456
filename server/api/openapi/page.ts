import { z } from 'zod';
import { named } from './schemas.ts';

const address = z.string().nullable();

const links = named('Links', z.object({ first: address, last: address, prev: address, next: address }));

const meta = named(
  'Meta',
  z.object({
    current_page: z.int(),
    from: z.int().nullable(),
    last_page: z.int(),
    links: z.array(z.object({ url: address, label: z.string(), active: z.boolean() })),
    path: z.string(),
    per_page: z.int(),
    to: z.int().nullable(),
    total: z.int(),
  }),
);

/** Returns the schema of a response with one page of a list. */
export function pageSchema(record: z.ZodType) {
  return z.object({ data: z.array(record), links, meta });
}
