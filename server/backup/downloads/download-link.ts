import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { backupTables, noteStatus, readStatus } from '../scheduled/backup-status.ts';

const LINK_LASTS = 60_000; // ms
const LEASE = 60_000; // ms; after that, a download whose process has died holds up no other

/**
 * The link of the next download, and the lease of the one that is under way: of one site, whichever of its processes is asked. Only
 * a hash of the token is stored.
 */
export function createDownloadLink(database: Database, clock: Clock) {
  const now = () => clock().toISOString();
  const later = (ms: number) => new Date(clock().getTime() + ms).toISOString();

  /** Makes a link for whoever has a session. The one before works no longer. */
  async function make(sessionId: number): Promise<{ token: string; expires_at: string }> {
    const token = newToken();
    const expires_at = later(LINK_LASTS);
    await noteStatus(database, {
      link_hash: hashToken(token),
      link_session_id: sessionId,
      link_expires_at: expires_at,
    });
    return { token, expires_at };
  }

  /** Returns the session for which a link was made; null if it is unknown, was used or has expired. */
  async function sessionOf(token: string): Promise<number | null> {
    const { link_hash, link_session_id, link_expires_at } = await readStatus(database);
    const works = link_hash === hashToken(token) && link_expires_at !== null && link_expires_at > now();
    return works ? link_session_id : null;
  }

  async function isUnderWay(): Promise<boolean> {
    const { downloading_until } = await readStatus(database);
    return downloading_until !== null && downloading_until > now();
  }

  /** Uses a link, and begins the lease. Returns whether nothing was in the way, such as another download. */
  async function take(token: string): Promise<boolean> {
    const taken = backupTables(database)
      .updateTable('backup_status')
      .set({ link_hash: null, downloading_until: later(LEASE) })
      .where('link_hash', '=', hashToken(token))
      .where((row) => row.or([row('downloading_until', 'is', null), row('downloading_until', '<=', now())]));
    return (await taken.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
  }

  return {
    make,
    sessionOf,
    isUnderWay,
    take,
    renew: () => noteStatus(database, { downloading_until: later(LEASE) }),
    RENEWED_EVERY: LEASE / 3,
    noteComplete: () => noteStatus(database, { downloaded_at: now() }),
    end: () => noteStatus(database, { downloading_until: null }),
  };
}
