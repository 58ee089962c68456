import type { Language } from '../../languages.ts';

/** Stands between the name of a type and a language in the name of its translations: `blog@de`. */
const IN = '@';

export function nameInLanguage(name: string, language: Language): string {
  return `${name}${IN}${language}`;
}

/** Divides the name of a type into that of the records themselves and the language, if it is that of their translations. */
export function splitTypeName(name: string): { source: string; language: Language | null } {
  const [source = '', language = null] = name.split(IN);
  return { source, language: language as Language | null };
}

/** Returns the pattern of the names under which translations of a type's records are stored, for `like`. */
export function translationNames({ name }: { readonly name: string }): string {
  return `${name}${IN}%`;
}
