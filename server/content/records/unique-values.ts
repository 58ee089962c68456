import { typeNamed } from '../../../content/index.ts';
import { type ContentType, relationsOf } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { type Refusal, refused } from '../../platform/outcome.ts';
import type { Change } from '../revisions/revisions.ts';
import { saveColumns } from '../revisions/save-columns.ts';
import { type ContentDatabase, recordsOf } from '../tables.ts';
import { titleOf } from '../../../content/model/record.ts';

type Values = Record<string, unknown>;

/** A field with `oncePer`, such as the sequence of headings: each record of the relation has a value at most once. */
interface UniqueField {
  name: string;
  label: string;
  relation: string;
  owner: ContentType;
}

/** Refuses a new record whose value is taken. */
export async function refuseTakenValue(db: ContentDatabase, type: ContentType, values: Values) {
  for (const field of uniqueFields(type)) {
    if (await findHolder(db, type, field, values)) return taken(type, field, values);
  }
  return null;
}

/**
 * Lets a record change to a taken value: the other record gets the old value in exchange. Refuses where the relation
 * changes as well, because then there is no value to exchange.
 */
export async function swapTakenValue(
  transaction: ContentDatabase,
  type: ContentType,
  row: Values,
  values: Values,
  change: Change,
): Promise<Refusal | null> {
  const next = { ...row, ...values };
  for (const field of uniqueFields(type)) {
    const holder = await findHolder(transaction, type, field, next);
    if (!holder || holder.id === row['id']) continue;
    if (next[field.relation] !== row[field.relation]) return taken(type, field, next);
    await saveColumns(transaction, type, holder, { [field.name]: row[field.name] }, change);
  }
  return null;
}

/** Returns why a deleted record cannot be restored: another one has taken its value. */
export async function takenSinceDeletion(db: ContentDatabase, type: ContentType, row: Values): Promise<string | null> {
  for (const field of uniqueFields(type)) {
    const holder = await findHolder(db, type, field, row);
    const value = `${field.label} ${String(row[field.name])} of its ${field.owner.noun.one}`;
    if (holder) return `${value} is now taken by “${titleOf(type, holder)}”.`;
  }
  return null;
}

function uniqueFields(type: ContentType): UniqueField[] {
  return Object.entries<Field>(type.fields).flatMap(([name, { label, oncePer }]) => {
    const relation = relationsOf(type).find((relation) => relation.name === oncePer);
    return relation ? [{ name, label, relation: relation.name, owner: typeNamed(relation.to) }] : [];
  });
}

function findHolder(db: ContentDatabase, type: ContentType, { name, relation }: UniqueField, values: Values) {
  const holders = recordsOf(db, type).selectAll().where(db.dynamic.ref(relation), '=', values[relation]);
  return holders.where(db.dynamic.ref(name), '=', values[name]).executeTakeFirst();
}

function taken({ noun }: ContentType, { name, label, owner }: UniqueField, values: Values) {
  const value = `${label} ${String(values[name])} of this ${owner.noun.one}`;
  return refused({ [name]: [`${value} is taken by another ${noun.one}.`] });
}
