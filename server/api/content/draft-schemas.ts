import { z } from 'zod';
import { childrenSchema } from '../../content/drafts/draft-children.ts';
import { named } from '../openapi/schemas.ts';

const summary = {
  id: z.int(),
  type: z.string(),
  key: z.string().nullable(),
  title: z.string(),
  version: z.int(),
  base_version: z.int().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  updated_by: z.string(),
};

export const listedDraft = named(
  'ListedDraft',
  z.object({
    ...summary,
    approved_version: z.int().nullable().describe('The version that someone approved through a link'),
  }),
);

export const draft = named(
  'Draft',
  z.object({
    ...summary,
    fields: z.looseObject({}),
    children: childrenSchema,
    conflicts: z.array(z.string()),
  }),
);

export const savedDraft = z.object({ data: draft, message: z.string() });

export const difference = named(
  'Difference',
  z.object({
    field: z.string(),
    label: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    html: z
      .string()
      .optional()
      .describe(
        'For text, related records and fields with parts: the later value, with additions in ins and removals in del',
      ),
  }),
);
