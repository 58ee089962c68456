import type { ContentType } from '../../../content/model/content-type.ts';
import { ACTIVE } from '../../../content/model/field.ts';
import { type ContentDatabase, type recordsOf, openDrafts } from '../tables.ts';

export type RecordState = (typeof recordStates)[number];

export const recordStates = ['published', 'changed', 'draft', 'scheduled'] as const;

/** States that change without a record, and without the content version. */
export const besideRecords: ReadonlySet<RecordState> = new Set(['changed', 'scheduled']);

type Records = ReturnType<typeof recordsOf>;

/**
 * Selects those records that visitors see (`published`), that have a draft (`changed`), that visitors do not see (`draft`), or
 * of which something is scheduled. Without a status, all are published.
 */
export function inState(db: ContentDatabase, type: ContentType, state: RecordState, records: Records): Records {
  const hasStatus = 'status' in type.fields;
  switch (state) {
    case 'published':
      return hasStatus ? records.where(db.dynamic.ref('status'), '=', ACTIVE) : records;
    case 'draft':
      return hasStatus ? records.where(db.dynamic.ref('status'), '!=', ACTIVE) : records.where('id', 'is', null);
    case 'changed':
      return records.where('id', 'in', drafted(db, type));
    case 'scheduled':
      return records.where((record) =>
        record.or([record('id', 'in', scheduled(db, type)), record('id', 'in', ofScheduledDraft(db, type))]),
      );
  }
}

/** Selects the ids of the records that have a draft. */
function drafted(db: ContentDatabase, type: ContentType) {
  const drafts = openDrafts(db).where('type', '=', type.name).where('record_id', 'is not', null);
  return drafts.select((draft) => draft.ref('record_id').$notNull().as('id'));
}

function scheduled(db: ContentDatabase, type: ContentType) {
  const schedules = pending(db, type).where('record_id', 'is not', null);
  return schedules.select((schedule) => schedule.ref('record_id').$notNull().as('id'));
}

function ofScheduledDraft(db: ContentDatabase, type: ContentType) {
  const drafts = pending(db, type).where('draft_id', 'is not', null);
  return drafted(db, type).where(
    'id',
    'in',
    drafts.select((schedule) => schedule.ref('draft_id').$notNull().as('id')),
  );
}

function pending(db: ContentDatabase, type: ContentType) {
  return db.selectFrom('schedules').where('type', '=', type.name).where('done_at', 'is', null);
}
