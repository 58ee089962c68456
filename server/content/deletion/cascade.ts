import { sql } from 'kysely';
import { typeNamed } from '../../../content/index.ts';
import { type ContentType, relationsOf } from '../../../content/model/content-type.ts';
import { isPublic } from '../../../content/model/values.ts';
import { relatedExists, relationsTo } from '../records/relations.ts';
import { queueContentEvents } from '../content-events.ts';
import { type ContentDatabase, recordsOf, updateRecords } from '../tables.ts';

/**
 * Soft-deletes records, and those whose relation to them cascades, at the same moment: by it they are restored together. Webhooks are
 * told of the records themselves.
 */
export async function softDeleteRows(
  transaction: ContentDatabase,
  type: ContentType,
  ids: number[],
  now: Date,
): Promise<void> {
  const deleted_at = now.toISOString();
  const visible = await visibleAmong(transaction, type, ids);
  await queueContentEvents(transaction, type, visible, { before: true, after: false, now });
  const records = updateRecords(transaction, type).set({ deleted_at }).where('deleted_at', 'is', null);
  await records.where('id', 'in', ids).execute();
  for (const { from, name } of cascadesTo(type)) {
    const dependents = updateRecords(transaction, from).set({ deleted_at }).where('deleted_at', 'is', null);
    await dependents.where(sql.ref(name), 'in', ids).execute();
  }
}

/** Restores a record, and those that were deleted together with it. Webhooks are told of the record itself. */
export async function restoreRow(
  transaction: ContentDatabase,
  type: ContentType,
  { id, deletedAt, now }: { id: number; deletedAt: string; now: Date },
): Promise<void> {
  await updateRecords(transaction, type).set({ deleted_at: null }).where('id', '=', id).execute();
  await tellOfRestored(transaction, type, [id], now);
  for (const { from, name } of cascadesTo(type)) {
    const dependents = updateRecords(transaction, from).set({ deleted_at: null }).where('deleted_at', '=', deletedAt);
    await dependents.where(sql.ref(name), '=', id).execute();
  }
}

/** Queues webhook events for restored records that visitors can see. */
export async function tellOfRestored(transaction: ContentDatabase, type: ContentType, ids: number[], now: Date) {
  const visible = await visibleAmong(transaction, type, ids);
  await queueContentEvents(transaction, type, visible, { before: false, after: true, now });
}

async function visibleAmong(db: ContentDatabase, type: ContentType, ids: number[]): Promise<number[]> {
  const rows = await recordsOf(db, type).selectAll().where('id', 'in', ids).execute();
  return rows.filter((row) => isPublic(type, { ...row })).map(({ id }) => id);
}

/** Returns why a record cannot be restored: the record that it belongs to is deleted. */
export async function deletedParent(db: ContentDatabase, type: ContentType, row: object): Promise<string | null> {
  for (const relation of cascadingRelations(type)) {
    const id = (row as Record<string, number>)[relation.name];
    if (await relatedExists(db, relation, Number(id))) continue;
    const parent = typeNamed(relation.to).noun.one;
    return `The ${parent} of this ${type.noun.one} is deleted. Restore the ${parent} first.`;
  }
  return null;
}

/** Returns the condition that a record was deleted by itself, not together with another one. */
export function isDeletedAlone(type: ContentType) {
  const conditions = cascadingRelations(type).map(({ name, to }) => {
    const parent = sql.table(typeNamed(to).table);
    return sql<boolean>`not exists (select 1 from ${parent} as parent
      where parent.id = ${sql.ref(`${type.table}.${name}`)}
        and parent.deleted_at = ${sql.ref(`${type.table}.deleted_at`)})`;
  });
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`1 = 1`;
}

function cascadesTo(type: ContentType) {
  return relationsTo(type).filter(({ onDelete }) => onDelete === 'cascade');
}

function cascadingRelations(type: ContentType) {
  return relationsOf(type).filter(({ onDelete }) => onDelete === 'cascade');
}
