import { originalOf } from '../../media/picture-files.ts';
import { takeInventory } from '../../media/storage/inventory.ts';
import type { MediaTables } from '../../media/tables.ts';
import { type Check, found, type Site } from '../check.ts';
import { bringBack, makeAgain } from './damaged-pictures.ts';

export const missingFiles: Check = {
  what: 'Whether files of pictures are missing',
  find: async (site) => {
    const { missing } = await takeInventory(site.database.kysely.withTables<MediaTables>(), site.files.storage);
    const [trashed, lost]: [string[], string[]] = [[], []];
    for (const key of missing) ((await isInTrash(site, key)) ? trashed : lost).push(key);
    return [
      ...found('Files of pictures that are in the trash', trashed, FIX, () => restore(site, trashed)),
      ...found('Lost files of pictures', lost, 'Bring them back from a backup with --fix.', () => mendLost(site, lost)),
    ];
  },
};

const FIX = 'Restore them with --fix.';

async function isInTrash({ files: { trash } }: Site, key: string) {
  const file = await trash.open(key);
  file?.stream.destroy();
  return file !== null;
}

/** A smaller size is made again, as long as its picture is there. */
async function mendLost(site: Site, lost: string[]) {
  const pictures = lost.filter((key) => key === originalOf(key));
  const variants = lost.filter((key) => !pictures.includes(originalOf(key)));
  const done = [
    ...(pictures.length > 0 ? [await bringBack(site, pictures)] : []),
    ...(variants.length > 0 ? [await makeAgain(site, variants)] : []),
  ];
  return done.join(' ');
}

async function restore({ files: { trash } }: Site, keys: string[]) {
  const lost = await trash.restore(keys);
  return `Files restored from the trash: ${keys.length - lost.length}.`;
}
