import { sql } from 'kysely';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import type { FieldKind } from '../../content/model/field.ts';
import type { PictureUsage } from '../media/sweep.ts';
import { writeContent } from './content-version.ts';
import { anyContent, type ContentDatabase, type ContentTables, tableOf } from './tables.ts';

/** Gives what the sweep of pictures asks: whether content uses one, and a moment in which nothing begins to. */
export function pictureUsage(content: ContentDatabase): PictureUsage {
  return {
    isInUse: (picture, kysely) => isInUse(kysely.withTables<ContentTables>(), picture),
    inTransaction: async (work) => {
      const done = await writeContent(content, async (transaction) => ({ ok: true, value: await work(transaction) }));
      return done.value;
    },
  };
}

/** Whether a record, a removed one that can come back, a rich text or an earlier state names a picture. */
async function isInUse(kysely: ContentDatabase, { id, file }: { id: number | null; file: string }) {
  for (const type of contentTypes) {
    if (await hasRow(kysely, type, 'image', (column) => sql<boolean>`${column} = ${id}`)) return true;
  }
  // The keys of its variants begin alike.
  const named = `%${file.replace(/\.\w+$/, '')}%`;
  for (const type of contentTypes) {
    if (await hasRow(kysely, type, 'richText', (column) => sql<boolean>`${column} like ${named}`)) return true;
  }
  const revisions = kysely.selectFrom('revisions').select('id').where('fields', 'like', named);
  return Boolean(await revisions.limit(1).executeTakeFirst());
}

async function hasRow(
  kysely: ContentDatabase,
  type: ContentType,
  kind: FieldKind,
  condition: (column: ReturnType<typeof sql.ref>) => ReturnType<typeof sql<boolean>>,
) {
  const fields = Object.entries(type.fields).filter(([, field]) => field.kind === kind);
  if (fields.length === 0) return false;
  const rows = anyContent(kysely).selectFrom(tableOf(type)).select('id');
  const fitting = rows.where((row) => row.or(fields.map(([name]) => condition(sql.ref(name)))));
  return Boolean(await fitting.limit(1).executeTakeFirst());
}
