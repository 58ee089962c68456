import { page } from '../content/types/page.ts';
import { settings } from '../content/types/settings.ts';
import { legalPages } from './built-ins.ts';
import { byName, type Create } from './by-name.ts';
import { recordsIn, type Demonstration } from './records.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

interface Seeding {
  create: Create;
  /** By their names. */
  picturePaths: ReadonlyMap<string, string>;
  now: Date;
}

/** Creates a demonstration as of `now`. Its pictures are stored beforehand. */
export async function seedDemonstration(demonstration: Demonstration, { create, picturePaths, now }: Seeding) {
  const named = byName(create, picturePaths);
  for (const { type, fields, daysAgo } of recordsIn(demonstration))
    await named(type, fields, new Date(now.getTime() - daysAgo * DAY));
}

/** Creates what an installation without a demonstration starts with. */
export async function seedEmpty(create: Create, now: Date): Promise<void> {
  await create(settings, {}, now);
  for (const legalPage of legalPages) await create(page, legalPage, now);
}
