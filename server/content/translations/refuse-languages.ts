import { type Language, languages, languageTagged, prefixOf } from '../../../content/languages.ts';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { isTranslatable } from '../../../content/model/translations/in-language.ts';
import { page } from '../../../content/types/page.ts';
import { settings } from '../../../content/types/settings.ts';
import { type FieldErrors, refused } from '../../platform/outcome.ts';
import { readLanguageIn } from '../language.ts';
import { type ContentDatabase, recordsOf } from '../tables.ts';
import { translationsOf } from './rows.ts';

/**
 * Refuses languages of the site of which one is listed twice, or has a page in the place of its addresses, or would be that of
 * the records while there are translations from another.
 */
export async function refuseLanguages(db: ContentDatabase, type: ContentType, changes: Record<string, unknown>) {
  const listed = type.name === settings.name ? changes['languages'] : undefined;
  if (!Array.isArray(listed)) return null;
  const errors: FieldErrors = {};
  const first = await readLanguageIn(db);
  const tags = (listed as { language: string }[]).flatMap(({ language }) => languageTagged(language) ?? []);
  for (const [index, language] of tags.entries()) {
    const { name } = languages[language];
    const refusal =
      tags.indexOf(language) === index
        ? await (index === 0 ? refuseAsFirst(db, { language, first, tags }) : refuseAsOther(db, language, name))
        : `${name} is listed twice.`;
    if (refusal) errors[`languages.${index}.language`] = [refusal];
  }
  return Object.keys(errors).length > 0 ? refused(errors) : null;
}

/** Translations into languages that the site no longer has do not count: nobody could delete them. */
async function refuseAsFirst(
  db: ContentDatabase,
  { language, first, tags }: { language: Language; first: Language; tags: Language[] },
): Promise<string | null> {
  if (language === first) return null;
  for (const type of contentTypes.filter(isTranslatable))
    if (await translationsOf(db, type).select('id').where('language', 'in', tags).limit(1).executeTakeFirst())
      return `${languages[first].name} stays the first language as long as there are translations from it.`;
  return null;
}

async function refuseAsOther(db: ContentDatabase, language: Language, name: string): Promise<string | null> {
  const path = prefixOf(language);
  const taken = recordsOf(db, page).select('id').where('slug', '=', path.slice(1));
  if (!(await taken.executeTakeFirst())) return null;
  return `${name} would be at ${path}, where a page is. Give that page another address first.`;
}
