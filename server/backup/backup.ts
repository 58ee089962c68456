import type { AttachmentTables } from '../attachments/tables.ts';
import { isJoined, readSiteIds } from '../data-folder/site-id.ts';
import { expectedFiles, PICTURE_COLUMNS } from '../media/storage/inventory.ts';
import type { FileStore } from '../media/storage/file-store.ts';
import { type Digest, digestOf, digestOfStored, type Digests, isSame, parseDigests } from '../media/storage/digests.ts';
import type { Storage, Trash } from '../media/storage/storage.ts';
import type { MediaTables } from '../media/tables.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { executedMigrations } from '../platform/database/migrate.ts';
import { readVersion } from '../platform/version.ts';
import { createDigest, createTableDigest } from './archive/digest.ts';
import {
  attachmentKey,
  type Entry,
  fileName,
  type LargeEntry,
  MANIFEST,
  MAX_WHOLE_FILE,
  rowsName,
} from './archive/entry.ts';
import { FORMAT, type Manifest } from './archive/manifest.ts';
import { placeOf } from './archive/place.ts';
import { ArchiveRefused } from './archive/refused.ts';
import { writeArchive } from './archive/write-archive.ts';
import { describeTables, type Source, type Table } from './tables/describe-tables.ts';
import { readLines } from './tables/rows.ts';
import { readSequences } from './tables/sequences.ts';

/** Writes an archive of one state of the database, and of the files that it names, while others write. */
export async function backUp(database: Database, files: FileStore, file: string): Promise<Manifest> {
  if (!isJoined(await readSiteIds(database, files))) throw new ArchiveRefused(apart(files));
  return writeBackup(database, files, file);
}

/** Writes an archive whether or not the files belong to the database. */
export async function writeBackup(database: Database, files: FileStore, file: string): Promise<Manifest> {
  const openFile = fileReader(files);
  return database.readConsistently(async (kysely) => {
    const written: { manifest?: Manifest } = {};
    await writeArchive(file, entriesOf({ kysely, dialect: database.dialect }, openFile, written));
    if (!written.manifest) throw new Error('The archive was written without a manifest.');
    return written.manifest;
  });
}

async function* entriesOf(
  source: Source,
  openFile: OpenFile,
  written: { manifest?: Manifest },
): AsyncGenerator<Entry | LargeEntry> {
  const content = { migrations: await executedMigrations(source.kysely), sequences: await readSequences(source) };
  const tables: Manifest['tables'] = [];
  for (const table of await describeTables(source)) tables.push(yield* rowsOf(source, table));
  const { files, missing } = yield* filesOf(await namedFiles(source), openFile);
  const about = { format: FORMAT as typeof FORMAT, version: readVersion(), taken_at: systemClock().toISOString() };
  written.manifest = { ...about, ...content, tables, files, missing };
  yield { name: MANIFEST, bytes: Buffer.from(JSON.stringify(written.manifest)) };
}

async function* rowsOf(source: Source, table: Table): AsyncGenerator<Entry, Manifest['tables'][number]> {
  const digest = createTableDigest();
  let piece = 0;
  for await (const bytes of readLines(source, table)) {
    digest.add(bytes);
    yield { name: rowsName(table.name, piece), bytes };
    piece += 1;
  }
  return { name: table.name, columns: table.columns, ...digest.end() };
}

async function* filesOf(
  named: NamedFile[],
  openFile: OpenFile,
): AsyncGenerator<Entry | LargeEntry, Pick<Manifest, 'files' | 'missing'>> {
  const digest = createDigest();
  const missing: string[] = [];
  for (const { key, written } of named) {
    const entry = await openFile(key, written);
    if (!entry) missing.push(key);
    else if ('bytes' in entry) {
      digest.add(entry);
      yield entry;
    } else yield digest.pass(entry);
  }
  return { files: digest.files, missing };
}

interface NamedFile {
  key: string;
  /** What it was when it was written, where that is known. */
  written: Digest | undefined;
}

/** Before an upgrade from a version that has no table of them, there are no files of visitors. */
async function namedFiles(source: Source): Promise<NamedFile[]> {
  const hasAttachments = (await describeTables(source)).some(({ name }) => name === 'attachments');
  return [...(await libraryFiles(source)), ...(hasAttachments ? await visitorFiles(source) : [])];
}

async function visitorFiles({ kysely }: Source): Promise<NamedFile[]> {
  const owned = kysely.withTables<AttachmentTables>().selectFrom('attachments').where('item_id', 'is not', null);
  const rows = await owned.select(['file', 'size', 'sha256']).orderBy('id').execute();
  return rows.map(({ file, ...written }) => ({ key: attachmentKey(file), written }));
}

async function libraryFiles(source: Source): Promise<NamedFile[]> {
  const media = source.kysely.withTables<MediaTables>().selectFrom('media');
  const rows = await media.select(PICTURE_COLUMNS).orderBy('id').execute();
  const digests = await knownDigests(source);
  return rows.flatMap(expectedFiles).map((key) => ({ key, written: digests[key] }));
}

/** Before an upgrade from a version that kept none, there are none. */
async function knownDigests(source: Source): Promise<Digests> {
  const tables = await describeTables(source);
  if (!tables.some(({ name, columns }) => name === 'media' && columns.includes('digests'))) return {};
  const rows = await source.kysely.withTables<MediaTables>().selectFrom('media').select('digests').execute();
  return Object.assign({}, ...rows.map(({ digests }) => parseDigests(digests))) as Digests;
}

type OpenFile = ReturnType<typeof fileReader>;

/**
 * Reads files also from the trash, where those go that the server removes meanwhile, and from which it restores them. A file that
 * is not what was written counts as missing.
 */
function fileReader(files: FileStore) {
  const { storage, trash, attachments } = files;
  return async (key: string, written: Digest | undefined) => {
    const place = placeOf(files, key);
    const places = place.storage === attachments ? [attachments] : [storage, trash, storage];
    for (const from of places) {
      const isLarge = written && written.size > MAX_WHOLE_FILE;
      const content = isLarge ? await largeIn(from, place.key, written) : await wholeIn(from, place.key, written);
      if (content) return { name: fileName(key), ...content };
    }
    return null;
  };
}

async function wholeIn(from: Place, key: string, written: Digest | undefined) {
  const file = await from.open(key);
  const bytes = file && Buffer.concat(await file.stream.toArray());
  return bytes && (!written || isSame(digestOf(bytes), written)) ? { bytes } : null;
}

/** Reads a file twice: an entry that turns out to be something else could not be taken back. */
async function largeIn(from: Place, key: string, written: Digest) {
  const found = await digestOfStored(from, key);
  const file = found && isSame(found, written) ? await from.open(key) : null;
  return file && { size: file.size, stream: file.stream };
}

type Place = Pick<Storage | Trash, 'open'>;

function apart({ name }: FileStore) {
  return `The ${name} does not belong to this database. See: npm run plinth -- doctor`;
}
