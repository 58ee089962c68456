import type { ContentDatabase } from '../tables.ts';

/** Selects the drafts that are not discarded. */
export function openDrafts(db: ContentDatabase) {
  return db.selectFrom('drafts').where('deleted_at', 'is', null);
}
