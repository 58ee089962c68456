import { contentTypes, typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { PERSON } from '../../../content/model/relations.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import { splitTypeName } from '../../../content/model/translations/type-name.ts';
import { type ContentDatabase, recordsOf, titleIn, withDeletedRecords } from '../tables.ts';

/** A record by the name of its type and its id. */
export interface Reference {
  type: string;
  id: number;
}

/** Reads the ids or slugs of those records that are not deleted, in one query. Returns what finds them. */
export async function readKeys(db: ContentDatabase, references: Reference[]) {
  const byType = Map.groupBy(references.filter(isOfContent), ({ type }) => type);
  const queries = [...byType].map(([name, ofType]) => keysOf(db, name, idsIn(ofType)));
  const [first, ...others] = queries;
  const rows = first ? await others.reduce((all, query) => all.unionAll(query), first).execute() : [];
  const keys = new Map(rows.map(({ type, id, key }) => [`${type} ${id}`, key]));
  return ({ type, id }: Reference) => keys.get(`${type} ${id}`) ?? null;
}

/** Other things can be referred to as well. */
function isOfContent({ type }: Reference): boolean {
  return contentTypes.some(({ name }) => name === splitTypeName(type).source);
}

function idsIn(references: Reference[]) {
  return references.map(({ id }) => id);
}

/** A translation is found by the key of its record. */
function keysOf(db: ContentDatabase, name: string, ids: number[]) {
  const type = sourceOf(typeNamed(name));
  return recordsOf(db, type)
    .select((record) => [
      record.cast<string>(record.val(name), 'text').as('type'),
      'id',
      record.cast<string>(record.ref(type.addressedBy), 'text').as('key'),
    ])
    .where('id', 'in', ids);
}

/** Reads keys and titles of records, the deleted ones included, with one query for each type. Returns what finds them. */
export async function readTitles(db: ContentDatabase, references: Reference[]) {
  const titles = new Map<string, Titled>(await namesOfPeople(db, references));
  for (const [name, ofType] of Map.groupBy(references.filter(isOfContent), ({ type }) => type))
    for (const [id, titled] of await titlesOf(db, typeNamed(name), idsIn(ofType))) titles.set(`${name} ${id}`, titled);
  return ({ type, id }: { type: string; id: number | null }) => titles.get(`${type} ${id}`);
}

async function namesOfPeople(db: ContentDatabase, references: { type: string; id: number }[]) {
  const ids = references.filter(({ type }) => type === PERSON).map(({ id }) => id);
  const rows = ids.length > 0 ? await db.selectFrom('users').selectAll().where('id', 'in', ids).execute() : [];
  return rows.map(({ id, name, disabled_at }): [string, Titled] => [
    `${PERSON} ${id}`,
    { key: String(id), title: name, isDeleted: disabled_at !== null },
  ]);
}

interface Titled {
  key: string;
  title: string;
  isDeleted: boolean;
}

/** A translation has its own title, once there is one. */
async function titlesOf(db: ContentDatabase, type: ContentType, ids: number[]): Promise<Map<number, Titled>> {
  const source = sourceOf(type);
  const rowsOf = (type: ContentType) => withDeletedRecords(db, type).where('id', 'in', ids);
  const records = rowsOf(source).select(['id', source.addressedBy, 'deleted_at', titleIn(source).as('title')]);
  const titled = new Map<number, Titled>();
  for (const row of await records.execute()) {
    const title = row.title ?? type.label.one;
    titled.set(row.id, { key: String(row[source.addressedBy]), title, isDeleted: row.deleted_at !== null });
  }
  if (!type.language) return titled;
  for (const { id, title, deleted_at } of await rowsOf(type)
    .select(['id', 'deleted_at', titleIn(type).as('title')])
    .execute()) {
    const record = titled.get(id);
    if (record)
      titled.set(id, { ...record, title: title ?? record.title, isDeleted: record.isDeleted || deleted_at !== null });
  }
  return titled;
}
