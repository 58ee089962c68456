import { sql } from 'kysely';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ContentDatabase, recordsOf } from '../../content/tables.ts';

interface Asked {
  type: ContentType;
  slugs: readonly string[];
  /** The records that may be found. */
  records: ReturnType<typeof recordsOf>;
}

/** Returns the present slugs of records of some types, by the slugs they have or once had, in one query. */
export async function readCurrentSlugs(db: ContentDatabase, asked: readonly Asked[]) {
  const [first, ...others] = asked.map((ofType) => slugsOf(db, ofType));
  const rows = first ? await others.reduce((all, ofType) => all.unionAll(ofType), first).execute() : [];
  const byType = Map.groupBy(rows, ({ type }) => type);
  const slugs = ({ name }: ContentType) => byType.get(name)?.map(({ asked, current }) => [asked, current] as const);
  return new Map(asked.map(({ type }) => [type, new Map(slugs(type))]));
}

function slugsOf(db: ContentDatabase, { type, slugs, records }: Asked) {
  const column = <Value>(name: string) => sql.ref<Value>(`${type.table}.${name}`);
  const present = records
    .select([column<string>('slug').as('slug'), column<number>('id').as('id')])
    .where(column<string>('slug'), 'in', slugs);
  const former = db
    .selectFrom('slug_redirects')
    .select(['slug', 'record_id as id'])
    .where('type', '=', type.name)
    .where('slug', 'in', slugs);
  return records
    .innerJoin(present.unionAll(former).as('asked'), (join) => join.on(sql.ref('asked.id'), '=', column('id')))
    .select([
      sql<string>`${sql.lit(type.name)}`.as('type'),
      sql.ref<string>('asked.slug').as('asked'),
      column<string>('slug').as('current'),
    ]);
}
