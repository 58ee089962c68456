import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { contentTypes, translationTypes } from '../../../content/index.ts';
import { type ContentType, fieldsOfKind } from '../../../content/model/content-type.ts';
import { nestedKinds } from '../../../content/model/parts/nested.ts';
import { type Destination, openDestination } from '../../backup/destination/destination.ts';
import type { ContentTables } from '../../content/tables.ts';
import { pictureUsage } from '../../content/uses/fill-uses.ts';
import { APART, countFileStores } from '../../data-folder/instances.ts';
import { isJoined, readSiteIds } from '../../data-folder/site-id.ts';
import { type Check, found, type Site } from '../check.ts';
import { UNUSED_KEPT_FOR } from '../../media/media.ts';
import { originalOf } from '../../media/picture-files.ts';
import { filesIn } from '../../media/pictures.ts';
import { type Digest, type Digests, parseDigests } from '../../media/storage/digests.ts';
import { countPictures, takeInventory } from '../../media/storage/inventory.ts';
import type { FileStore } from '../../media/storage/file-store.ts';
import { storeStream } from '../../media/storage/store-stream.ts';
import { findChanged, remakeVariants } from '../../media/storage/mending.ts';
import { MAX_UNACCOUNTED } from '../../media/sweep.ts';
import type { MediaTables } from '../../media/tables.ts';
import { type Entry, fileIn, type LargeEntry } from '../../backup/archive/entry.ts';
import { placeOf } from '../../backup/archive/place.ts';
import { readArchive } from '../../backup/archive/read-archive.ts';
import { ownBackups } from '../../backup/scheduled/backup-name.ts';

export const missingFiles: Check = {
  subject: 'Whether files are missing',
  find: async (site) => {
    const { missing } = await takeInventory(site.database.kysely.withTables<MediaTables>(), site.files.storage);
    const [trashed, lost]: [string[], string[]] = [[], []];
    for (const key of missing) ((await isInTrash(site, key)) ? trashed : lost).push(key);
    return [
      ...found('Files that are in the trash', trashed, FIX, () => restore(site, trashed)),
      ...found('Lost files', lost, 'Bring them back from a backup with --fix.', () => mendLost(site, lost)),
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
  const originals = lost.filter((key) => key === originalOf(key));
  const variants = lost.filter((key) => !originals.includes(originalOf(key)));
  const done = [
    ...(originals.length > 0 ? [await bringBack(site, originals)] : []),
    ...(variants.length > 0 ? [await makeAgain(site, variants)] : []),
  ];
  return done.join(' ');
}

async function restore({ files: { trash } }: Site, keys: string[]) {
  const lost = await trash.restore(keys);
  return `Files restored from the trash: ${keys.length - lost.length}.`;
}

export const sharedFiles: Check = {
  subject: 'Whether all instances have the same files',
  find: async ({ database, clock }) => ((await countFileStores(database, clock())) < 2 ? [] : [{ problem: APART }]),
};

/** Files that were cut or overwritten since they were stored. All are read. */
export const damagedFiles: Check = {
  subject: 'Whether files are what was stored',
  find: async (site) => {
    const changed = await findChanged(mediaOf(site), site.files.storage);
    const originals = changed.filter((key) => key === originalOf(key));
    const variants = changed.filter((key) => key !== originalOf(key) && !originals.includes(originalOf(key)));
    return [
      ...found('Files that are damaged', originals, ADVICE, () => bringBack(site, originals)),
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

/** Restores files from the newest backups that have them undamaged. The variants of pictures are made again. */
export async function bringBack(site: Site, originals: string[]): Promise<string> {
  const back = await bringBackFiles(site, await digestsOf(site, originals));
  await remakeVariants(mediaOf(site), back);
  return `Files brought back from backups: ${back.length} of ${originals.length}.`;
}

/** Restores files from the newest backups that have them undamaged, and returns the keys, as archives have them, of those. */
export async function bringBackFiles(site: Site, wanted: Digests): Promise<string[]> {
  const destination = openDestination(site.configuration);
  const siteId = await site.files.readSiteId();
  const use = (key: string, entry: Entry | LargeEntry, { sha256 }: Digest) =>
    bringBackFile(site.files, key, entry, sha256);
  return destination ? findInBackups(destination, wanted, { siteId, use }) : [];
}

/** Stores a file unless it is another than the one that is wanted. Returns whether it did. */
async function bringBackFile(files: FileStore, archiveKey: string, entry: Entry | LargeEntry, sha256: string) {
  const { storage, key } = placeOf(files, archiveKey);
  if (!('bytes' in entry)) return storeStream({ ...files, storage }, key, { ...entry, sha256 });
  if (hash('sha256', entry.bytes) !== sha256) return false;
  await storage.write(key, entry.bytes);
  return true;
}

async function digestsOf(site: Site, originals: string[]): Promise<Digests> {
  const rows = await mediaOf(site).selectFrom('media').select('digests').where('file', 'in', originals).execute();
  const all: Digests = Object.assign({}, ...rows.map(({ digests }) => parseDigests(digests)));
  return Object.fromEntries(originals.flatMap((key) => (all[key] ? [[key, all[key]]] : [])));
}

function mediaOf({ database }: Site) {
  return database.kysely.withTables<MediaTables>();
}

export const unknownFiles: Check = {
  subject: 'Whether there are files that the database does not know',
  find: async (site) => {
    const files = await findUnknown(site);
    const isOurs = isJoined(await readSiteIds(site.database, site.files));
    if (countPictures(files) > MAX_UNACCOUNTED || !isOurs)
      return found(WHAT, files, 'No unused file is removed until then: check DATA_DIR and DATABASE_URL.');
    const unused = await unusedOf(site, files);
    return found(WHAT, unused, 'Move them to the trash with --fix.', () => moveToTrash(site, unused));
  },
};

const WHAT = 'Files that the database does not know';

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

/** Files that texts and sections show or link to, by their paths. */
export const filesOfTexts: Check = {
  subject: 'Whether the files in texts exist',
  find: async (site) => {
    const db = site.database.kysely.withTables<MediaTables>();
    const present = db.selectFrom('media').select('file').where('deleted_at', 'is', null);
    const files = await present.unionAll(db.selectFrom('media_aliases').select('file')).execute();
    const known = new Set(files.map(({ file }) => file));
    const broken: string[] = [];
    for (const type of [...contentTypes, ...translationTypes]) {
      for (const { id, text } of await readTexts(site, type))
        if (filesIn(text).some((file) => !known.has(file))) broken.push(`${type.noun.one} ${id}`);
    }
    return found('Records whose texts have a file that does not exist', broken, 'Choose another one there.');
  },
};

async function readTexts({ database }: Site, type: ContentType) {
  const columns = fieldsOfKind(type, 'richText', ...nestedKinds);
  if (columns.length === 0) return [];
  const text = columns.map((name): RawBuilder<string> => sql`coalesce(${sql.ref(name)}, '')`);
  const { rows } = await sql<{ id: number; text: string }>`select id, ${sql.join(text, sql` || ' ' || `)} as text
    from ${sql.table(type.table)} where deleted_at is null order by id`.execute(database.kysely);
  return rows;
}

/** Reading an archive takes as long as making one. */
const MOST_READ = 5;

/**
 * Looks for files in the newest backups of a site, and gives them to `use`, which says whether one is as it was written. Returns
 * the keys of those that are.
 */
async function findInBackups(
  destination: Destination,
  wanted: Digests,
  {
    siteId,
    use,
  }: { siteId: string | null; use: (key: string, entry: Entry | LargeEntry, wanted: Digest) => Promise<boolean> },
): Promise<string[]> {
  const found = new Set<string>();
  for (const { name } of (await ownBackups(destination, siteId)).slice(0, MOST_READ)) {
    if (Object.keys(wanted).every((key) => found.has(key))) break;
    await destination.read(name, (file) =>
      readArchive(file, async (entry) => {
        const key = fileIn(entry.name);
        const digest = key === null ? undefined : wanted[key];
        if (key && digest && !found.has(key) && (await use(key, entry, digest))) found.add(key);
      }),
    );
  }
  return [...found];
}
