import { type RawBuilder, sql } from 'kysely';
import { contentTypes } from '../../../content/index.ts';
import { type ContentType, fieldsOfKind } from '../../../content/model/content-type.ts';
import { nestedKinds } from '../../../content/model/nested.ts';
import { filesIn } from '../../media/pictures.ts';
import type { MediaTables } from '../../media/tables.ts';
import { type Check, found, type Site } from '../check.ts';

/** Pictures that stand in texts and sections, by their paths. */
export const textPictures: Check = {
  what: 'Whether the pictures in texts exist',
  find: async (site) => {
    const db = site.database.kysely.withTables<MediaTables>();
    const pictures = db.selectFrom('media').select('file').where('deleted_at', 'is', null);
    const files = await pictures.unionAll(db.selectFrom('media_aliases').select('file')).execute();
    const known = new Set(files.map(({ file }) => file));
    const broken: string[] = [];
    for (const type of contentTypes) {
      for (const { id, text } of await readTexts(site, type))
        if (filesIn(text).some((file) => !known.has(file))) broken.push(`${type.noun.one} ${id}`);
    }
    return found('Records whose texts show a picture that does not exist', broken, 'Choose another one there.');
  },
};

async function readTexts({ database }: Site, type: ContentType) {
  const columns = fieldsOfKind(type, 'richText', ...nestedKinds);
  if (columns.length === 0) return [];
  const text = columns.map((name): RawBuilder<string> => sql`coalesce(${sql.ref(name)}, '')`);
  const { rows } = await sql<{ id: number; text: string }>`select id, ${sql.join(text, sql` || ' ' || `)} as text
    from ${sql.table(type.table)} where deleted_at is null order by id`.execute(database.kysely);
  return rows;
}
