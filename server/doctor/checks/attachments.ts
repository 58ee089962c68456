import { isAttachmentKey } from '../../attachments/attachment-key.ts';
import type { AttachmentTables } from '../../attachments/tables.ts';
import { attachmentKey } from '../../backup/archive/entry.ts';
import type { Digests } from '../../media/storage/digests.ts';
import { digestOfStored, isSame } from '../../media/storage/digests.ts';
import { type Check, found, type Site } from '../check.ts';
import { bringBackFiles } from './files.ts';

/** Files that visitors sent. All are read. */
export const attachments: Check = {
  subject: 'Whether the files of visitors are what was stored',
  find: async (site) => {
    const lost = await findLost(site);
    const fix = async () => {
      const back = await bringBackFiles(site, lost);
      return `Files of visitors brought back from backups: ${back.length} of ${Object.keys(lost).length}.`;
    };
    return [
      ...found(
        'Lost or damaged files of visitors',
        Object.keys(lost),
        'Bring them back from a backup with --fix.',
        fix,
      ),
      ...found('Files of visitors that the database does not know', await findUnknown(site), DELETE),
    ];
  },
};

/** They may be personal data of somebody who was erased since the database that is here now. */
const DELETE = 'If this is the right database, delete them.';

/** Returns what was written of each file that is not as it was, by its key in archives. */
async function findLost(site: Site): Promise<Digests> {
  const lost: Digests = {};
  const rows = attachmentsIn(site).select(['file', 'size', 'sha256']).where('item_id', 'is not', null);
  for (const { file, ...written } of await rows.orderBy('id').execute()) {
    const stored = await digestOfStored(site.files.attachments, file);
    if (!stored || !isSame(stored, written)) lost[attachmentKey(file)] = written;
  }
  return lost;
}

async function findUnknown(site: Site): Promise<string[]> {
  const unknown: string[] = [];
  const known = new Set((await attachmentsIn(site).select('file').execute()).map(({ file }) => file));
  for await (const { key } of site.files.attachments.list())
    if (isAttachmentKey(key) && !known.has(key)) unknown.push(attachmentKey(key));
  return unknown;
}

function attachmentsIn({ database }: Site) {
  return database.kysely.withTables<AttachmentTables>().selectFrom('attachments');
}
