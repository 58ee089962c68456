import { createDigest } from './digest.ts';
import { type Entry, MANIFEST } from './entry.ts';
import { type Manifest, parseManifest } from './manifest.ts';
import { readEntries } from './read-entries.ts';
import { damaged } from './refused.ts';

/**
 * Reads a whole archive, giving each entry but the manifest to `visit`, and returns the manifest. Throws `ArchiveRefused`
 * unless the entries are exactly those that the manifest describes.
 */
export async function readArchive(
  file: string,
  visit: (entry: Entry) => Promise<void> = async () => {},
): Promise<Manifest> {
  const digest = createDigest();
  let manifest: Manifest | undefined;
  for await (const entry of readEntries(file)) {
    if (manifest) throw damaged('there is data after its manifest');
    if (entry.name === MANIFEST) {
      manifest = parseManifest(entry.bytes);
      continue;
    }
    digest.add(entry);
    await visit(entry);
  }
  if (!manifest) throw damaged('it has no manifest');
  if (!digest.matches(manifest)) throw damaged('its entries do not match its manifest');
  return manifest;
}
