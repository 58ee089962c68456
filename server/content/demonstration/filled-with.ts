import { logActivity, SYSTEM } from '../../audit/audit-log.ts';
import { type DemonstrationName, demonstrationNames } from '../../platform/configuration/configuration.ts';
import { readDemonstrations } from '../seed.ts';
import type { ContentDatabase } from '../tables.ts';

/** What the activity log calls a demonstration as a whole. */
export const SUBJECT = 'demonstration';

/** Notes which demonstration fills a database. Such an entry is never purged. */
export async function noteDemonstration(transaction: ContentDatabase, name: DemonstrationName, now: Date) {
  const entry = { subject: SUBJECT, action: 'created', recordId: null, title: name } as const;
  await logActivity(transaction, { ...entry, by: SYSTEM, at: now });
}

/** Reads the demonstration that a database was filled with. Before there were several, none was noted. */
export async function readDemonstration(db: ContentDatabase) {
  const created = db.selectFrom('activity').select('title').where('subject', '=', SUBJECT);
  const entry = await created.where('action', '=', 'created').executeTakeFirst();
  const { loadDemonstration } = await readDemonstrations();
  return loadDemonstration(demonstrationNames.find((name) => name === entry?.title) ?? demonstrationNames[0]);
}
