import { z } from 'zod';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Values } from '../../../content/model/values.ts';
import { done, type Outcome, refused } from '../../platform/outcome.ts';
import type { ContentDatabase } from '../tables.ts';
import { childrenSchema, keptChildren } from './draft-children.ts';
import { draftValues } from './draft-values.ts';

/** The input of a draft. */
export const draftInput = z.object(
  {
    version: z
      .int('Version must be a whole number.')
      .optional()
      .describe('The version of the draft. A stale one is a conflict'),
    base_version: z
      .int32('Base version must be a whole number.')
      .optional()
      .describe('The version of the record that is being changed. A new draft is based on the current one by default'),
    fields: z
      .looseObject({}, 'Fields must be an object.')
      .default({})
      .describe('The fields as they are in the form. Omitted fields keep their values; nothing is required'),
    children: childrenSchema.optional(),
  },
  'The draft must be sent as named fields.',
);

export type DraftInput = z.output<typeof draftInput>;

/** Returns the columns of a draft for its input. Without `children`, those of the draft stay. */
export async function keptContent(
  db: ContentDatabase,
  type: ContentType,
  sent: DraftInput,
): Promise<Outcome<{ fields: Values; children?: string | null }>> {
  const fields = await draftValues(db, type, sent.fields);
  const children = sent.children === undefined ? null : await keptChildren(db, type, sent.children);
  if (fields.ok && children === null) return done({ fields: fields.value });
  if (fields.ok && children?.ok) return done({ fields: fields.value, children: children.value });
  return refused({ ...(!fields.ok && fields.errors), ...(children && !children.ok && children.errors) });
}
