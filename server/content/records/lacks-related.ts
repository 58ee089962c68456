import { type RawBuilder, sql } from 'kysely';
import { type ContentType, relationsOf } from '../../../content/model/content-type.ts';
import { relationsTo, typeNamed } from './relations.ts';

/** Returns the paths of the types that are related to a type in either direction. */
export function relatedPaths(type: ContentType): string[] {
  return Object.keys(conditions(type));
}

/** Returns the condition that a record has no related record of the type at `path`, or only deleted ones. */
export function lacksRelated(type: ContentType, path: string): RawBuilder<boolean> {
  return conditions(type)[path] ?? sql<boolean>`1 = 0`;
}

function conditions(type: ContentType): Record<string, RawBuilder<boolean>> {
  const column = (name: string, of: ContentType) => sql.ref(`${of.table}.${name}`);
  const noneOf = (related: ContentType, joined: RawBuilder<unknown>) =>
    sql<boolean>`not exists (select 1 from ${sql.table(related.table)} where ${joined} and ${column('deleted_at', related)} is null)`;
  const outgoing = relationsOf(type).map(({ name, to }) => {
    const related = typeNamed(to);
    return [related.path, noneOf(related, sql`${column('id', related)} = ${column(name, type)}`)] as const;
  });
  const incoming = relationsTo(type).map(
    ({ from, name }) => [from.path, noneOf(from, sql`${column(name, from)} = ${column('id', type)}`)] as const,
  );
  return Object.fromEntries([...outgoing, ...incoming]);
}
