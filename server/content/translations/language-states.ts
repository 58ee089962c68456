import { ACTIVE } from '../../../content/model/field.ts';
import { otherLanguagesOf } from '../../../content/languages.ts';
import { page } from '../../../content/types/page.ts';
import { settings } from '../../../content/types/settings.ts';
import { readSingle } from '../records/records.ts';
import type { ContentDatabase } from '../tables.ts';
import { translationsOf } from './rows.ts';

/** Reads the languages into which a site is translated, and whether each has what visitors need to see it: a home page. */
export async function readLanguageStates(db: ContentDatabase) {
  const others = otherLanguagesOf(await readSingle(db, settings));
  if (others.length === 0) return [];
  const homes = translationsOf(db, page).select('language').where('slug', '=', 'home').where('status', '=', ACTIVE);
  const withHome = new Set((await homes.execute()).map(({ language }) => language));
  return others.map(({ language, shown: isShown }) => ({ language, shown: isShown, has_home: withHome.has(language) }));
}
