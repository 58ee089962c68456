import type { ContentType } from '../../../content/model/content-type.ts';
import { readKeys } from '../records/keys.ts';
import { findId } from '../records/records.ts';
import type { ContentDatabase } from '../tables.ts';

/** Returns the key of the record of which a translation has a slug; null without one. */
export async function findBySlug(
  db: ContentDatabase,
  type: ContentType,
  slug: string,
): Promise<{ key: string } | null> {
  const id = type.addressedBy === 'slug' ? await findId(db, type, slug) : null;
  if (id === null) return null;
  const key = (await readKeys(db, [{ type: type.name, id }]))({ type: type.name, id });
  return key === null ? null : { key };
}
