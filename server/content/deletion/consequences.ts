import type { ContentType } from '../../../content/model/content-type.ts';
import { menus } from '../../../content/types/menus.ts';
import { describeDependents } from '../records/relations.ts';
import type { ContentDatabase } from '../tables.ts';
import { mentioning } from '../uses/places.ts';

/** Describes what else the deletion of a record affects: what relates to it, and what links to it. */
export async function describeConsequences(db: ContentDatabase, type: ContentType, id: number) {
  const { count, sentence } = await describeDependents(db, type, id);
  const places = await mentioning(db, type, id);
  const others = places.filter(({ type: path }) => path !== menus.path).length;
  const sentences = [
    ...(sentence ? [sentence] : []),
    ...(places.length > others ? ['The menus link to it, and leave that out until it is restored.'] : []),
    ...(others > 0 ? [linked(others)] : []),
  ];
  return { count, sentence: sentences.join(' ') || null };
}

function linked(count: number) {
  return count === 1
    ? 'Another record links to it, and shows no link until it is restored.'
    : `${count} other records link to it, and show no link until it is restored.`;
}
