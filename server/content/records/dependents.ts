import type { ContentType } from '../../../content/model/content-type.ts';
import { relationsTo } from './relations.ts';
import { anyContent, type ContentDatabase, tableOf } from '../tables.ts';

export interface Dependents {
  /** How many records are related to the one that may be deleted. */
  count: number;
  /** What becomes of them; null where there are none. */
  sentence: string | null;
}

/** Gives what else a delete of a record touches. */
export async function dependentsOf(kysely: ContentDatabase, type: ContentType, id: number): Promise<Dependents> {
  let count = 0;
  for (const { from, name } of relationsTo(type)) {
    const rows = anyContent(kysely).selectFrom(tableOf(from)).where('deleted_at', 'is', null);
    const pointing = rows.where(kysely.dynamic.ref(name), '=', id).select(({ fn }) => fn.countAll().as('total'));
    count += Number((await pointing.executeTakeFirstOrThrow()).total);
  }
  return { count, sentence: count > 0 ? (fates[type.name]?.(count) ?? null) : null };
}

/** What becomes of the records that are related to a deleted one, by its type. */
const fates: Record<string, (count: number) => string> = {
  blog: (count) => (count === 1 ? 'Its heading goes along.' : `Its ${count} headings go along.`),
  teamMember: (count) => (count === 1 ? 'One blog stays, without author.' : `${count} blogs stay, without author.`),
};
