import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restore } from '../restore.ts';
import { createDigest, createTableDigest } from './digest.ts';
import { type Entry, fileName, MANIFEST, MAX_WHOLE_FILE, rowsName } from './entry.ts';
import { FORMAT, type Manifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { seal } from './seal.ts';
import { writeArchive } from './write-archive.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-archive-'));
  file = join(folder, 'site.plinth');
});
afterEach(() => rm(folder, { recursive: true }));

const lines = Buffer.from('[1,"Ines"]\n[2,null]\n');
const picture = { name: fileName('blogs/3f9c.webp'), bytes: Buffer.from('a picture') };

function manifestOf(changes: Partial<Manifest> = {}): Entry {
  const table = createTableDigest();
  table.add(lines);
  const digest = createDigest();
  digest.add(picture);
  const manifest: Manifest = {
    format: FORMAT,
    version: '0.2.0',
    taken_at: '2026-11-22T12:00:00.000Z',
    migrations: ['0001-site'],
    tables: [{ name: 'users', columns: ['id', 'name'], ...table.end() }],
    sequences: { users: 2 },
    files: digest.files,
    missing: [],
    ...changes,
  };
  return { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) };
}

const rows = { name: rowsName('users', 0), bytes: lines };
const entriesOfSite = (): Entry[] => [rows, picture, manifestOf()];

async function* iterate(entries: Entry[]) {
  yield* entries;
}

/** Writes an archive whose seal is right and whose entries may be anything. */
async function writeForeign(entries: (Partial<Header> & { bytes?: Buffer; name: string })[]) {
  const tar = pack();
  for (const { bytes, ...header } of entries) tar.entry(header, bytes ?? Buffer.alloc(0));
  tar.finalize();
  await pipeline(tar, createZstdCompress(), seal(), createWriteStream(file));
}

/** Returns why the archive is neither verified nor restored, and the files there are then. */
async function refusal() {
  const open = () => Promise.reject(new Error('The target was opened.'));
  const failures = await Promise.all([
    readArchive(file).then(String, messageOf),
    restore(file, { openFiles: open, openDatabase: open }).then(String, messageOf),
  ]);
  return { reasons: [...new Set(failures)], files: await readdir(folder) };
}

const messageOf = (error: Error) => error.message;

const refusedAs = (reason: RegExp) => ({ reasons: [expect.stringMatching(reason)], files: ['site.plinth'] });

test('what was written is read, in its order, by other programs too', async () => {
  await writeArchive(file, iterate(entriesOfSite()));
  const names: string[] = [];
  const manifest = await readArchive(file, async ({ name }) => void names.push(name));
  expect(names).toEqual(['rows/users/00000.ndjson', 'files/blogs/3f9c.webp']);
  expect(manifest.tables).toMatchObject([{ name: 'users', rows: 2 }]);
  expect(await readdir(folder)).toEqual(['site.plinth']);
});

test('a large file is never held whole, and is what it was', async () => {
  const size = MAX_WHOLE_FILE + 5;
  const piece = randomBytes(128 * 1024);
  const digest = createDigest();
  async function* entries() {
    const pieces = function* () {
      for (let rest = size; rest > 0; rest -= piece.length) yield piece.subarray(0, rest);
    };
    yield rows;
    yield digest.pass({ name: fileName('media/film.mp4'), size, stream: Readable.from(pieces()) });
    yield manifestOf({ files: digest.files });
  }
  await writeArchive(file, entries());
  const lengths: number[] = [];
  const { files } = await readArchive(file, async (entry) => {
    if (!('bytes' in entry)) for await (const bytes of entry.stream) lengths.push((bytes as Buffer).length);
  });
  expect(files).toEqual([{ key: 'media/film.mp4', size, sha256: expect.any(String) }]);
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(size);
  expect(Math.max(...lengths)).toBeLessThan(MAX_WHOLE_FILE / 8);
  expect(await readArchive(file)).toMatchObject({ files });
});

test('a changed bit in any byte is noticed before anything is opened', async () => {
  await writeArchive(file, iterate(entriesOfSite()));
  const bytes = await readFile(file);
  expect(bytes.length).toBeLessThan(1500);
  const accepted: number[] = [];
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ (1 << (index % 8));
    await writeFile(file, changed);
    const isRefused = await readArchive(file).catch((error: Error) =>
      error.message.startsWith('The archive is damaged'),
    );
    if (isRefused !== true) accepted.push(index);
  }
  expect(accepted).toEqual([]);
  expect(await refusal()).toEqual(refusedAs(/^The archive is damaged or incomplete: .+\. Nothing was written\.$/));
});

test.each([2 ** 31 - 1, Number.MAX_SAFE_INTEGER, -1])(
  'an archive after whose rows no id would be left is refused: the last is %i',
  async (last) => {
    await writeArchive(file, iterate([rows, picture, manifestOf({ sequences: { users: last } })]));
    expect(await refusal()).toEqual(refusedAs(/its manifest is not valid/));
  },
);

test.each([0, 39, 40, 41, 200, -1])('an archive cut off at %i is refused', async (length) => {
  await writeArchive(file, iterate(entriesOfSite()));
  const { length: all } = await readFile(file);
  await truncate(file, length < 0 ? all + length : length);
  expect(await refusal()).toEqual(refusedAs(/^The archive is damaged or incomplete: /));
});

test('an archive with something behind its end is refused', async () => {
  await writeArchive(file, iterate(entriesOfSite()));
  await writeFile(file, Buffer.concat([await readFile(file), Buffer.alloc(1)]));
  expect(await refusal()).toEqual(refusedAs(/its end is missing/));
});

test.each([
  { name: '../../etc/passwd' },
  { name: 'files/../../x.webp' },
  { name: 'files/blogs/../../../x.webp' },
  { name: '/etc/passwd' },
  { name: 'files//etc/x.webp' },
  { name: 'files/blogs/.x.webp' },
  { name: 'files/blogs\\x.webp' },
  { name: 'files/site-id' },
  { name: 'rows/Users"; drop table users/00000.ndjson' },
  { name: 'files/blogs/3f9c.webp', type: 'symlink', linkname: '/etc/passwd' },
  { name: 'files/blogs/3f9c.webp', type: 'link', linkname: 'plinth.sqlite' },
  { name: 'files/blogs', type: 'directory' },
  { name: 'files/blogs/3f9c.webp', type: 'fifo' },
  { name: 'files/blogs/3f9c.webp', pax: { path: '../x.webp' } },
] as (Partial<Header> & { name: string })[])('an entry that no backup has is refused: %j', async (entry) => {
  await writeForeign([rows, entry, manifestOf()]);
  expect(await refusal()).toEqual(
    refusedAs(/^The archive was not made by Plinth: it contains ".*\. Nothing was written\.$/),
  );
});

test.each([
  ['a row too many', [rows, { ...rows, name: rowsName('users', 1) }, picture, manifestOf()]],
  ['a table that is not described', [rows, { ...rows, name: rowsName('posts', 0) }, picture, manifestOf()]],
  ['a missing table', [picture, manifestOf()]],
  ['other rows', [{ ...rows, bytes: Buffer.from('[1,"Eve"]\n[2,null]\n') }, picture, manifestOf()]],
  ['a missing picture', [rows, manifestOf()]],
  ['another picture', [rows, { ...picture, bytes: Buffer.from('b picture') }, manifestOf()]],
  ['no manifest', [rows, picture]],
  ['something behind the manifest', [rows, manifestOf(), picture]],
  ['a manifest that is none', [rows, picture, { name: MANIFEST, bytes: Buffer.from('[') }]],
  ['a manifest without tables', [rows, picture, { name: MANIFEST, bytes: Buffer.from('{"format":1}') }]],
])('an archive with %s is refused', async (_what, entries) => {
  await writeForeign(entries);
  expect(await refusal()).toEqual(refusedAs(/^The archive is damaged or incomplete: /));
});

test('a name that stands twice is refused', async () => {
  await writeForeign([rows, picture, picture, manifestOf()]);
  expect(await refusal()).toEqual(refusedAs(/^The archive was not made by Plinth/));
});

test.each([
  ['another format', manifestOf({ format: 2 as typeof FORMAT, version: '9.0.0' })],
  ['a migration that is not there yet', manifestOf({ migrations: ['0001-site', '9999-later'], version: '9.0.0' })],
])('an archive of a newer version, with %s, is not restored', async (_what, manifest) => {
  await writeForeign([rows, picture, manifest]);
  const open = () => Promise.reject(new Error('opened'));
  const restoring = restore(file, { openFiles: open, openDatabase: open });
  await expect(restoring).rejects.toThrow(
    'The archive comes from a newer version of Plinth, 9.0.0: restore it with that version.',
  );
  expect(await readdir(folder)).toEqual(['site.plinth']);
});

test('a backup that fails leaves no file, and one that is there stays', async () => {
  async function* failing() {
    yield rows;
    throw new Error('The database has gone away.');
  }
  await expect(writeArchive(file, failing())).rejects.toThrow('The database has gone away.');
  expect(await readdir(folder)).toEqual([]);
  await writeFile(file, 'mine');
  await expect(writeArchive(file, iterate(entriesOfSite()))).rejects.toThrow(`The file ${file} already exists.`);
  expect(await readFile(file, 'utf8')).toBe('mine');
  await expect(writeArchive(join(folder, 'none/site.plinth'), iterate(entriesOfSite()))).rejects.toThrow(
    'cannot be written: ENOENT',
  );
});

test('on a full disk a backup leaves no file, and says so', async () => {
  const program = `
    import { randomBytes } from 'node:crypto';
    import { writeArchive } from '${new URL('write-archive.ts', import.meta.url).href}';
    async function* pictures() { for (;;) yield { name: 'files/blogs/' + Math.random(), bytes: randomBytes(100_000) }; }
    await writeArchive(process.argv[1], pictures()).catch((error) => console.log(error.constructor.name, error.message));`;
  // No file may grow past 512 kB: the nearest to a full disk that needs no privileges.
  const limited = 'ulimit -f 1024; exec "$0" --input-type=module -e "$1" "$2"';
  const output = execFileSync('sh', ['-c', limited, process.execPath, program, file], { encoding: 'utf8' });
  expect(output).toMatch(/^ArchiveRefused The archive .*site\.plinth cannot be written: E(FBIG|NOSPC)\b.*\.\n$/);
  expect(await readdir(folder)).toEqual([]);
});
