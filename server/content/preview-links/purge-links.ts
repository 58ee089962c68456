import { ERASED } from '../../audit/audit-log.ts';
import type { ContentDatabase } from '../tables.ts';
import { visitorActions } from './tables.ts';

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
    // An entry is younger than its link: what is older than all links is of none of them.
    const oldest = await transaction
      .selectFrom('preview_links')
      .select(({ fn }) => fn.min('created_at').as('at'))
      .executeTakeFirst();
    await transaction
      .updateTable('activity')
      .set({ user_name: ERASED })
      .where('user_id', 'is', null)
      .where('action', 'in', visitorActions)
      .where('at', '<', oldest?.at ?? now.toISOString())
      .execute();
    return Number(numDeletedRows);
  });
}
