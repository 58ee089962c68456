import { sql } from 'kysely';
import { typeNamed } from '../../../content/index.ts';
import { type ContentType, relationsOf } from '../../../content/model/content-type.ts';
import { relatedExists, relationsTo } from '../records/relations.ts';
import { type ContentDatabase, updateRecords } from '../tables.ts';

/** Soft-deletes records, and those whose relation to them cascades, at the same moment: by it they are restored together. */
export async function softDeleteRows(
  transaction: ContentDatabase,
  type: ContentType,
  ids: number[],
  deleted_at: string,
): Promise<void> {
  const records = updateRecords(transaction, type).set({ deleted_at }).where('deleted_at', 'is', null);
  await records.where('id', 'in', ids).execute();
  for (const { from, name } of cascadesTo(type)) {
    const dependents = updateRecords(transaction, from).set({ deleted_at }).where('deleted_at', 'is', null);
    await dependents.where(sql.ref(name), 'in', ids).execute();
  }
}

/** Restores the records that were deleted together with one. */
export async function restoreDependents(
  transaction: ContentDatabase,
  type: ContentType,
  { id, deletedAt }: { id: number; deletedAt: string },
): Promise<void> {
  for (const { from, name } of cascadesTo(type)) {
    const dependents = updateRecords(transaction, from).set({ deleted_at: null }).where('deleted_at', '=', deletedAt);
    await dependents.where(sql.ref(name), '=', id).execute();
  }
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
