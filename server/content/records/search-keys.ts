import { sql } from 'kysely';
import { contentTypes } from '../../../content/index.ts';
import { folded } from '../../../content/texts/folding.ts';
import { collatedFields, type ContentType, keyName } from '../../../content/model/content-type.ts';
import type { Database } from '../../platform/database/database.ts';
import { writeInTurn } from '../content-version.ts';
import { type ContentDatabase, type ContentTables, updateRecords, withDeletedRecords } from '../tables.ts';

type Values = Record<string, unknown>;

const AT_ONCE = 500;

/** Returns the columns by which the texts among some columns are searched and sorted. */
export function searchKeys(type: ContentType, columns: Values): Values {
  const present = collatedFields(type).filter((name) => name in columns);
  return Object.fromEntries(present.map((name) => [keyName(name), folded((columns[name] as string | null) ?? '')]));
}

/** Stores the keys of records that have none: those from before an upgrade, or of an earlier version beside this one. */
export async function fillSearchKeys({ kysely }: Database): Promise<void> {
  const db = kysely.withTables<ContentTables>();
  for (const type of contentTypes)
    for (const deleted of ['is', 'is not'] as const) while (await fillSome(db, type, deleted));
}

/** Returns whether there may be more. */
async function fillSome(db: ContentDatabase, type: ContentType, deleted: 'is' | 'is not'): Promise<boolean> {
  const names = collatedFields(type);
  const [first] = names;
  if (first === undefined) return false;
  const records = withDeletedRecords(db, type).select(['id', ...names] as 'id'[]);
  const lacking = records.where(sql.ref(keyName(first)), 'is', null).where('deleted_at', deleted, null);
  const rows = await lacking.limit(AT_ONCE).execute();
  if (rows.length === 0) return false;
  await writeInTurn(db, async (transaction) => {
    for (const row of rows)
      await updateRecords(transaction, type)
        .set(searchKeys(type, { ...row }))
        .where('id', '=', row.id)
        .execute();
  });
  return rows.length === AT_ONCE;
}
