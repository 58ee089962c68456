import { sql } from 'kysely';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { ContentDatabase, recordsOf } from '../../content/tables.ts';

interface FormerSlugs {
  type: ContentType;
  /** The type in the language that the slugs are in. */
  written: ContentType;
  slugs: readonly string[];
  /** Those that have or had the slugs. */
  holders: ReturnType<typeof recordsOf>;
  /** The records that may be found. */
  records: ReturnType<typeof recordsOf>;
}

/** Returns the present slugs of records, by the slugs they have or once had in some language, in one query. */
export async function readCurrentSlugs(db: ContentDatabase, links: readonly FormerSlugs[]) {
  const [first, ...others] = links.map((link) => slugsOf(db, link));
  const rows = first ? await others.reduce((all, query) => all.unionAll(query), first).execute() : [];
  const byName = Map.groupBy(rows, ({ type }) => type);
  const slugs = ({ name }: ContentType) => byName.get(name)?.map(({ former, current }) => [former, current] as const);
  return new Map(links.map(({ written }) => [written, new Map(slugs(written))]));
}

function slugsOf(db: ContentDatabase, { type, written, slugs, holders, records }: FormerSlugs) {
  const column = <Value>(name: string) => sql.ref<Value>(`${type.table}.${name}`);
  const holder = <Value>(name: string) => sql.ref<Value>(`${holders === records ? type.table : written.table}.${name}`);
  const current = holders
    .select([holder<string>('slug').as('slug'), holder<number>('id').as('id')])
    .where(holder<string>('slug'), 'in', slugs);
  const redirected = db
    .selectFrom('slug_redirects')
    .select(['slug', 'record_id as id'])
    .where('type', '=', written.name)
    .where('slug', 'in', slugs);
  return records
    .innerJoin(current.unionAll(redirected).as('former'), (join) => join.on(sql.ref('former.id'), '=', column('id')))
    .select([
      sql<string>`${sql.lit(written.name)}`.as('type'),
      sql.ref<string>('former.slug').as('former'),
      column<string>('slug').as('current'),
    ]);
}
