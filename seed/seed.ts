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
import { type Demonstration, recordsIn, type Words } from './records.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

interface Seeding {
  create: Create;
  /** By their names. */
  picturePaths: ReadonlyMap<string, string>;
  now: Date;
  language: Language;
}

/** Creates a demonstration as of `now`. Its pictures are stored beforehand. */
export async function seedDemonstration(
  demonstration: Demonstration,
  { create, picturePaths, now, language }: Seeding,
) {
  const named = byName(create, picturePaths);
  const others = otherLanguagesOf(demonstration, language);
  for (const { type, fields, daysAgo, words } of recordsIn(demonstration)) {
    const createdAt = new Date(now.getTime() - daysAgo * DAY);
    const ofSite = type.name === settings.name && languagesOf([language, ...others]);
    const values = { ...fields, ...ofSite };
    const id = await named(type, others.length > 0 ? withItemIds(values) : values, createdAt);
    for (const other of others) {
      const wordsInOther = words[other];
      if (!wordsInOther) continue;
      await create(inLanguage(type, other), translation(type, other, wordsInOther), createdAt, { id, version: 1 });
    }
  }
}

/** A demonstration is in English, and so are the records that its translations belong to. */
function otherLanguagesOf({ translations = {} }: Demonstration, language: Language): Language[] {
  return language === DEFAULT_LANGUAGE ? (Object.keys(translations) as Language[]) : [];
}

function translation(type: ContentType, language: Language, words: Words): Words {
  const status = 'status' in inLanguage(type, language).fields && { status: ACTIVE };
  return { ...status, ...withItemIds(words) };
}

/** Numbers the items of lists that have no ids, by which words in other languages belong to them. */
function withItemIds<Values extends object>(values: Values): Values {
  const numbered = Object.entries(values).map(([name, value]) => [name, withIds(value as unknown)]);
  return Object.fromEntries(numbered) as Values;
}

function withIds(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      typeof item === 'object' && item !== null ? { id: String(index + 1), ...withItemIds(item) } : item,
    );
  return typeof value === 'object' && value !== null ? withItemIds(value) : value;
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
