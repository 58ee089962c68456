import { ERASED } from '../../audit/audit-log.ts';
import type { ContentDatabase } from '../tables.ts';
import { visitorEntries } from './visitor-data.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const KEPT_FOR = 30 * DAY;

/**
 * Deletes links that expired or were revoked more than 30 days ago with their comments, and erases their visitors from the
 * activity log. Returns how many links.
 */
export async function purgeLinks(db: ContentDatabase, now: Date): Promise<number> {
  const until = new Date(now.getTime() - KEPT_FOR).toISOString();
  return db.transaction().execute(async (transaction: ContentDatabase) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('preview_links')
      .where((link) => link.or([link('expires_at', '<=', until), link('revoked_at', '<=', until)]))
      .executeTakeFirstOrThrow();
    const links = transaction.selectFrom('preview_links').select('id');
    const ended = visitorEntries(transaction)
      .select('id')
      .where((entry) => entry.or([entry('link_id', 'is', null), entry('link_id', 'not in', links)]));
    await transaction.updateTable('activity').set({ user_name: ERASED }).where('id', 'in', ended).execute();
    return Number(numDeletedRows);
  });
}
