import { createHash, hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { pipeline, Transform } from 'node:stream';
import { type Entry, fileIn, type LargeEntry, tableIn } from './entry.ts';
import type { Manifest } from './manifest.ts';

const LINE_END = 10;

/** Counts and hashes the entries of an archive, those of a table as one text. */
export function createDigest() {
  const tables = new Map<string, ReturnType<typeof createTableDigest>>();
  const files: Manifest['files'] = [];

  function add({ name, bytes }: Entry) {
    const table = tableIn(name);
    const key = fileIn(name);
    if (key) files.push({ key, size: bytes.length, sha256: hash('sha256', bytes) });
    if (!table) return;
    const digest = tables.get(table) ?? createTableDigest();
    tables.set(table, digest);
    digest.add(bytes);
  }

  /** Counts and hashes a large file while it is read. */
  function pass({ name, size, stream }: LargeEntry): LargeEntry {
    const sha256 = createHash('sha256');
    let passed = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        sha256.update(chunk);
        passed += chunk.length;
        done(null, chunk);
      },
      flush(done) {
        files.push({ key: fileIn(name) ?? name, size: passed, sha256: sha256.digest('hex') });
        done();
      },
    });
    // Whoever reads it meets the error.
    pipeline(stream, counted, () => {});
    return { name, size, stream: counted };
  }

  /** Returns whether these are the entries that a manifest describes. */
  function matches(manifest: Manifest): boolean {
    const found = [...tables].map(([name, digest]) => ({ name, ...digest.end() }));
    const described = manifest.tables.map(({ name, rows, sha256 }) => ({ name, rows, sha256 }));
    return (
      isDeepStrictEqual(
        found,
        described.filter(({ rows }) => rows > 0),
      ) && isDeepStrictEqual(files, manifest.files)
    );
  }

  return { add, pass, matches, files };
}

/** Counts and hashes the lines of a table. */
export function createTableDigest() {
  const sha256 = createHash('sha256');
  let rows = 0;
  return {
    add(lines: Buffer) {
      sha256.update(lines);
      for (let end = lines.indexOf(LINE_END); end >= 0; end = lines.indexOf(LINE_END, end + 1)) rows += 1;
    },
    end: () => ({ rows, sha256: sha256.copy().digest('hex') }),
  };
}
