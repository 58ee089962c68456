import type { Followed } from '../../platform/database/database.ts';
import type { SiteDays } from '../../figures/site-days.ts';

/**
 * Returns the cache version: content version plus current date, because pages show the year. Null while the content version
 * is not known.
 */
export function createCacheVersion(version: Followed, { today, follow }: SiteDays) {
  let latest = { content: version.value() ?? -1, day: '', name: '' };

  return (): string | null => {
    const content = version.value();
    if (content === null) return null;
    // What is cached before a new time zone is read is rendered once more if the date differs. While the database is away, the
    // date is that of the last known time zone.
    if (content !== latest.content) follow().catch(() => {});
    const day = today();
    if (content !== latest.content || day !== latest.day) latest = { content, day, name: `${content} ${day}` };
    return latest.name;
  };
}
