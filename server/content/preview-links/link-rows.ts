import type { ExpressionBuilder } from 'kysely';
import type { ContentDatabase, ContentTables } from '../tables.ts';

/** Selects the version of a draft that was approved by one of its links; the latest of several. */
export function approvedVersion(draft: ExpressionBuilder<ContentTables, 'drafts'>) {
  const links = draft.selectFrom('preview_links').whereRef('draft_id', '=', 'drafts.id');
  const approved = links.where('decision', '=', 'approved').where('revoked_at', 'is', null);
  return approved.select(({ fn }) => fn.max('decided_version').as('version')).as('approved_version');
}

/** Points the links of a draft to the record that it was published as. */
export async function followPublication(transaction: ContentDatabase, draftId: number, recordId: number) {
  const links = transaction.updateTable('preview_links').where('draft_id', '=', draftId);
  await links.set({ draft_id: null, published_draft_id: draftId, record_id: recordId }).execute();
}

/** Points the links of a published draft to it again. */
export async function undoFollowing(transaction: ContentDatabase, draftId: number, recordId: number | null) {
  const links = transaction.updateTable('preview_links').where('published_draft_id', '=', draftId);
  await links.set({ draft_id: draftId, published_draft_id: null, record_id: recordId }).execute();
}
