import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import type { ContentType } from '../../../content/model/content-type.ts';
import { changedParts } from '../parts/parts-before.ts';
import type { ContentDatabase, ContentTables } from '../tables.ts';
import { changedFields, revisionSchema, revisionsOf } from './revisions.ts';

/** A stored state of a record, in the list of all. */
export type ListedRevision = z.infer<typeof listedRevisionSchema>;

export const listedRevisionSchema = revisionSchema.extend({
  changed: z
    .array(z.string())
    .nullable()
    .describe(
      'The names of the fields, and of the lists of parts, that it has changed; empty for the first one, null where the one before is not stored',
    ),
  draft_id: z.int().nullable().describe('The draft that it was published from'),
  comments: z.int().describe('How many comments there are on that draft, and steps of its review'),
});

/** Lists the stored states of a record, the newest first. */
export async function listRevisions(db: ContentDatabase, type: ContentType, id: number): Promise<ListedRevision[]> {
  const revisions = revisionsOf(db, type, id).select(['draft_id', 'changed', 'parts_before']).select(commentsOnDraft);
  const rows = await revisions.orderBy('version', 'desc').execute();
  const isNoted = rows.every(({ changed }) => changed !== null);
  const changedIn = isNoted ? null : await readChanges(db, type, id);
  return rows.map(({ changed, parts_before, comments, ...row }) => {
    const fields = changed === null ? (changedIn?.(row.version) ?? null) : (JSON.parse(changed) as string[]);
    return { ...row, comments: Number(comments), changed: fields && [...fields, ...changedParts(parts_before)] };
  });
}

function commentsOnDraft(revision: ExpressionBuilder<ContentTables, 'revisions'>) {
  const comments = revision.selectFrom('comments').whereRef('comments.draft_id', '=', 'revisions.draft_id');
  return comments.select(({ fn }) => fn.countAll().as('total')).as('comments');
}

/** Compares the states that were stored before their changes were noted. */
async function readChanges(db: ContentDatabase, type: ContentType, id: number) {
  const rows = await revisionsOf(db, type, id).select('fields').execute();
  const fields = new Map(rows.map((row) => [row.version, row.fields]));
  return (version: number) => {
    const after = fields.get(version);
    return after === undefined ? null : changedFields(type, { before: fields.get(version - 1), after, version });
  };
}
