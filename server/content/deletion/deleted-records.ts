import { sql } from 'kysely';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { done } from '../../platform/outcome.ts';
import { writeContent } from '../content-version.ts';
import { headingsGoneAlong } from '../records/headings-of-blog.ts';
import { addressed } from '../records/records.ts';
import { relationsTo } from '../records/relations.ts';
import { anyContent, type ContentDatabase, tableOf } from '../tables.ts';

const UNDOABLE_FOR = 30 * 24 * 60 * 60 * 1000; // ms

export interface RemovedRecord {
  /** The path of its type, as in the address of its calls. */
  type: string;
  /** What addresses it there. */
  key: string;
  title: string;
  deleted_at: string;
}

/** Gives what can be brought back, the last removed first. Headings that went with their blog come back with it. */
export async function listRemoved(kysely: ContentDatabase, now: Date): Promise<RemovedRecord[]> {
  const goneAlong = await headingsGoneAlong(kysely);
  const ofTypes = contentTypes.map(async (type: ContentType) => {
    const rows = await removedRows(kysely, type, now)
      .select([type.addressedBy, 'id', 'deleted_at', sql<string | null>`${sql.ref(type.title)}`.as('title')])
      .execute();
    const loneProcess = rows.filter(({ id }) => !(type.table === 'headings' && goneAlong.has(id)));
    return loneProcess.map((row) => ({
      type: type.path,
      key: String(row[type.addressedBy]),
      title: row.title ?? type.label.one,
      deleted_at: row.deleted_at ?? '',
    }));
  });
  const removed = (await Promise.all(ofTypes)).flat();
  return removed.sort((a, b) => b.deleted_at.localeCompare(a.deleted_at));
}

/** Gives the id of the removed record that a key addresses; null where there is none that can be brought back. */
export async function removedIdOf(
  kysely: ContentDatabase,
  type: ContentType,
  key: string,
  now: Date,
): Promise<number | null> {
  const row = await addressed(removedRows(kysely, type, now), type, key)?.executeTakeFirst();
  return row?.id ?? null;
}

/** The rows of a type that were removed and can be brought back. */
export function removedRows(kysely: ContentDatabase, type: ContentType, now: Date) {
  return anyContent(kysely).selectFrom(tableOf(type)).where('deleted_at', '>', lastUndoable(now));
}

/** Deletes for good what was removed more than 30 days ago, with its revisions and old addresses; gives how many. */
export async function forgetRemoved(kysely: ContentDatabase, now: Date): Promise<number> {
  let forgotten = 0;
  for (const type of contentTypes) {
    const rows = anyContent(kysely).selectFrom(tableOf(type)).select('id').where('deleted_at', '<=', lastUndoable(now));
    const ids = (await rows.execute()).map(({ id }) => id);
    for (const id of ids) await forget(kysely, type, id);
    forgotten += ids.length;
  }
  return forgotten;
}

async function forget(kysely: ContentDatabase, type: ContentType, id: number) {
  await writeContent(kysely, async (transaction) => {
    for (const { from, name } of relationsTo(type)) {
      const pointing = anyContent(transaction)
        .updateTable(tableOf(from))
        .set({ [name]: null });
      await pointing.where(sql.ref(name), '=', id).execute();
    }
    for (const table of ['revisions', 'slug_redirects'] as const) {
      await transaction.deleteFrom(table).where('type', '=', type.name).where('record_id', '=', id).execute();
    }
    await anyContent(transaction).deleteFrom(tableOf(type)).where('id', '=', id).execute();
    return done(null);
  });
}

/** The time before which what was removed cannot be brought back. */
export function lastUndoable(now: Date): string {
  return new Date(now.getTime() - UNDOABLE_FOR).toISOString();
}
