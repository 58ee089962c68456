import { type Actor, logActivity, SYSTEM } from '../audit/audit-log.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { changesSchema, newRecordSchema } from '../../content/model/schema.ts';
import type { Clock } from '../platform/clock.ts';
import {
  type Conflict,
  conflicting,
  done,
  fieldErrors,
  type Missing,
  missing,
  type Outcome,
  refused,
} from '../platform/outcome.ts';
import { columnValues } from './records/column-values.ts';
import { writeContent } from './content-version.ts';
import { dependentsOf } from './records/dependents.ts';
import { makeWay, refuseTakenSequence } from './records/heading-sequence.ts';
import { moveRecord, nextPosition } from './records/order.ts';
import { removeDemonstration, restoreDemonstration } from './demonstration/demonstration.ts';
import { readDashboard } from './dashboard.ts';
import { pictureUsage } from './pictures-in-use.ts';
import { forgetPreviews, makePreview } from './revisions/previews.ts';
import {
  allRecords,
  type AnyRecord,
  findRow,
  idOf,
  listRecords,
  type ListWanted,
  readById,
  readSingle,
  titleOf,
  titlesOf,
} from './records/records.ts';
import { removeRecord, restoreRecord, whySingleStays } from './deletion/soft-delete.ts';
import { forgetRemoved, listRemoved, removedIdOf } from './deletion/deleted-records.ts';
import { keepRevision, listRevisions, readRevision, saverOf, stateToRestore } from './revisions/revisions.ts';
import { freeSlug, redirectSlug, refuseTakenSlug } from './slugs.ts';
import { anyContent, type ContentDatabase, tableOf } from './tables.ts';
import { noCache, type VersionedCache } from './versioned-cache.ts';

export type ContentStore = ReturnType<typeof createContentStore>;

/**
 * The records that administrators write. What they may not send is refused, with sentences by field. What takes counting
 * is counted once as long as `unchanged` remembers it.
 */
export function createContentStore(content: ContentDatabase, clock: Clock, unchanged: VersionedCache = noCache) {
  /**
   * Takes a new record as a client sends it, who makes it and when, now unless given; gives the record. A second record
   * of a type that has at most one is a conflict.
   */
  async function create(
    type: ContentType,
    input: unknown,
    by: Actor = SYSTEM,
    at: Date = clock(),
  ): Promise<Outcome<AnyRecord> | Conflict> {
    const checked = newRecordSchema(type).safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { slug, ...fields } = checked.data as { slug?: string };
    return writeContent(content, async (transaction) => {
      const inTheWay = await whySingleStays(transaction, type);
      if (inTheWay) return conflicting(inTheWay);
      const values = await columnValues(transaction, type, fields);
      if (!values.ok) return values;
      const taken =
        (slug && (await refuseTakenSlug(transaction, type, slug))) ||
        (await refuseTakenSequence(transaction, type, values.value));
      if (taken) return taken;
      const title = String(values.value[type.title]);
      const row = {
        ...values.value,
        ...(type.addressedBy === 'slug' && { slug: slug ?? (await freeSlug(transaction, type, { title, at })) }),
        ...(type.ordered && { position: await nextPosition(transaction, type) }),
        created_at: at.toISOString(),
        updated_at: at.toISOString(),
      };
      const inserted = anyContent(transaction).insertInto(tableOf(type)).values(row).returning('id');
      const { id } = await inserted.executeTakeFirstOrThrow();
      return done(await saved(transaction, type, { id, by, at, action: 'created' }));
    });
  }

  /**
   * Takes some or all fields of a record and who changes them; gives the record. With a version other than the record's
   * it is a conflict that says who has saved in between.
   */
  async function update(
    type: ContentType,
    id: number,
    input: unknown,
    by: Actor = SYSTEM,
  ): Promise<Outcome<AnyRecord> | Conflict | Missing> {
    const checked = changesSchema(type).safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { version, slug, ...changes } = checked.data as { version?: number; slug?: string };
    return writeContent(content, async (transaction) => {
      const row = await findRow(transaction, type, id);
      if (!row) return missing;
      if (version !== undefined && version !== row.version)
        return conflicting(`${await saverOf(transaction, type, id)} has saved this since you opened it.`);
      const values = await columnValues(transaction, type, changes, row);
      if (!values.ok) return values;
      const at = clock();
      const taken =
        (slug && (await refuseTakenSlug(transaction, type, slug, id))) ||
        (await makeWay(transaction, type, { row, values: values.value, by, at }));
      if (taken) return taken;
      if (slug && slug !== row.slug) await redirectSlug(transaction, type, { id, from: row.slug, to: slug });
      await anyContent(transaction)
        .updateTable(tableOf(type))
        .set({ ...values.value, ...(slug && { slug }), version: row.version + 1, updated_at: at.toISOString() })
        .where('id', '=', id)
        .execute();
      return done(await saved(transaction, type, { id, by, at, action: 'updated' }));
    });
  }

  /** Brings the fields of a record back to what they were at a version; gives the record. Its address stays. */
  async function restoreRevision(type: ContentType, id: number, version: number, by: Actor = SYSTEM) {
    const state = await stateToRestore(content, type, id, version);
    return state ? update(type, id, state, by) : missing;
  }

  return {
    create,
    update,
    restoreRevision,
    remove: (type: ContentType, id: number, by: Actor = SYSTEM) => removeRecord(content, type, { id, by, at: clock() }),
    restore: (type: ContentType, id: number, by: Actor = SYSTEM) =>
      restoreRecord(content, type, { id, by, at: clock() }),
    move: (type: ContentType, id: number, input: unknown, by: Actor = SYSTEM) =>
      moveRecord(content, type, { id, input, by, at: clock() }),
    list: (type: ContentType, wanted: ListWanted) => listRecords(content, type, wanted, unchanged),
    all: (type: ContentType) => allRecords(content, type),
    read: (type: ContentType, id: number) => readById(content, type, id),
    readSingle: (type: ContentType) => readSingle(content, type),
    titles: (type: ContentType) => titlesOf(content, type),
    idOf: (type: ContentType, key: string) => idOf(content, type, key),
    dependents: (type: ContentType, id: number) => dependentsOf(content, type, id),
    removed: () => listRemoved(content, clock()),
    removedIdOf: (type: ContentType, key: string) => removedIdOf(content, type, key, clock()),
    forgetRemoved: () => forgetRemoved(content, clock()),
    revisions: (type: ContentType, id: number) => listRevisions(content, type, id),
    readRevision: (type: ContentType, id: number, version: number) => readRevision(content, type, id, version),
    makePreview: (type: ContentType, id: number) => makePreview(content, type, id, clock()),
    forgetPreviews: () => forgetPreviews(content, clock()),
    pictureUsage: pictureUsage(content),
    overview: () => unchanged('overview', () => readDashboard(content)),
    removeDemonstration: (by: Actor) => removeDemonstration(content, { by, at: clock() }),
    restoreDemonstration: (by: Actor) => restoreDemonstration(content, { by, at: clock() }),
  };
}

/** What every save leaves behind beside the record itself: its state as a revision, and a line in the log. */
async function saved(
  transaction: ContentDatabase,
  type: ContentType,
  { id, by, at, action }: { id: number; by: Actor; at: Date; action: 'created' | 'updated' },
): Promise<AnyRecord> {
  const record = await keepRevision(transaction, type, { id, by });
  const what = { subject: type.name, recordId: id, title: titleOf(type, record) };
  await logActivity(transaction, { by, action, at, ...what });
  return record;
}
