import { page } from '../content/types/page.ts';
import { settings } from '../content/types/settings.ts';
import { DEFAULT_LANGUAGE, type Language } from '../content/languages.ts';
import { serviceCategoriesIn } from '../content/service-categories.ts';
import { wordsIn } from '../content/words/index.ts';
import { legalPagesIn } from './built-ins.ts';
import { byName, type Create } from './by-name.ts';
import { recordsIn, type Demonstration } from './records.ts';

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
  for (const { type, fields, daysAgo } of recordsIn(demonstration))
    await named(
      type,
      type.name === settings.name ? { ...fields, ...languagesOf(language) } : fields,
      new Date(now.getTime() - daysAgo * DAY),
    );
}

/** Creates what an installation without a demonstration starts with. */
export async function seedEmpty(create: Create, { language, now }: { language: Language; now: Date }): Promise<void> {
  const service_categories = serviceCategoriesIn(wordsIn(language).first);
  await create(settings, { ...languagesOf(language), service_categories }, now);
  for (const legalPage of legalPagesIn(language)) await create(page, legalPage, now);
}

/** Returns what the settings say of a language. In the default one they say nothing. */
function languagesOf(language: Language) {
  return language === DEFAULT_LANGUAGE ? {} : { languages: [{ language, shown: true }] };
}
