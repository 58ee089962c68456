import type { ContentType } from '../content/model/content-type.ts';
import { ACTIVE } from '../content/model/field.ts';
import { inLanguage } from '../content/model/translations/in-language.ts';
import { page } from '../content/types/page.ts';
import { settings } from '../content/types/settings.ts';
import { DEFAULT_LANGUAGE, type Language } from '../content/languages.ts';
import { serviceCategoriesIn } from '../content/service-categories.ts';
import { wordsIn } from '../content/words/index.ts';
import { legalPagesIn } from './built-ins.ts';
import { byName, type Create } from './by-name.ts';
import { withItemIds } from './item-ids.ts';
import { type Demonstration, recordsIn, type Words } from './records.ts';
import { type SlugOf, writtenIn } from './written-in.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

interface Seeding {
  create: Create;
  /** By their names. */
  picturePaths: ReadonlyMap<string, string>;
  now: Date;
  language: Language;
  slugOf: SlugOf;
}

/**
 * Creates a demonstration as of `now`. Its pictures are stored beforehand. It is in English with all its translations, or in another
 * language alone: in English too, where it is not translated into that.
 */
export async function seedDemonstration(
  demonstration: Demonstration,
  { create, picturePaths, now, language, slugOf }: Seeding,
) {
  const named = byName(create, picturePaths);
  const languages = languagesIn(demonstration);
  const others = language === DEFAULT_LANGUAGE ? languages.filter((other) => other !== language) : [];
  const isTranslated = language !== DEFAULT_LANGUAGE && languages.includes(language);
  const records = recordsIn(demonstration);
  const written = isTranslated ? writtenIn(language, records, slugOf) : records;
  for (const { type, name, fields, daysAgo, words } of written) {
    const createdAt = new Date(now.getTime() - daysAgo * DAY);
    const ofSite = type.name === settings.name && languagesOf([language, ...others]);
    const values = { ...fields, ...ofSite };
    const id = await named({ type, name, fields: others.length > 0 ? withItemIds(values) : values, createdAt });
    for (const other of others) {
      const wordsInOther = words[other];
      if (!wordsInOther) continue;
      await create(inLanguage(type, other), translation(type, other, wordsInOther), createdAt, { id, version: 1 });
    }
  }
}

/** Returns the languages that a demonstration is in. */
export function languagesIn({ translations = {} }: Demonstration): Language[] {
  return [DEFAULT_LANGUAGE, ...(Object.keys(translations) as Language[])];
}

function translation(type: ContentType, language: Language, words: Words): Words {
  const status = 'status' in inLanguage(type, language).fields && { status: ACTIVE };
  return { ...status, ...withItemIds(words) };
}

/** Creates what an installation without a demonstration starts with. */
export async function seedEmpty(create: Create, { language, now }: { language: Language; now: Date }): Promise<void> {
  const service_categories = serviceCategoriesIn(wordsIn(language).first);
  await create(settings, { ...languagesOf([language]), service_categories }, now);
  for (const legalPage of legalPagesIn(language)) await create(page, legalPage, now);
}

/** Returns what the settings say of the languages of a site. Of the default one alone they say nothing. */
function languagesOf(languages: readonly Language[]) {
  if (languages.length === 1 && languages[0] === DEFAULT_LANGUAGE) return {};
  return { languages: languages.map((language) => ({ language, shown: true })) };
}
