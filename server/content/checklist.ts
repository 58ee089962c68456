import { isDemoAddress } from '../../content/texts/demonstration-address.ts';
import { ACTIVE } from '../../content/model/field.ts';
import { settingsDefaults } from '../../content/types/settings.ts';
import { SYSTEM } from '../audit/audit-log.ts';
import type { ContentDatabase } from './tables.ts';

/** One row while the list is dismissed. */
type ChecklistTables = { checklist: { id: number; put_away_at: string } };

/** Reads which steps of the set-up are done; null once the list was dismissed. */
export async function readChecklist(db: ContentDatabase) {
  if (await checklistTable(db).selectFrom('checklist').select('id').executeTakeFirst()) return null;
  const settings = await db
    .selectFrom('settings')
    .select(['product_name', 'email', 'phone', 'logo', 'time_zone'])
    .executeTakeFirst();
  const brand = await db.selectFrom('brands').select(['brand_color', 'icon']).executeTakeFirst();
  return {
    name: Boolean(settings?.product_name) && settings?.product_name !== settingsDefaults.product_name,
    colors: Boolean(brand?.brand_color),
    logo: Boolean(settings?.logo ?? brand?.icon),
    contact: Boolean(settings?.email ? !isDemoAddress(settings.email) : settings?.phone),
    time_zone: Boolean(settings?.time_zone),
    page: await hasOwnPage(db),
  };
}

/** Dismisses the list for everybody. */
export async function dismissChecklist(db: ContentDatabase, now: Date): Promise<void> {
  await checklistTable(db)
    .insertInto('checklist')
    .values({ id: 1, put_away_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function restoreChecklist(db: ContentDatabase): Promise<void> {
  await checklistTable(db).deleteFrom('checklist').execute();
}

/** Whether somebody has written a page that visitors see. */
async function hasOwnPage(db: ContentDatabase) {
  const visible = db.selectFrom('pages').select('id').where('deleted_at', 'is', null).where('status', '=', ACTIVE);
  const written = db.selectFrom('revisions').select('record_id').where('type', '=', 'page');
  const byPeople = visible.where('id', 'in', written.where('saved_by', '!=', SYSTEM.name));
  return (await byPeople.limit(1).executeTakeFirst()) !== undefined;
}

function checklistTable(db: ContentDatabase) {
  return db.withTables<ChecklistTables>();
}
