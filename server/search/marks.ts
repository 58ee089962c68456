import { groupOf, type SearchGroupKey } from '../../content/search-groups.ts';
import type { Thing } from './things/thing.ts';

/** Begins the words by which a search is narrowed. No text has such a word, and SQLite takes it for a letter. */
const MARK = '§';

/** Returns the marks of a thing: that of its group, and that of what visitors find in its language. */
export function marksOf({ place, language, isPublic }: Pick<Thing, 'place' | 'language' | 'isPublic'>): Set<string> {
  return new Set([markOfGroup(groupOf(place)), ...(isPublic ? [markOfPublic(language)] : [])]);
}

export function markOfGroup(group: SearchGroupKey): string {
  return lettersOnly(group);
}

/** Of what visitors find in a language; in that of the records, it is empty. */
export function markOfPublic(language: string): string {
  return lettersOnly(`public${language}`);
}

function lettersOnly(name: string) {
  return MARK + name.toLowerCase().replace(/[^a-z]/g, '');
}
