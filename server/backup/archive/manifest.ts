import { z } from 'zod';
import { ArchiveRefused, damaged } from './refused.ts';

/** Rises when an older version could no longer read the archive. */
export const FORMAT = 1;

const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
// An id fills 31 bits; what follows the last number that was given has to fit too.
const lastNumber = z.int().min(0).max(2_000_000_000);

const content = z.object({
  /** Those of the database, in their order. */
  migrations: z.array(z.string().max(200)).min(1),
  /** Each after those that it refers to. `columns` is the order of the values in a row; the hash is that of all lines. */
  tables: z.array(z.object({ name, columns: z.array(name).min(1), rows: count, sha256 })),
  /** The last number that each table gave to a row, so that none is given twice. */
  sequences: z.record(name, lastNumber),
});

const manifest = content.extend({
  format: z.literal(FORMAT),
  /** The version of Plinth. */
  version: z.string().max(100),
  taken_at: z.iso.datetime(),
  files: z.array(z.object({ key: z.string().max(200), size: count, sha256 })),
  /** Files that rows name and that were lost already. */
  missing: z.array(z.string().max(200)),
});

/** What a database holds, with a hash for each table. */
export type DatabaseContent = z.infer<typeof content>;
export type TableContent = DatabaseContent['tables'][number];
export type Manifest = z.infer<typeof manifest>;

export function parseManifest(bytes: Buffer): Manifest {
  const value = parseJson(bytes);
  const { format, version } = Object(value) as { format?: unknown; version?: unknown };
  if (typeof format === 'number' && format > FORMAT) throw new ArchiveRefused(newer(String(version)));
  const { success, data } = manifest.safeParse(value);
  if (!success) throw damaged('its manifest is not valid');
  return data;
}

export function newer(version: string): string {
  return `The archive comes from a newer version of Plinth, ${version}: restore it with that version.`;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw damaged('its manifest cannot be read');
  }
}
