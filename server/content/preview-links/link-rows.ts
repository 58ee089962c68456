import type { ExpressionBuilder, Selectable } from 'kysely';
import { typeNamed } from '../../../content/index.ts';
import type { Values } from '../../../content/model/values.ts';
import { draftedValues, findDraft } from '../drafts/draft-rows.ts';
import { findRow } from '../records/records.ts';
import type { ContentDatabase, ContentTables } from '../tables.ts';
import type { PreviewLinkTables } from './tables.ts';

export type PreviewLinkRow = Selectable<PreviewLinkTables['preview_links']>;

/** A link that works. */
export type WorkingLink = NonNullable<Awaited<ReturnType<typeof findWorkingLink>>>;

/** Finds the link with the hash of a token, unless it is expired or revoked, its draft discarded, or the record deleted. */
export async function findWorkingLink(db: ContentDatabase, tokenHash: string, now: Date) {
  const ofToken = db.selectFrom('preview_links').selectAll().where('token_hash', '=', tokenHash);
  const working = ofToken.where('revoked_at', 'is', null).where('expires_at', '>', now.toISOString());
  const row = await working.executeTakeFirst();
  if (!row) return null;
  const type = typeNamed(row.type);
  const draft = row.draft_id === null ? null : await findDraft(db, row.draft_id);
  // Undefined: discarded. Null: published.
  if (draft === undefined) return null;
  if (row.record_id !== null && !(await findRow(db, type, row.record_id))) return null;
  const following = draft && {
    title: draft.title,
    version: draft.version,
    values: (await draftedValues(db, draft)).values,
  };
  return {
    row,
    type,
    /** Null while the record was never published. */
    recordId: row.record_id,
    /** The draft as the link shows it; null where it follows one that is published by now. */
    shown: pinnedDraft(row) ?? following,
  };
}

function pinnedDraft({ title, pinned_version: version, snapshot }: PreviewLinkRow) {
  return version === null || snapshot === null ? null : { title, version, values: JSON.parse(snapshot) as Values };
}

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
