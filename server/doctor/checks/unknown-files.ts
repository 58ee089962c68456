import { pictureUsage } from '../../content/uses/picture-usage.ts';
import type { ContentTables } from '../../content/tables.ts';
import { isJoined, readSiteIds } from '../../data-folder/site-id.ts';
import { UNUSED_KEPT_FOR } from '../../media/media.ts';
import { originalOf } from '../../media/picture-files.ts';
import { countPictures, takeInventory } from '../../media/storage/inventory.ts';
import { MAX_UNACCOUNTED } from '../../media/sweep.ts';
import { type Check, found, type Site } from '../check.ts';

export const unknownFiles: Check = {
  what: 'Whether there are files that the database does not know',
  find: async (site) => {
    const files = await findUnknown(site);
    const isOurs = isJoined(await readSiteIds(site.database, site.files));
    if (countPictures(files) > MAX_UNACCOUNTED || !isOurs)
      return found(WHAT, files, 'No unused file is removed until then: check DATA_DIR and DATABASE_URL.');
    const unused = await unusedOf(site, files);
    return found(WHAT, unused, 'Move them to the trash with --fix.', () => moveToTrash(site, unused));
  },
};

const WHAT = 'Files of pictures that the database does not know';

/** Files of uploads that are under way are not old enough. */
async function findUnknown({ database, files, clock }: Site) {
  const { unaccounted } = await takeInventory(database.kysely.withTables<ContentTables>(), files.storage);
  const before = new Date(clock().getTime() - UNUSED_KEPT_FOR);
  return unaccounted.filter(({ modifiedAt }) => modifiedAt < before).map(({ key }) => key);
}

/** Leaves out the files that a text or an earlier version shows. */
async function unusedOf({ database }: Site, files: string[]) {
  const db = database.kysely.withTables<ContentTables>();
  const { isInUse } = pictureUsage(db);
  const unused: string[] = [];
  for (const key of files) if (!(await isInUse({ id: null, file: originalOf(key) }, db))) unused.push(key);
  return unused;
}

async function moveToTrash({ files: { trash } }: Site, keys: string[]) {
  for (const key of keys) await trash.put(key);
  return `Files moved to the trash, where they stay for 30 days: ${keys.length}.`;
}
