import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { newRecordSchema } from '../../../content/model/schema.ts';
import { brand } from '../../../content/types/brand.ts';
import { menus } from '../../../content/types/menus.ts';
import { page } from '../../../content/types/page.ts';
import { settings, settingsDefaults } from '../../../content/types/settings.ts';
import { listBySlugs, readSingle } from '../records/records.ts';
import { withSafeRichText } from '../records/serialize.ts';
import type { ContentDatabase } from '../tables.ts';
import { readBuiltIns } from '../seed.ts';

type Values = Record<string, unknown>;

/** A record that the demonstration fills and that stays when it is removed. */
export interface FilledRecord {
  type: ContentType;
  record: AnyRecord;
  /** What it is without the demonstration. */
  bare: Values;
}

export async function readFilledRecords(db: ContentDatabase): Promise<FilledRecord[]> {
  const { slugsOfEverySite } = await readBuiltIns();
  const [ofSettings, ofBrand, ofMenus, pages] = await Promise.all([
    readSingle(db, settings),
    readSingle(db, brand),
    readSingle(db, menus),
    listBySlugs(db, page, slugsOfEverySite),
  ]);
  return [
    ...(ofSettings ? [{ type: settings, record: ofSettings, bare: { ...settingsDefaults } }] : []),
    ...(ofBrand ? [await builtIn(brand, ofBrand)] : []),
    ...(ofMenus ? [await builtIn(menus, ofMenus)] : []),
    ...(await Promise.all(pages.map((record) => builtIn(page, record)))),
  ];
}

/** Returns a record that every site has, of which the demonstration may have written some. */
async function builtIn(type: ContentType, record: AnyRecord): Promise<FilledRecord> {
  const { bareRecord } = await readBuiltIns();
  const input = newRecordSchema(type).parse(bareRecord(type, record['slug'])) as AnyRecord;
  return { type, record, bare: withSafeRichText(type, input) };
}
