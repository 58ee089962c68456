import { type Language, languageOf, languages, languageTagged, otherLanguagesOf } from '../../../content/languages.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { inLanguage, isTranslatable } from '../../../content/model/translations/in-language.ts';
import { settings } from '../../../content/types/settings.ts';
import { done, type Outcome, refused } from '../../platform/outcome.ts';
import { readOtherLanguagesIn } from '../language.ts';
import { readSingle } from '../records/records.ts';
import type { ContentDatabase } from '../tables.ts';

/** Stands for the language of the records and all others in what lists are asked. */
export const EVERY_LANGUAGE = 'all';

/** Returns those of some types that can be translated, in a language of the site; all of them in that of its records. */
export async function typesInLanguage(
  db: ContentDatabase,
  types: readonly ContentType[],
  tag: string | undefined,
): Promise<Outcome<ContentType[]>> {
  if (tag === undefined) return done([...types]);
  const translatable = types.filter(isTranslatable);
  if (tag === EVERY_LANGUAGE) return done(typesInEvery(await readOtherLanguagesIn(db), types));
  const outcomes = await Promise.all(translatable.map((type) => typeInLanguage(db, type, tag)));
  const refusal = outcomes.find((outcome) => !outcome.ok);
  if (refusal && !refusal.ok) return refusal;
  const translated = outcomes.flatMap((outcome) => (outcome.ok ? outcome.value : []));
  return done(translated.some(({ language }) => language) ? translated : [...types]);
}

/** Returns some types, and those of them that can be translated in each of some other languages. */
export function typesInEvery(others: readonly Language[], types: readonly ContentType[]): ContentType[] {
  const translatable = types.filter(isTranslatable);
  return [...types, ...others.flatMap((other) => translatable.map((type) => inLanguage(type, other)))];
}

/** Returns a type in a language of the site, given its tag: the type itself in that of its records. */
export async function typeInLanguage(
  db: ContentDatabase,
  type: ContentType,
  tag: string | undefined,
): Promise<Outcome<ContentType>> {
  if (tag === undefined) return done(type);
  const stored = await readSingle(db, settings);
  const language = languageTagged(tag);
  if (language === undefined) return refused({ language: ['Language must be a tag such as de.'] });
  if (language === languageOf(stored)) return done(type);
  if (!isTranslatable(type)) return refused({ language: [`${type.label.many} cannot be translated.`] });
  if (otherLanguagesOf(stored).some((other) => other.language === language)) return done(inLanguage(type, language));
  return refused({ language: [`The site is not in ${languages[language].name}. Add it in the settings first.`] });
}
