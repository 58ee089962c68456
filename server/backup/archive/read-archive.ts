import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { createDigest } from './digest.ts';
import {
  type Entry,
  fileIn,
  type LargeEntry,
  MANIFEST,
  MAX_ENTRY,
  MAX_FILE,
  MAX_WHOLE_FILE,
  tableIn,
} from './entry.ts';
import { type Manifest, parseManifest } from './manifest.ts';
import { ArchiveRefused, damaged } from './refused.ts';
import { openSealed } from './seal.ts';

/**
 * Reads a whole archive, giving each entry but the manifest to `visit`, and returns the manifest. Throws `ArchiveRefused`
 * unless the entries are exactly those that the manifest describes.
 */
export async function readArchive(
  file: string,
  visit: (entry: Entry | LargeEntry) => Promise<void> = async () => {},
): Promise<Manifest> {
  const digest = createDigest();
  let manifest: Manifest | undefined;
  for await (const entry of readEntries(file)) {
    if (manifest) throw damaged('there is data after its manifest');
    if (!('bytes' in entry)) {
      const large = digest.pass(entry);
      await visit(large);
      large.stream.resume();
      await finished(large.stream);
    } else if (entry.name === MANIFEST) {
      manifest = parseManifest(entry.bytes);
    } else {
      digest.add(entry);
      await visit(entry);
    }
  }
  if (!manifest) throw damaged('it has no manifest');
  if (!digest.matches(manifest)) throw damaged('its entries do not match its manifest');
  return manifest;
}

/**
 * Reads the entries of an archive, one after another. Throws `ArchiveRefused` before the first one where a byte was changed,
 * and for an entry that no backup has: a link, or a name that could lead anywhere.
 */
export async function* readEntries(file: string): AsyncGenerator<Entry | LargeEntry> {
  const content = await openSealed(file);
  const tar = extract();
  const reading = pipeline(content, createZstdDecompress(), tar);
  // The loop below fails with the same reason.
  reading.catch(() => {});
  const names = new Set<string>();
  try {
    for await (const entry of tar) {
      const { name, size } = entry.header;
      if (!isOurs(entry.header) || names.has(name)) throw new ArchiveRefused(foreign(name));
      names.add(name);
      const pieces = entry as AsyncIterable<Buffer>;
      if (fileIn(name) && size > MAX_WHOLE_FILE)
        yield { name, size, stream: Readable.from(pieces, { objectMode: false }) };
      else yield { name, bytes: Buffer.concat(await Array.fromAsync(pieces)) };
    }
  } catch (error) {
    throw error instanceof ArchiveRefused ? error : unreadable(error as Error);
  } finally {
    content.destroy();
  }
}

function isOurs({ name, type, size }: Header) {
  if (type !== 'file') return false;
  return fileIn(name) ? size <= MAX_FILE : size <= MAX_ENTRY && Boolean(name === MANIFEST || tableIn(name));
}

function foreign(name: string) {
  return `The archive was not made by Plinth: it contains ${JSON.stringify(name.slice(0, 100))}. Nothing was written.`;
}

function unreadable({ message }: Error) {
  return damaged(message.replace(/\.$/, ''));
}
