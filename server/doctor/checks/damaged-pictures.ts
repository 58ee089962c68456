import { findInBackups } from '../../backup/files-in-backups.ts';
import { openDestination } from '../../backup/destination/destination.ts';
import { originalOf } from '../../media/picture-files.ts';
import { type Digests, parseDigests } from '../../media/storage/digests.ts';
import { findChanged, remakeVariants } from '../../media/storage/mending.ts';
import type { MediaTables } from '../../media/tables.ts';
import { type Check, found, type Site } from '../check.ts';

/** Files that were cut or overwritten since they were stored. All are read. */
export const damagedPictures: Check = {
  what: 'Whether pictures are what was stored',
  find: async (site) => {
    const changed = await findChanged(mediaOf(site), site.files.storage);
    const pictures = changed.filter((key) => key === originalOf(key));
    const variants = changed.filter((key) => key !== originalOf(key) && !pictures.includes(originalOf(key)));
    return [
      ...found('Pictures that are damaged', pictures, ADVICE, () => bringBack(site, pictures)),
      ...found('Smaller sizes of pictures that are damaged', variants, 'Have them made again with --fix.', () =>
        makeAgain(site, variants),
      ),
    ];
  },
};

const ADVICE = 'Bring them back from a backup with --fix, or replace them in the library.';

/** Makes those again that a picture which is there needs. */
export async function makeAgain(site: Site, variants: string[]): Promise<string> {
  await remakeVariants(mediaOf(site), variants);
  return `Smaller sizes of pictures that the server makes again: ${variants.length}.`;
}

/** Restores pictures from the newest backups that have them undamaged. Their variants are made again. */
export async function bringBack(site: Site, pictures: string[]): Promise<string> {
  const destination = openDestination(site.configuration);
  const wanted = await digestsOf(site, pictures);
  const siteId = await site.files.readSiteId();
  const use = (key: string, bytes: Uint8Array) => site.files.storage.write(key, bytes);
  const back = destination ? await findInBackups(destination, wanted, { siteId, use }) : [];
  await remakeVariants(mediaOf(site), back);
  return `Pictures brought back from backups: ${back.length} of ${pictures.length}.`;
}

async function digestsOf(site: Site, pictures: string[]): Promise<Digests> {
  const rows = await mediaOf(site).selectFrom('media').select('digests').where('file', 'in', pictures).execute();
  const all: Digests = Object.assign({}, ...rows.map(({ digests }) => parseDigests(digests)));
  return Object.fromEntries(pictures.flatMap((key) => (all[key] ? [[key, all[key]]] : [])));
}

function mediaOf({ database }: Site) {
  return database.kysely.withTables<MediaTables>();
}
