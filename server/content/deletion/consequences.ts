import type { ContentType } from '../../../content/model/content-type.ts';
import { menus } from '../../../content/types/menus.ts';
import { describeDependents } from '../records/relations.ts';
import type { ContentDatabase } from '../tables.ts';
import { mentioning } from '../uses/places.ts';

/** Describes what else the deletion of a record affects: what relates to it, and what links to it. */
export async function describeConsequences(db: ContentDatabase, type: ContentType, id: number) {
  const { count, sentence } = await describeDependents(db, type, id);
  const places = await mentioning(db, type, id);
  // A record may link to it in several languages.
  const records = new Set(places.map(({ type: path, key }) => `${path} ${key}`));
  const others = [...records].filter((record) => !record.startsWith(`${menus.path} `)).length;
  const sentences = [
    ...(sentence ? [sentence] : []),
    ...(records.size > others ? ['The menus link to it, and leave that out until it is restored.'] : []),
    ...(others > 0 ? [linked(others)] : []),
  ];
  return { count, sentence: sentences.join(' ') || null };
}

function linked(count: number) {
  return count === 1
    ? 'Another record links to it, and shows no link until it is restored.'
    : `${count} other records link to it, and show no link until it is restored.`;
}
