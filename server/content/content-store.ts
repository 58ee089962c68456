import type { ContentType } from '../../content/model/content-type.ts';
import { splitParts } from '../../content/model/parts/parts.ts';
import { withSingleParts } from '../../content/model/parts/single-part.ts';
import type { AnyRecord } from '../../content/model/record.ts';
import { changesSchema, newRecordSchema } from '../../content/model/schema.ts';
import { isPublic } from '../../content/model/values.ts';
import { menus } from '../../content/types/menus.ts';
import { type Actor, SYSTEM } from '../audit/audit-log.ts';
import type { Action } from '../audit/tables.ts';
import { dismissChecklist, readChecklist, restoreChecklist } from './checklist.ts';
import { queueContentEvents } from './content-events.ts';
import { writeContent } from './content-version.ts';
import { readDashboard } from './dashboard.ts';
import { findDeletedId, listDeleted, purgeDeleted } from './deletion/deleted-records.ts';
import { existingSingle, restore, softDelete } from './deletion/soft-delete.ts';
import { removeDemonstration, restoreDemonstration } from './demonstration/demonstration.ts';
import { renamedMenus } from './menu-labels.ts';
import { notingParts } from './parts/parts-before.ts';
import { saveParts } from './parts/save-parts.ts';
import { singlePartAt } from './parts/single-part-before.ts';
import { refuseBuiltInChange } from './records/built-ins.ts';
import { columnValues } from './records/convert-value.ts';
import { refuseUsedEntries } from './records/listed-keys.ts';
import { moveRecord, nextPosition } from './records/order.ts';
import { withPublicationDate } from './records/publication-date.ts';
import { findRow, listRecords, type ListWanted } from './records/records.ts';
import { searchKeys } from './records/search-keys.ts';
import { refuseTakenValue, swapTakenValue } from './records/unique-values.ts';
import { labelRevision } from './revisions/label-revision.ts';
import { changesToRestore } from './revisions/restoring.ts';
import { lastSavedBy, logChange, storeRevision } from './revisions/revisions.ts';
import { saveColumns } from './revisions/save-columns.ts';
import { closeSchedule } from './schedules/schedule-rows.ts';
import { freeSlug, redirectSlug, refuseTakenSlug, slugToSave, takeSlug } from './slugs.ts';
import { anyContent, type ContentDatabase, tableOf } from './tables.ts';
import { columnsWithIds } from './translations/item-ids.ts';
import { type Original, translationColumns } from './translations/new-translation.ts';
import { refuseLanguages } from './translations/refuse-languages.ts';
import { isBeingTranslated } from './translations/rows.ts';
import { pictureUsage } from './uses/fill-uses.ts';
import { noCache, type VersionedCache } from './versioned-cache.ts';
import type { Clock } from '../platform/clock.ts';
import {
  type Attempt,
  type Conflict,
  conflicting,
  fieldErrors,
  missing,
  type Outcome,
  refused,
} from '../platform/outcome.ts';

/** How a record is created. */
interface Creation {
  now?: Date;
  /** What the activity log says of it. */
  action?: Action;
  /** What it translates. */
  original?: Original | undefined;
}

export type ContentStore = ReturnType<typeof createContentStore>;

/** What administrators do with content. Plain reads are functions of `db`, see `records/records.ts`. */
export function createContentStore(db: ContentDatabase, clock: Clock, cache: VersionedCache = noCache) {
  /** Creates a record from what a client sends. A second record of a single type is a conflict. */
  async function create(
    type: ContentType,
    input: unknown,
    by: Actor = SYSTEM,
    { now = clock(), action = 'created', original }: Creation = {},
  ): Promise<Outcome<AnyRecord> | Conflict> {
    const checked = newRecordSchema(type).safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { slug, ...values } = checked.data as { slug?: string };
    const { fields, parts } = splitParts(type, values);
    const write = async (transaction: ContentDatabase) => {
      const conflict = await existingSingle(transaction, type);
      if (conflict) return conflicting(conflict);
      // Two may translate it at once.
      const isTranslated = original && (await findRow(transaction, type, original.id));
      if (isTranslated) return conflicting(`Somebody has translated this ${type.noun.one} since you opened it.`);
      const values = await columnValues(transaction, type, fields);
      if (!values.ok) return values;
      const dated = withPublicationDate(type, values.value, { at: now });
      if (!dated.ok) return dated;
      const refusal =
        (slug && (await refuseTakenSlug(transaction, type, slug, original?.id))) ||
        (await refuseTakenValue(transaction, type, values.value));
      if (refusal) return refusal;
      const title = String(values.value[type.title]);
      const translation = original && (await translationColumns(transaction, type, original));
      const address =
        type.addressedBy === 'slug'
          ? slug || (await freeSlug(transaction, type, { title, now, id: original?.id }))
          : null;
      if (address) await takeSlug(transaction, type, address);
      const row = {
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
        ...dated.value,
        ...searchKeys(type, dated.value),
        ...(address && { slug: address }),
        ...(type.ordered && { position: await nextPosition(transaction, type) }),
        ...translation,
      };
      const inserted = anyContent(transaction).insertInto(tableOf(type)).values(row).returning('id');
      const { id } = await inserted.executeTakeFirstOrThrow();
      const record = await storeRevision(transaction, type, id, by);
      await logChange(transaction, type, record, action, { by, at: now });
      await queueContentEvents(transaction, type, [id], { before: false, after: isPublic(type, record), now });
      return saveParts(transaction, type, record, { parts, store: createContentStore(transaction, clock), by });
    };
    return writeContent(db, write, type);
  }

  /** Changes some or all fields of a record. A stale version is a conflict that names who has saved since. */
  async function update(
    type: ContentType,
    id: number,
    input: unknown,
    by: Actor = SYSTEM,
    action: Action = 'updated',
  ): Promise<Attempt<AnyRecord>> {
    const checked = changesSchema(type).safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { version, slug: sentSlug, ...values } = checked.data as { version?: number; slug?: string };
    const { fields: changes, parts } = splitParts(type, values);
    const write = async (transaction: ContentDatabase) => {
      const row = await findRow(transaction, type, id);
      if (!row) return missing;
      if (version !== undefined && version !== row.version)
        return conflicting(`${await lastSavedBy(transaction, type, id)} has saved this since you opened it.`);
      const values = await columnValues(transaction, type, changes, row);
      if (!values.ok) return values;
      const change = { by, at: clock() };
      const dated = withPublicationDate(type, values.value, { row: { ...row }, at: change.at });
      if (!dated.ok) return dated;
      const title = { ...row, ...values.value }[type.title as 'slug'];
      const slug = await slugToSave(transaction, type, row, { slug: sentSlug, title, now: change.at });
      const refusal =
        refuseBuiltInChange(type, row, { slug, ...changes }) ||
        (await refuseUsedEntries(transaction, type, changes)) ||
        (await refuseLanguages(transaction, type, changes)) ||
        (slug && (await refuseTakenSlug(transaction, type, slug, id))) ||
        (await swapTakenValue(transaction, type, { ...row }, values.value, change));
      if (refusal) return refusal;
      if (slug && slug !== row.slug) {
        await takeSlug(transaction, type, slug);
        await redirectSlug(transaction, type, { id, from: row.slug, to: slug });
      }
      const columns = { ...dated.value, ...(slug && { slug }) };
      const ids = (await isBeingTranslated(transaction, type, id)) && columnsWithIds(type, columns, { ...row });
      const record = await saveColumns(transaction, type, row, { ...columns, ...ids }, change);
      await logChange(transaction, type, record, action, change);
      const renamed = await renamedMenus(transaction, type, { before: { ...row }, after: record });
      if (renamed) await createContentStore(transaction, clock).update(menus, renamed.id, renamed.changes, by);
      if (!isPublic(type, { ...row }) && isPublic(type, record))
        await closeSchedule(transaction, { type: type.name, record_id: id }, change.at);
      const saving = { parts, store: createContentStore(transaction, clock), by };
      return notingParts(transaction, type, { record, parts }, () => saveParts(transaction, type, record, saving));
    };
    return writeContent(db, write, type);
  }

  /** Changes the fields of a record, and its single part, back to those of a revision. Its slug stays. */
  async function restoreRevision(type: ContentType, id: number, version: number, by: Actor = SYSTEM) {
    const changes = await changesToRestore(db, type, id, version);
    if (!changes) return missing;
    const part = await singlePartAt(db, type, id, version);
    return update(type, id, { ...changes, ...(part && withSingleParts(type, part)) }, by);
  }

  return {
    db,
    create,
    update,
    restoreRevision,
    labelRevision: (type: ContentType, revision: Parameters<typeof labelRevision>[2], by: Actor) =>
      labelRevision(db, type, revision, { by, at: clock() }),
    list: (type: ContentType, wanted: ListWanted) => listRecords(db, type, wanted, cache),
    dashboard: () => cache('dashboard', () => readDashboard(db)),
    move: (type: ContentType, id: number, place: number, by: Actor = SYSTEM) =>
      moveRecord(db, type, id, place, { by, at: clock() }),
    softDelete: (type: ContentType, id: number, by: Actor = SYSTEM) => softDelete(db, type, id, { by, at: clock() }),
    restore: (type: ContentType, id: number, by: Actor = SYSTEM) => restore(db, type, id, { by, at: clock() }),
    listDeleted: (types: readonly ContentType[]) => listDeleted(db, types, clock()),
    findDeletedId: (type: ContentType, key: string) => findDeletedId(db, type, key, clock()),
    purgeDeleted: () => purgeDeleted(db, clock()),
    pictureUsage: pictureUsage(db),
    checklist: () => readChecklist(db),
    dismissChecklist: () => dismissChecklist(db, clock()),
    restoreChecklist: () => restoreChecklist(db),
    removeDemonstration: (by: Actor) => removeDemonstration(db, { by, at: clock() }),
    restoreDemonstration: (by: Actor) => restoreDemonstration(db, { by, at: clock() }),
  };
}
