import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { contentTypes, typeNamed } from '../../../content/index.ts';
import { type ContentType, relationsOf } from '../../../content/model/content-type.ts';
import type { Relation } from '../../../content/model/related-type.ts';
import { PERSON } from '../../../content/model/relations.ts';
import { activePeople, type ContentDatabase, countOf, recordsOf } from '../tables.ts';
import { serialize } from './serialize.ts';

type Row = Record<string, unknown>;

/** Replaces the ids in relations by the related records, null where these are deleted. One query per relation. */
export async function withRelated<Some extends Row>(db: ContentDatabase, type: ContentType, rows: Some[]) {
  let result = rows;
  for (const relation of relationsOf(type)) {
    const ids = rows.map((row) => row[relation.name] as number | null);
    const related = await readRelated(db, relation, ids);
    result = result.map((row) => ({ ...row, [relation.name]: related.get(row[relation.name] as number) ?? null }));
  }
  return result;
}

/** Returns whether the record that a relation would point to exists. */
export async function relatedExists(db: ContentDatabase, { to }: Relation, id: number): Promise<boolean> {
  return Boolean(await recordsOf(db, typeNamed(to)).select('id').where('id', '=', id).executeTakeFirst());
}

/** Returns those of some ids whose records exist, each once, in their order. */
export async function existing(db: ContentDatabase, { to }: Pick<Relation, 'to'>, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows =
    to === PERSON
      ? await activePeople(db).select('id').where('id', 'in', ids).execute()
      : await recordsOf(db, typeNamed(to)).select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => known.has(id));
}

/** Returns every relation that points to a type, with the type it belongs to. */
export function relationsTo(type: ContentType): (Relation & { from: ContentType; name: string })[] {
  return contentTypes.flatMap((from: ContentType) =>
    relationsOf(from)
      .filter(({ to }) => to === type.name)
      .map((relation) => ({ ...relation, from })),
  );
}

/** Returns the paths of the types that are related to a type in either direction. */
export function relatedPaths(type: ContentType): string[] {
  return Object.keys(conditions(type));
}

/** Returns the condition that a record has no related record of the type at `path`, or only deleted ones, and none in its text. */
export function lacksRelated(type: ContentType, path: string): RawBuilder<boolean> {
  return conditions(type)[path] ?? sql<boolean>`1 = 0`;
}

async function readRelated(db: ContentDatabase, { to, shows }: Relation, ids: (number | null)[]) {
  const relatedIds = [...new Set(ids.filter((id) => id !== null))];
  if (relatedIds.length === 0) return new Map<number, Row>();
  const type = typeNamed(to);
  const names = ['id', ...shows];
  const rows = recordsOf(db, type).select(names as 'id'[]);
  const related = (await serialize(db, type, await rows.where('id', 'in', relatedIds).execute())) as Row[];
  return new Map(
    related.map((row) => [row['id'] as number, Object.fromEntries(names.map((name) => [name, row[name]]))]),
  );
}

function conditions(type: ContentType): Record<string, RawBuilder<boolean>> {
  const column = (name: string, { table }: ContentType) => sql.ref(`${table}.${name}`);
  const noneOf = (related: ContentType, joined: RawBuilder<unknown>) =>
    sql<boolean>`not exists (select 1 from ${sql.table(related.table)} where ${joined} and ${column('deleted_at', related)} is null)`;
  const outgoing = relationsOf(type).map(({ name, to }) => {
    const related = typeNamed(to);
    return [related.path, noneOf(related, sql`${column('id', related)} = ${column(name, type)}`)] as const;
  });
  const incoming = relationsTo(type).map(({ from, name, orWrittenIn }) => {
    const none = noneOf(from, sql`${column(name, from)} = ${column('id', type)}`);
    if (!orWrittenIn) return [from.path, none] as const;
    const { field, element } = orWrittenIn;
    return [from.path, sql<boolean>`(${none} and ${column(field, type)} not like ${`%<${element}%`})`] as const;
  });
  return Object.fromEntries([...outgoing, ...incoming]);
}

export const dependentsSchema = z.object({
  /** How many records relate to the one that may be deleted. */
  count: z.int(),
  /** What happens to them; null where there are none. */
  sentence: z.string().nullable(),
});

/** Describes what else the deletion of a record affects. */
export async function describeDependents(db: ContentDatabase, type: ContentType, id: number) {
  let total = 0;
  const sentences: string[] = [];
  for (const { from, name, onDelete } of relationsTo(type)) {
    const count = await countOf(recordsOf(db, from).where(db.dynamic.ref(name), '=', id));
    total += count;
    if (count === 0) continue;
    sentences.push(onDelete ? deletedToo(from, count) : keptWithout(type, from, count));
  }
  return { count: total, sentence: sentences.join(' ') || null };
}

function deletedToo({ noun }: ContentType, count: number) {
  return count === 1 ? `Its ${noun.one} is deleted too.` : `Its ${count} ${noun.many} are deleted too.`;
}

function keptWithout({ noun: deleted }: ContentType, { noun }: ContentType, count: number) {
  return count === 1
    ? `1 ${noun.one} stays, without this ${deleted.one}.`
    : `${count} ${noun.many} stay, without this ${deleted.one}.`;
}
