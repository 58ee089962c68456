import { z } from 'zod';
import { type ContentType, inputFields } from '../../../content/model/content-type.ts';
import { fieldsWithParts, partsOf } from '../../../content/model/parts/parts.ts';
import { singlePartFields } from '../../../content/model/parts/single-part.ts';
import { type Values, valuesOf } from '../../../content/model/values.ts';
import { done, type FieldErrors, type Outcome, refused } from '../../platform/outcome.ts';
import type { ContentDatabase } from '../tables.ts';
import { keptValues } from './draft-values.ts';
import { keptParts } from './drafted-parts.ts';

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
    part_version: z
      .int32('Part version must be a whole number.')
      .nullable()
      .optional()
      .describe(
        'The version of the record that is edited with this one, such as About with the page about-us; null where there is none. Defaults to the current one in a new draft',
      ),
    source_version: z
      .int32('Source version must be a whole number.')
      .optional()
      .describe('Of a translation: the version of the record that it will be up to date with once it is published'),
    fields: z
      .looseObject({}, 'Fields must be an object.')
      .default({})
      .describe(
        'The fields as they are in the form, those of a record that is edited with this one as `about.wwa_heading`. Omitted fields keep their values; nothing is required. Lists of parts hold what they hold in a record, but those left out stay, and those added have a text as their id, which is kept until the draft is published',
      ),
  },
  'The draft must be sent as named fields.',
);

export type DraftInput = z.output<typeof draftInput>;

/** The input of a new draft. */
export const newDraftInput = draftInput.omit({ version: true }).extend({
  creation_key: z
    .string('Creation key must be a text.')
    .min(1, 'Creation key must not be empty.')
    .max(100, 'Creation key can be at most 100 characters long.')
    .optional()
    .describe(
      'Chosen by the client, for instance a UUID. A request repeated under it because its answer was lost begins no other draft',
    ),
});

export type NewDraftInput = z.output<typeof newDraftInput>;

/** Returns what a draft keeps of fields and lists of parts that are sent. */
export async function keptFields(db: ContentDatabase, type: ContentType, sent: Values): Promise<Outcome<Values>> {
  const names = Object.keys({ ...valuesOf(type, null), ...inputFields(singlePartFields(type)) });
  const fields = await keptValues(db, fieldsWithParts(type), { input: sent, names });
  const errors: FieldErrors = fields.ok ? {} : fields.errors;
  const lists: Values = {};
  for (const part of partsOf(type)) {
    if (!Object.hasOwn(sent, part.name)) continue;
    const list = await keptParts(db, part, sent[part.name]);
    if (list.ok) lists[part.name] = list.value;
    else Object.assign(errors, list.errors);
  }
  return fields.ok && Object.keys(errors).length === 0 ? done({ ...fields.value, ...lists }) : refused(errors);
}
