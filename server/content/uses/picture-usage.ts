import { idsOfFiles } from '../../media/pictures.ts';
import type { PictureUsage } from '../../media/sweep.ts';
import { writeContent } from '../content-version.ts';
import type { ContentDatabase, ContentTables } from '../tables.ts';
import { isMentioned } from './fill-uses.ts';
import { MEDIA } from './mentions.ts';
import { areUsesComplete } from './uses.ts';

/** Returns what the sweep of unused pictures needs to know about content. */
export function pictureUsage(db: ContentDatabase): PictureUsage {
  return {
    isInUse: (picture, kysely) => isInUse(kysely.withTables<ContentTables>(), picture),
    inTransaction: async (work) => {
      const done = await writeContent(db, async (transaction) => ({ ok: true, value: await work(transaction) }));
      return done.value;
    },
  };
}

/** Returns whether a record, revision or draft uses a picture, the deleted ones included. While that is not known, it does. */
async function isInUse(db: ContentDatabase, { id, file }: { id: number | null; file: string }) {
  if (!(await areUsesComplete(db))) return true;
  const known = id ?? (await idsOfFiles(db, [file])).get(file);
  return known === undefined ? isMentioned(db, file) : isUsed(db, MEDIA, known);
}

async function isUsed(db: ContentDatabase, type: string, id: number) {
  const uses = db.selectFrom('uses').select('field').where('target_type', '=', type).where('target_id', '=', id);
  return Boolean(await uses.limit(1).executeTakeFirst());
}
