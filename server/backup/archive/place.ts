import type { FileStore } from '../../media/storage/file-store.ts';
import type { Storage } from '../../media/storage/storage.ts';
import { attachmentIn } from './entry.ts';

/** Returns where the file of an archive with a key is stored, and under which key there. */
export function placeOf(
  { storage, attachments }: Pick<FileStore, 'storage' | 'attachments'>,
  key: string,
): { storage: Storage; key: string } {
  const attachment = attachmentIn(key);
  return attachment === null ? { storage, key } : { storage: attachments, key: attachment };
}
