import { z } from 'zod';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type ContentDatabase, countOf, recordsOf } from '../tables.ts';
import { relationsTo } from './relations.ts';

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
