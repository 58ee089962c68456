import { MEDIA } from '../../../content/search-groups.ts';
import type { MediaDatabase } from '../../media/tables.ts';
import type { SearchEntry } from './entry.ts';

const UNTITLED = 'Untitled';
const TIMES_OF_CAPTIONS = /^WEBVTT.*$|^.*-->.*$/gm;

/** Reads files of the library with their captions. Deleted ones are left out. */
export async function readFiles(db: MediaDatabase, ids: number[]): Promise<SearchEntry[]> {
  const files = db.selectFrom('media').select(['id', 'name', 'alt', 'credit', 'captions', 'created_at']);
  const rows = await files.where('id', 'in', ids).where('deleted_at', 'is', null).execute();
  return rows.map(({ id, name, alt, credit, captions, created_at }) => ({
    type: MEDIA,
    id,
    language: '',
    isPublic: false,
    title: name || UNTITLED,
    texts: [alt, credit, captions?.replace(TIMES_OF_CAPTIONS, '')].flatMap((text) => text || []),
    created_at,
    key: String(id),
  }));
}
