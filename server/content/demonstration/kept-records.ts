import { builtInPages } from '../../../content/addresses.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { newRecordSchema } from '../../../content/model/schema.ts';
import { brand } from '../../../content/types/brand.ts';
import { menus } from '../../../content/types/menus.ts';
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
  const slugs = builtInPages.map(({ slug }) => slug);
  const [ofSettings, ofBrand, ofMenus, pages] = await Promise.all([
    readSingle(db, settings),
    readSingle(db, brand),
    readSingle(db, menus),
    listBySlugs(db, page, slugs),
  ]);
  const { settings: seed } = await readSeededSite();
  return [
    ...(ofSettings ? [{ type: settings, record: ofSettings, bare: { ...settingsDefaults }, seed }] : []),
    ...(ofBrand ? [await builtIn(brand, ofBrand)] : []),
    ...(ofMenus ? [await builtIn(menus, ofMenus)] : []),
    ...(await Promise.all(pages.map((record) => builtIn(page, record)))),
  ];
}

/** Returns a record that every site has, of which the demonstration may have written some. */
async function builtIn(type: ContentType, record: AnyRecord): Promise<KeptRecord> {
  const { builtIns } = await readBuiltIns();
  // By name: the first content is read with declarations of its own.
  const [, input] = builtIns.find(([{ name }, { slug }]) => name === type.name && slug === record['slug']) ?? [];
  return { type, record, bare: newRecordSchema(type).parse(input), seed: {} };
}
