import { type RawBuilder, sql } from 'kysely';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { relationsTo } from './relations.ts';

/** Returns the paths of the types that records of a type may be without: those they point to, and those that point to them. */
export function partnersOf(type: ContentType): string[] {
  return Object.keys(conditions(type));
}

/** Returns the condition that a record of a type has no record, or only deleted ones, of the type with this path. */
export function isWithout(type: ContentType, partner: string): RawBuilder<boolean> {
  return conditions(type)[partner] ?? sql<boolean>`1 = 0`;
}

function conditions(type: ContentType): Record<string, RawBuilder<boolean>> {
  const column = (name: string, of: ContentType) => sql.ref(`${of.table}.${name}`);
  const none = (partner: ContentType, joined: RawBuilder<unknown>) =>
    sql<boolean>`not exists (select 1 from ${sql.table(partner.table)} where ${joined} and ${column('deleted_at', partner)} is null)`;
  const pointedTo = Object.entries(type.fields).flatMap(([name, { relation }]) => {
    const to = (contentTypes as readonly ContentType[]).find((other) => other.name === relation?.to);
    return to ? [[to.path, none(to, sql`${column('id', to)} = ${column(name, type)}`)] as const] : [];
  });
  const pointing = relationsTo(type).map(
    ({ from, name }) => [from.path, none(from, sql`${column(name, from)} = ${column('id', type)}`)] as const,
  );
  return Object.fromEntries([...pointedTo, ...pointing]);
}
