import { builtInPages } from '../../../content/addresses.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { newRecordSchema } from '../../../content/model/schema.ts';
import { page } from '../../../content/types/page.ts';
import { settings, settingsDefaults } from '../../../content/types/settings.ts';
import { listBySlugs, readSingle } from '../records/records.ts';
import type { ContentDatabase } from '../tables.ts';
import { readBuiltIns, readSeededSite } from '../seed.ts';

type Values = Record<string, unknown>;

/** A record that the demonstration fills and that is never deleted. */
export interface KeptRecord {
  type: ContentType;
  record: AnyRecord;
  /** What it is without the demonstration. */
  bare: Values;
  /** What the demonstration of today has in it. */
  seed: Values;
}

export async function readKeptRecords(db: ContentDatabase): Promise<KeptRecord[]> {
  const [found, pages] = await Promise.all([
    readSingle(db, settings),
    listBySlugs(
      db,
      page,
      builtInPages.map(({ slug }) => slug),
    ),
  ]);
  const seed = await readSeededSite();
  const ofSettings = found
    ? [{ type: settings, record: found, bare: { ...settingsDefaults }, seed: seed.settings }]
    : [];
  return [...ofSettings, ...(await Promise.all(pages.map(keptPage)))];
}

async function keptPage(record: AnyRecord): Promise<KeptRecord> {
  const { builtIns } = await readBuiltIns();
  const [, input] = builtIns.find(([, { slug }]) => slug === record['slug']) ?? [];
  return { type: page, record, bare: newRecordSchema(page).parse(input), seed: {} };
}
