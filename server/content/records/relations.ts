import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Relation } from '../../../content/model/field.ts';
import { serialize } from './serialize.ts';
import { anyContent, type ContentDatabase, tableOf } from '../tables.ts';

type Row = Record<string, unknown>;

/**
 * Takes rows of a type and gives them with the records they are related to in place of their ids, null where those are
 * gone: one query a relation, however many rows.
 */
export async function withRelated<Some extends Row>(
  kysely: ContentDatabase,
  type: ContentType,
  rows: Some[],
): Promise<Some[]> {
  let read = rows;
  for (const [name, { relation }] of Object.entries(type.fields)) {
    if (!relation) continue;
    const related = await readRelated(
      kysely,
      relation,
      rows.map((row) => row[name] as number | null),
    );
    read = read.map((row) => ({ ...row, [name]: related.get(row[name] as number) ?? null }));
  }
  return read;
}

/** Says whether the record that a relation would point to is there. */
export async function isRelatable(kysely: ContentDatabase, { to }: Relation, id: number): Promise<boolean> {
  const rows = anyContent(kysely)
    .selectFrom(tableOf(typeNamed(to)))
    .select('id');
  return Boolean(await rows.where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst());
}

/** Gives every relation that points to a type: the type it belongs to and its field's name. */
export function relationsTo(type: ContentType): { from: ContentType; name: string }[] {
  return contentTypes.flatMap((from: ContentType) =>
    Object.entries(from.fields)
      .filter(([, { relation }]) => relation?.to === type.name)
      .map(([name]) => ({ from, name })),
  );
}

async function readRelated(kysely: ContentDatabase, { to, shows }: Relation, ids: (number | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map<number, Row>();
  const rows = anyContent(kysely)
    .selectFrom(tableOf(typeNamed(to)))
    .select(['id', ...(shows as readonly 'slug'[])]);
  const found = await rows.where('id', 'in', wanted).where('deleted_at', 'is', null).execute();
  const names = ['id', ...shows];
  const related = (await serialize(kysely, typeNamed(to), found)) as Row[];
  return new Map(
    related.map((row) => [row['id'] as number, Object.fromEntries(names.map((name) => [name, row[name]]))]),
  );
}

function typeNamed(name: string): ContentType {
  const type = contentTypes.find((declared) => declared.name === name);
  if (!type) throw new Error(`No content type is named ${name}.`);
  return type;
}
