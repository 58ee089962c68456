import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { idsOfFiles } from '../../media/pictures.ts';
import type { PictureUsage } from '../../media/sweep.ts';
import { writeContent, writeInTurn } from '../content-version.ts';
import { type ContentDatabase, type ContentTables, withDeletedRecords } from '../tables.ts';
import { storedTypes } from '../translations/rows.ts';
import { MEDIA } from './mentions.ts';
import { filmsWith } from './places.ts';
import { addUses, areUsesComplete, recordUser, textColumns, type TextType, textUser, type User } from './uses.ts';

const AT_ONCE = 200; // a text may have a quarter of a megabyte

/** Finds all uses again if content was written without them: before an upgrade, or by an earlier version beside this one. */
export async function fillUses(database: Database): Promise<void> {
  if (await areUsesComplete(database.kysely.withTables<ContentTables>())) return;
  await database.withoutTimeouts((kysely) =>
    writeInTurn(kysely.withTables<ContentTables>(), async (transaction) => {
      if (await areUsesComplete(transaction)) return;
      await transaction.deleteFrom('uses').execute();
      for await (const users of everyUser(transaction)) await addUses(transaction, users);
      await sql`update content_version set uses_version = version`.execute(transaction);
    }),
  );
}

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
  if (known === undefined) return isMentioned(db, file);
  const uses = db.selectFrom('uses').select('field').where('target_type', '=', MEDIA).where('target_id', '=', known);
  return Boolean((await uses.limit(1).executeTakeFirst()) ?? (await filmsWith(db, known).executeTakeFirst()));
}

/** Whether a record, draft or revision mentions a picture that is not in the database, only in the storage. */
async function isMentioned(db: ContentDatabase, file: string): Promise<boolean> {
  for await (const users of everyUser(db)) {
    const mentions = users.flatMap(({ mentions }) => mentions);
    if (mentions.some((mention) => 'file' in mention && mention.file === file)) return true;
  }
  return false;
}

/** Reads all records, drafts and revisions, the deleted ones included, some at a time. */
async function* everyUser(db: ContentDatabase): AsyncGenerator<User[]> {
  for (const type of await storedTypes(db)) {
    const records = withDeletedRecords(db, type).selectAll();
    const read = (after: number) => records.where('id', '>', after).orderBy('id').limit(AT_ONCE).execute();
    for await (const rows of inPages(read)) yield rows.map((row) => recordUser(type, row));
  }
  for (const type of Object.keys(textColumns) as TextType[]) {
    const texts = db.selectFrom(`${type}s`).select(['id', ...textColumns[type]]);
    const read = (after: number) => texts.where('id', '>', after).orderBy('id').limit(AT_ONCE).execute();
    for await (const rows of inPages(read)) yield rows.map((row) => textUser(type, row));
  }
}

async function* inPages<Row extends { id: number }>(read: (after: number) => Promise<Row[]>) {
  for (let after = 0; ;) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}
