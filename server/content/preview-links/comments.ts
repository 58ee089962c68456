import { z } from 'zod';
import { limits } from '../../platform/limits/limits.ts';
import type { ContentDatabase } from '../tables.ts';

/** What a visitor has said by a link. */
export type PreviewComment = z.infer<typeof previewCommentSchema>;

export const previewCommentSchema = z.object({
  id: z.int(),
  name: z.string(),
  text: z.string(),
  created_at: z.iso.datetime(),
});

/** Returns the comments made by a link, the first one first. */
export function readComments(db: ContentDatabase, linkId: number): Promise<PreviewComment[]> {
  const comments = db.selectFrom('preview_comments').select(['id', 'name', 'text', 'created_at']);
  return comments.where('link_id', '=', linkId).orderBy('id').execute();
}

/** Adds a comment unless the link has as many as it can hold; the link is locked. Returns whether it did. */
export async function addComment(transaction: ContentDatabase, linkId: number, comment: Omit<PreviewComment, 'id'>) {
  const comments = transaction.selectFrom('preview_comments').where('link_id', '=', linkId);
  const { total } = await comments.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  if (Number(total) >= limits.previewLinks.comments) return false;
  await transaction
    .insertInto('preview_comments')
    .values({ link_id: linkId, ...comment })
    .execute();
  return true;
}
