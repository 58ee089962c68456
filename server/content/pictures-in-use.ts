import { sql } from 'kysely';
import { contentTypes } from '../../content/index.ts';
import { type ContentType, fieldsOfKind } from '../../content/model/content-type.ts';
import type { FieldKind } from '../../content/model/field.ts';
import { nestedKinds } from '../../content/model/nested.ts';
import type { PictureUsage } from '../media/sweep.ts';
import { writeContent } from './content-version.ts';
import { type ContentDatabase, type ContentTables, withDeletedRecords } from './tables.ts';

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

/** Returns whether an image field, rich text, a revision, a draft or what a link shows of one holds a picture, those of deleted ones included. */
async function isInUse(db: ContentDatabase, { id, file }: { id: number | null; file: string }) {
  for (const type of contentTypes) {
    if (await hasRow(db, type, ['image'], (column) => sql<boolean>`${column} = ${id}`)) return true;
  }
  // The file names of its variants start the same.
  const pattern = `%${file.replace(/\.\w+$/, '')}%`;
  for (const type of contentTypes) {
    if (await hasRow(db, type, ['richText', ...nestedKinds], (column) => sql<boolean>`${column} like ${pattern}`))
      return true;
  }
  for (const table of ['revisions', 'drafts'] as const) {
    const rows = db.selectFrom(table).select('id').where('fields', 'like', pattern);
    if (await rows.limit(1).executeTakeFirst()) return true;
  }
  const inChildren = db.selectFrom('drafts').select('id').where('children', 'like', pattern);
  if (await inChildren.limit(1).executeTakeFirst()) return true;
  const shared = db.selectFrom('preview_links').select('id').where('snapshot', 'like', pattern);
  return Boolean(await shared.limit(1).executeTakeFirst());
}

async function hasRow(
  db: ContentDatabase,
  type: ContentType,
  kinds: readonly FieldKind[],
  condition: (column: ReturnType<typeof sql.ref>) => ReturnType<typeof sql<boolean>>,
) {
  const names = kinds.flatMap((kind) => fieldsOfKind(type, kind));
  if (names.length === 0) return false;
  const records = withDeletedRecords(db, type).select('id');
  const matching = records.where((row) => row.or(names.map((name) => condition(sql.ref(name)))));
  return Boolean(await matching.limit(1).executeTakeFirst());
}
