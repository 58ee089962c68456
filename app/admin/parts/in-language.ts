import { englishNameOf, languageTagged } from '../../../content/languages.ts';

/** Returns what something is called that may be a translation: a “Blog in German”. */
export function labelIn(label: string, language: string | null | undefined): string {
  const known = languageTagged(language ?? '');
  return known ? `${label} in ${englishNameOf(known)}` : label;
}
