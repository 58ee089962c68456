import { sql } from 'kysely';
import { z } from 'zod';
import type { ContentType } from '../../../content/model/content-type.ts';
import { isTranslatable } from '../../../content/model/translations/in-language.ts';
import { nameInLanguage } from '../../../content/model/translations/type-name.ts';
import { readOtherLanguagesIn } from '../language.ts';
import { readKeys, readTitles } from '../records/keys.ts';
import { findId } from '../records/records.ts';
import { hasInTranslatedTitle } from '../records/title-search.ts';
import { type ContentDatabase, recordsOf } from '../tables.ts';
import { translationsOf } from './rows.ts';

const MAX_PER_TYPE = 8;

export const foundTranslationSchema = z.object({
  type: z.string().describe('The path of the type'),
  key: z.string().describe('The id or slug of the record'),
  language: z.string(),
  title: z.string(),
});

/** Finds translations into the languages of a site whose titles contain a text, a few of each type. */
export async function findTranslations(db: ContentDatabase, types: readonly ContentType[], text: string) {
  const into = await readOtherLanguagesIn(db);
  if (into.length === 0) return [];
  const lists = types
    .filter((type) => isTranslatable(type) && !type.single)
    .map(async (type) => {
      const isFound = hasInTranslatedTitle(db, type, text);
      if (!isFound) return [];
      const found = await translationsOf(db, type)
        .select(['id', 'language', sql<string>`${sql.ref(type.title)}`.as('title')])
        .where('language', 'in', into)
        .where('id', 'in', recordsOf(db, type).select('id'))
        .where(isFound)
        .orderBy('updated_at', 'desc')
        .limit(MAX_PER_TYPE)
        .execute();
      const references = found.map(({ id, language }) => ({ type: nameInLanguage(type.name, language), id }));
      const findRecord = await readTitles(db, references);
      return found.map(({ id, language, title }) => ({
        type: type.path,
        key: findRecord({ type: nameInLanguage(type.name, language), id })?.key ?? String(id),
        language,
        title,
      }));
    });
  return (await Promise.all(lists)).flat();
}

/** Returns the key of the record of which a translation has a slug; null without one. */
export async function findBySlug(
  db: ContentDatabase,
  type: ContentType,
  slug: string,
): Promise<{ key: string } | null> {
  const id = type.addressedBy === 'slug' ? await findId(db, type, slug) : null;
  if (id === null) return null;
  const key = (await readKeys(db, [{ type: type.name, id }]))({ type: type.name, id });
  return key === null ? null : { key };
}
