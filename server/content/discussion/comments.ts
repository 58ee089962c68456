import type { Selectable } from 'kysely';
import { z } from 'zod';
import { longText, optional } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import { commentLimits } from '../../../content/forms.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Change } from '../revisions/revisions.ts';
import type { ContentDatabase } from '../tables.ts';
import { type DiscussionTables, type Step, steps } from './tables.ts';

export type CommentRow = Selectable<DiscussionTables['comments']>;

/** What is said about a draft: a comment, or a step of its review. */
export type DraftComment = z.infer<typeof commentSchema>;

export const commentSchema = z.object({
  id: z.int(),
  by: z.string(),
  by_id: z.int().nullable().describe('Null for a visitor with a preview link'),
  step: z.enum(steps).nullable().describe('What was done with the draft; null for a comment'),
  to: z.string().nullable().describe('Who got the draft by that; null for everybody who may publish it'),
  field: z.string().nullable().describe('The field that it is about, such as `sections.2.title`'),
  quote: z.string().nullable().describe('The words that it is about'),
  text: z.string().nullable(),
  version: z.int().nullable().describe('The version of the draft at that time'),
  created_at: z.iso.datetime(),
  resolved_at: z.iso.datetime().nullable(),
  resolved_by: z.string().nullable(),
});

const FIELD = 'Field must be a field of the form.';

/** The input of a comment. */
export const commentInput = z.object(
  {
    field: z
      .string(FIELD)
      .regex(/^\w+(\.\w+)*$/, FIELD)
      .max(200, FIELD)
      .nullish()
      .describe('The field that it is about, such as `sections.2.title`'),
    quote: schemaOf(optional(longText('Quote', { max: commentLimits.quote })))
      .optional()
      .describe('The words that it is about'),
    text: schemaOf(longText('Comment', { max: commentLimits.text })),
  },
  'The comment must be sent as named fields.',
);

export type CommentInput = z.output<typeof commentInput>;

/** The sentence that comes with a step of a review. */
export const sentenceInput = schemaOf(optional(longText('Text', { max: commentLimits.text }))).optional();

export const UNKNOWN_FIELD = FIELD;
export const FULL = 'There is no room for more comments on this draft.';

/** Returns what is said about a draft, by colleagues and visitors, the first first. */
export async function readComments(db: ContentDatabase, draftId: number): Promise<DraftComment[]> {
  const rows = await db.selectFrom('comments').selectAll().where('draft_id', '=', draftId).orderBy('id').execute();
  return rows.map(asComment);
}

export function asComment({ name, user_id, to_name, resolved_name, ...row }: CommentRow): DraftComment {
  const { id, step, field, quote, text, version, created_at, resolved_at } = row;
  const rest = { field, quote, text, version, created_at, resolved_at, resolved_by: resolved_name };
  return { id, by: name, by_id: user_id, step, to: to_name, ...rest };
}

/** A step of a review, with the sentence that comes with it. */
export type NextStep = { step: Step } & Pick<CommentRow, 'to_id' | 'to_name' | 'text'>;

type NewComment = Pick<CommentRow, 'field' | 'quote' | 'text'> | NextStep;

/** Stores what a colleague says; null where there is no room for more. To be called by `writeInTurn`. */
export async function addComment(
  transaction: ContentDatabase,
  { id: draft_id, version }: { id: number; version: number },
  comment: NewComment,
  change: Change,
): Promise<DraftComment | null> {
  const ofDraft = transaction.selectFrom('comments').where('draft_id', '=', draft_id).where('link_id', 'is', null);
  const { total } = await ofDraft.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  if (Number(total) >= limits.comments) return null;
  const created_at = change.at.toISOString();
  const row = { ...comment, draft_id, version, user_id: change.by.id, name: change.by.name, created_at };
  return asComment(await transaction.insertInto('comments').values(row).returningAll().executeTakeFirstOrThrow());
}
