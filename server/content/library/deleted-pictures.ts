import { type DeletedRecord, restorableSince } from '../deletion/deleted-records.ts';
import type { ContentDatabase } from '../tables.ts';

/** Lists the pictures that can be restored, like records of the type `media`. */
export async function listDeletedPictures(db: ContentDatabase, now: Date): Promise<DeletedRecord[]> {
  const pictures = db.selectFrom('media').select(['id', 'name', 'deleted_at']);
  const rows = await pictures.where('deleted_at', '>', restorableSince(now)).execute();
  return rows.map(({ id, name, deleted_at }) => ({
    type: 'media',
    key: String(id),
    title: name || 'Untitled',
    deleted_at: deleted_at ?? '',
  }));
}
