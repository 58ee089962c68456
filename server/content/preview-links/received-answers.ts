import { sql } from 'kysely';
import { z } from 'zod';
import { typeNamed } from '../../../content/index.ts';
import { type DraftsToSee, draftsToSee, readDraftKeys } from '../drafts/draft-rows.ts';
import type { ContentDatabase } from '../tables.ts';
import { decisions } from './tables.ts';

const MOST = 20;

/** What a visitor has said about a draft. */
export type ReceivedAnswer = z.infer<typeof receivedAnswerSchema>;

export const receivedAnswerSchema = z.object({
  draft_id: z.int(),
  /** The path of its type. */
  type: z.string(),
  /** The id or slug of its record; null while that was never published. */
  key: z.string().nullable(),
  title: z.string(),
  answer: z.enum([...decisions, 'comment']),
  /** The name that the visitor typed. */
  by: z.string(),
  at: z.iso.datetime(),
});

/** Returns the last answers to somebody's links, for drafts that are not published yet, the newest first. */
export async function readAnswersTo(db: ContentDatabase, userId: number, visible: DraftsToSee) {
  const links = db
    .selectFrom('preview_links')
    .innerJoin('drafts', 'drafts.id', 'preview_links.draft_id')
    .where('preview_links.created_by', '=', userId)
    .where('drafts.id', 'in', draftsToSee(db, visible).select('id'))
    .select(['drafts.id as draft_id', 'drafts.type', 'drafts.record_id', 'drafts.title']);
  const decisions = links
    .where('decision', 'is not', null)
    .select([
      sql<ReceivedAnswer['answer']>`decision`.as('answer'),
      sql<string>`decided_name`.as('by'),
      sql<string>`decided_at`.as('at'),
    ]);
  const comments = links
    .innerJoin('preview_comments', 'preview_comments.link_id', 'preview_links.id')
    // A comment that came with a decision is part of that decision.
    .where((comment) =>
      comment.or([
        comment('decided_at', 'is', null),
        comment('decided_at', '!=', comment.ref('preview_comments.created_at')),
      ]),
    )
    .select([
      sql<ReceivedAnswer['answer']>`'comment'`.as('answer'),
      'preview_comments.name as by',
      'preview_comments.created_at as at',
    ]);
  const rows = await decisions.unionAll(comments).orderBy('at', 'desc').limit(MOST).execute();
  const keyOf = await readDraftKeys(db, rows);
  return rows.map(({ record_id, ...row }) => ({
    ...row,
    type: typeNamed(row.type).path,
    key: keyOf({ type: row.type, record_id }),
  }));
}
