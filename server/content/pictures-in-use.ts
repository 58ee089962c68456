import { sql } from 'kysely';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { anyContent, type ContentDatabase, tableOf } from './tables.ts';

/**
 * Says whether a record, a removed one that can come back, a rich text or a revision names a picture. `file` is its key
 * in storage; its variants' keys begin alike.
 */
export async function isPictureInUse(
  kysely: ContentDatabase,
  { id, file }: { id: number; file: string },
): Promise<boolean> {
  const named = `%${file.replace(/\.\w+$/, '')}%`;
  for (const type of contentTypes) if (await isNamedBy(kysely, type, id, named)) return true;
  const revisions = kysely.selectFrom('revisions').select('id').where('fields', 'like', named);
  return Boolean(await revisions.limit(1).executeTakeFirst());
}

async function isNamedBy(kysely: ContentDatabase, type: ContentType, id: number, named: string) {
  const fields = Object.entries(type.fields);
  const images = fields
    .filter(([, { kind }]) => kind === 'image')
    .map(([name]) => sql<boolean>`${sql.ref(name)} = ${id}`);
  const texts = fields
    .filter(([, { kind }]) => kind === 'richText')
    .map(([name]) => sql<boolean>`${sql.ref(name)} like ${named}`);
  if (images.length + texts.length === 0) return false;
  const rows = anyContent(kysely).selectFrom(tableOf(type)).select('id');
  return Boolean(
    await rows
      .where((row) => row.or([...images, ...texts]))
      .limit(1)
      .executeTakeFirst(),
  );
}
