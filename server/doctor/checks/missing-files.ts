import { takeInventory } from '../../media/storage/inventory.ts';
import type { MediaTables } from '../../media/tables.ts';
import { type Check, found, type Site } from '../check.ts';

export const missingFiles: Check = {
  what: 'Whether files of pictures are missing',
  find: async (site) => {
    const { missing } = await takeInventory(site.database.kysely.withTables<MediaTables>(), site.storage);
    const [trashed, lost]: [string[], string[]] = [[], []];
    for (const key of missing) ((await isInTrash(site, key)) ? trashed : lost).push(key);
    return [
      ...found('Files of pictures that are in the trash', trashed, FIX, () => restore(site, trashed)),
      ...found('Lost files of pictures', lost, 'Restore them from a backup.'),
    ];
  },
};

const FIX = 'Restore them with --fix.';

async function isInTrash({ trash }: Site, key: string) {
  const file = await trash.open(key);
  file?.stream.destroy();
  return file !== null;
}

async function restore({ trash }: Site, keys: string[]) {
  for (const key of keys) await trash.restore(key);
  return `Files restored from the trash: ${keys.length}.`;
}
