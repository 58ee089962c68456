import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ContentDatabase, ContentTables } from '../tables.ts';
import type { CommentRow } from './comments.ts';

/** In whose hands a draft is. */
export type Review = z.infer<typeof reviewSchema>;

export const reviewSchema = z.object({
  state: z.enum(['handed over', 'handed back']),
  by: z.string(),
  by_id: z.int().nullable(),
  to: z.string().nullable().describe('Whom it waits for; null for everybody who may publish it'),
  to_id: z.int().nullable(),
  at: z.iso.datetime(),
  text: z.string().nullable(),
  version: z.int().describe('The version of the draft at that time'),
  changed_since: z.boolean(),
});

interface Reviewed {
  id: number;
  version: number;
}

export async function readReview(db: ContentDatabase, draft: Reviewed): Promise<Review | null> {
  return (await readReviews(db, [draft]))(draft);
}

/** Returns what finds the review of each of some drafts; null for one that is in none. */
export async function readReviews(db: ContentDatabase, drafts: Reviewed[]) {
  const ids = drafts.map(({ id }) => id);
  const rows =
    ids.length > 0
      ? await lastOf(db, stepsIn(db).where('draft_id', 'in', ids))
          .selectAll()
          .execute()
      : [];
  const byDraft = new Map(rows.map((row) => [row.draft_id, row]));
  return ({ id, version }: Reviewed) => asReview(byDraft.get(id), version);
}

function asReview(row: CommentRow | undefined, version: number): Review | null {
  if (!row?.step || row.step === 'taken back') return null;
  const { step: state, name: by, user_id: by_id, to_name: to, to_id, text } = row;
  const seen = row.version ?? version;
  return { state, by, by_id, to, to_id, at: row.created_at, text, version: seen, changed_since: seen !== version };
}

function stepsIn(db: ContentDatabase) {
  return db.selectFrom('comments').where('step', 'is not', null);
}

/** Selects the last step of each draft. */
function lastOf(db: ContentDatabase, steps: ReturnType<typeof stepsIn>) {
  const ids = steps.groupBy('draft_id').select(({ fn }) => fn.max('id').as('id'));
  return db.selectFrom('comments').where('id', 'in', ids);
}

/** Somebody whom drafts may wait for. */
export interface Reviewer {
  id: number;
  /** The types that they may publish. */
  publishes: readonly ContentType[];
  /** Everybody who can publish: what waits for anybody else waits for all of them. */
  publishers: readonly number[];
}

/** Returns the condition that a draft waits for somebody: it was handed to them, or back to them, or to all who may publish it. */
export function waitsFor(db: ContentDatabase, { id, publishes, publishers }: Reviewer) {
  const steps = lastOf(db, stepsIn(db)).select((step) => step.ref('draft_id').$notNull().as('draft_id'));
  const toThem = steps.where('to_id', '=', id);
  const toAll = steps
    .where('step', '=', 'handed over')
    .where('user_id', '!=', id)
    .where((step) => step.or([step('to_id', 'is', null), step('to_id', 'not in', [...publishers, id])]));
  const types = publishes.map(({ name }) => name);
  return (draft: ExpressionBuilder<ContentTables, 'drafts'>) => {
    const isTheirs = draft('id', 'in', toThem);
    if (types.length === 0) return isTheirs;
    return draft.or([isTheirs, draft.and([draft('type', 'in', types), draft('id', 'in', toAll)])]);
  };
}
