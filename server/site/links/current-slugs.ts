import { sql } from 'kysely';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ContentDatabase, recordsOf } from '../../content/tables.ts';

interface FormerSlugs {
  type: ContentType;
  /** Under which its former slugs are stored. */
  name: string;
  slugs: readonly string[];
  /** The records that may be found. */
  records: ReturnType<typeof recordsOf>;
}

/** Returns the present slugs of records of some types, by the slugs they have or once had, in one query. */
export async function readCurrentSlugs(db: ContentDatabase, links: readonly FormerSlugs[]) {
  const [first, ...others] = links.map((link) => slugsOf(db, link));
  const rows = first ? await others.reduce((all, query) => all.unionAll(query), first).execute() : [];
  const byType = Map.groupBy(rows, ({ type }) => type);
  const slugs = ({ name }: ContentType) => byType.get(name)?.map(({ former, current }) => [former, current] as const);
  return new Map(links.map(({ type }) => [type, new Map(slugs(type))]));
}

function slugsOf(db: ContentDatabase, { type, name, slugs, records }: FormerSlugs) {
  const column = <Value>(name: string) => sql.ref<Value>(`${type.table}.${name}`);
  const current = records
    .select([column<string>('slug').as('slug'), column<number>('id').as('id')])
    .where(column<string>('slug'), 'in', slugs);
  const redirected = db
    .selectFrom('slug_redirects')
    .select(['slug', 'record_id as id'])
    .where('type', '=', name)
    .where('slug', 'in', slugs);
  return records
    .innerJoin(current.unionAll(redirected).as('former'), (join) => join.on(sql.ref('former.id'), '=', column('id')))
    .select([
      sql<string>`${sql.lit(type.name)}`.as('type'),
      sql.ref<string>('former.slug').as('former'),
      column<string>('slug').as('current'),
    ]);
}
