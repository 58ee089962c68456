import { typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { othersOf } from '../../../content/model/draft.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { isFieldOf, singlePartOf, withSingleParts } from '../../../content/model/parts/single-part.ts';
import { newValues, valuesOf } from '../../../content/model/values.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Attempt, conflicting, missing } from '../../platform/outcome.ts';
import { createContentStore } from '../content-store.ts';
import { writeContent } from '../content-version.ts';
import { followPublication } from '../preview-links/link-rows.ts';
import { readRecord, readSingle, withParts } from '../records/records.ts';
import { type Change, lastSavedBy, noteDraft } from '../revisions/revisions.ts';
import { closeSchedule } from '../schedules/schedule-rows.ts';
import type { ContentDatabase } from '../tables.ts';
import { catchUp } from '../translations/rows.ts';
import { readOriginal } from '../translations/unwritten.ts';
import { rewriteUses } from '../uses/uses.ts';
import { conflictsOf, type DraftRow, fieldsOf, findDraft, savedBy } from './draft-rows.ts';
import { listsToSave } from './drafted-parts.ts';
import { findPending } from './write-drafts.ts';

/** What whoever publishes a draft has seen of it. */
export interface Seen {
  version?: number | undefined;
  /** The id of its schedule; null for none. */
  schedule?: number | null | undefined;
}

interface Publication extends Seen {
  by: Actor;
  clock: Clock;
  /** What the activity log says of it. */
  action?: 'published' | 'published on schedule';
}

/**
 * Publishes a draft: creates or changes its record, and deletes the draft. What others have published since stays, unless it
 * is in the same field: that is a conflict.
 */
export async function publishDraft(db: ContentDatabase, id: number, publication: Publication) {
  const begun = await findDraft(db, id);
  if (!begun) return missing;
  return writeContent(db, (transaction) => publishWithin(transaction, id, publication), typeNamed(begun.type));
}

/** Publishes a draft in a transaction of the caller, begun by `writeContent` or `writeInTurn`. */
export async function publishWithin(
  transaction: ContentDatabase,
  id: number,
  { version, schedule, by, clock, action = 'published' }: Publication,
): Promise<Attempt<AnyRecord>> {
  const draft = await findDraft(transaction, id);
  if (!draft) return missing;
  if (version !== undefined && version !== draft.version) return conflicting(savedBy(draft));
  const pending = await findPending(transaction, id);
  if (schedule !== undefined && pending && pending.id !== schedule)
    return conflicting(`${pending.created_name} has scheduled this draft since you opened it.`);
  const outcome = await publish(transaction, typeNamed(draft.type), draft, { by, clock, action });
  if (!outcome.ok) return outcome;
  await noteDraft(transaction, typeNamed(draft.type), outcome.value, draft);
  await followPublication(transaction, id, outcome.value.id);
  await close(transaction, id, { by, at: clock() });
  return outcome;
}

/** Closes a published draft and its schedule, both of which undoing the publication opens again. */
async function close(transaction: ContentDatabase, id: number, { by, at: now }: Change) {
  const published_at = now.toISOString();
  await transaction
    .updateTable('drafts')
    .set({ deleted_at: published_at, published_at, closed_name: by.name, creation_key: null })
    .where('id', '=', id)
    .execute();
  await closeSchedule(transaction, { draft_id: id }, now);
  await rewriteUses(transaction, [{ type: 'draft', record_id: id, mentions: [] }]);
}

async function publish(
  transaction: ContentDatabase,
  type: ContentType,
  draft: DraftRow,
  { by, clock, action }: Required<Pick<Publication, 'by' | 'clock' | 'action'>>,
): Promise<Attempt<AnyRecord>> {
  const store = createContentStore(transaction, clock);
  const drafted = fieldsOf(draft);
  const record = draft.record_id === null ? null : await readRecord(transaction, type, draft.record_id);
  const original = draft.record_id === null ? null : await readOriginal(transaction, type, draft.record_id);
  const isGone = type.source ? !original : draft.record_id !== null && !record;
  if (isGone) return conflicting(`This ${type.noun.one} was deleted. Restore it, then publish the draft.`);
  const translated = original ? { id: original.id, version: draft.source_version ?? original.version } : undefined;
  if (!record) {
    const values = newValues({ ...valuesOf(type, null), ...drafted, ...listsToSave(type, drafted, null) });
    return store.create(type, withSingleParts(type, values), by, { action, original: translated });
  }
  const conflicts = await conflictsOf(transaction, type, draft, record);
  if (conflicts.length > 0) {
    const author = await publisherOf(transaction, type, record, conflicts);
    return conflicting(`${author} has published ${othersOf(type, conflicts)} in the meantime.`);
  }
  if (translated && draft.source_version !== null) await catchUp(transaction, type, translated).execute();
  const lists = listsToSave(type, drafted, await withParts(transaction, type, record));
  return store.update(type, record.id, withSingleParts(type, { ...drafted, ...lists }), by, action);
}

/** Returns who has published other words, in fields of the record first. */
async function publisherOf(transaction: ContentDatabase, type: ContentType, record: AnyRecord, conflicts: string[]) {
  if (conflicts.some((name) => name in valuesOf(type, null))) return lastSavedBy(transaction, type, record.id);
  const part = singlePartOf(type, record);
  const single = part && conflicts.some((name) => isFieldOf(part, name)) && (await readSingle(transaction, part.type));
  return single ? lastSavedBy(transaction, part.type, single.id) : 'Somebody';
}
