import {
  DEFAULT_LANGUAGE,
  type Language,
  languageOf,
  languageTagged,
  languageTags,
  otherLanguagesOf,
} from '../../content/languages.ts';
import type { AnyRecord } from '../../content/model/record.ts';
import { type Configuration, ConfigurationError } from '../platform/configuration/configuration.ts';
import type { ContentDatabase } from './tables.ts';

/** Reads the language of the site. While the database is away, it is the last one known: visitors are to be told so in it. */
export type ReadLanguage = () => Promise<Language>;

export function createLanguage(readSettings: () => Promise<AnyRecord | null>): ReadLanguage {
  let last = DEFAULT_LANGUAGE;
  return async () => {
    try {
      last = languageOf(await readSettings());
    } catch {
      // Whoever needs more than the language meets the same error.
    }
    return last;
  };
}

/** Reads the language of the site as a transaction sees it. */
export async function readLanguageIn(db: ContentDatabase): Promise<Language> {
  return languageOf(await readLanguages(db));
}

/** Reads the languages besides that as a transaction sees them. */
export async function readOtherLanguagesIn(db: ContentDatabase): Promise<Language[]> {
  return otherLanguagesOf(await readLanguages(db)).map(({ language }) => language);
}

async function readLanguages(db: ContentDatabase) {
  const row = await db.selectFrom('settings').select('languages').executeTakeFirst();
  return { languages: JSON.parse(row?.languages ?? '[]') as unknown };
}

/** Returns the language that an empty site begins in. Throws if the variable names none. */
export function firstLanguageOf({ LANGUAGE }: Pick<Configuration, 'LANGUAGE'>): Language {
  const language = languageTagged(LANGUAGE);
  if (language) return language;
  throw new ConfigurationError(`LANGUAGE must be one of ${languageTags.join(', ')}, but is "${LANGUAGE}".`);
}
