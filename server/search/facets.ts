import { groupOf, type SearchGroupKey } from '../../content/search-groups.ts';
import type { SearchEntry } from './entries/entry.ts';

/** Begins the words that narrow a search. No text has such a word, and SQLite counts it as a letter. */
const PREFIX = '§';

/** Returns the words that narrow a search to entries like this: of its group, and of what visitors find in its language. */
export function facetsOf({
  type,
  language,
  isPublic,
}: Pick<SearchEntry, 'type' | 'language' | 'isPublic'>): Set<string> {
  return new Set([facetOfGroup(groupOf(type)), ...(isPublic ? [facetOfPublic(language)] : [])]);
}

export function facetOfGroup(group: SearchGroupKey): string {
  return lettersOnly(group);
}

/** Of what visitors find in a language; in that of the records, it is empty. */
export function facetOfPublic(language: string): string {
  return lettersOnly(`public${language}`);
}

function lettersOnly(name: string) {
  return PREFIX + name.toLowerCase().replace(/[^a-z]/g, '');
}
