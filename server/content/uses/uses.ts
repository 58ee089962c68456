import { sql } from 'kysely';
import { typeNamed } from '../../../content/index.ts';
import { isBuiltIn, isRecordPage, pageOf } from '../../../content/addresses.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import { splitTypeName } from '../../../content/model/translations/type-name.ts';
import { idsOfFiles } from '../../media/pictures.ts';
import { type ContentDatabase, type ContentTables, withDeletedRecords } from '../tables.ts';
import { MEDIA, type Mention, mentionsIn, mentionsOfText } from './mentions.ts';

type Use = ContentTables['uses'];

/** A record, draft, revision or link to a draft with what it mentions. */
export interface User {
  type: string;
  record_id: number;
  mentions: Mention[];
}

/** Stands for the id of what does not exist. */
const NOTHING = 0;
const ROWS_AT_ONCE = 1000;
const SLUGS_AT_ONCE = 10_000; // a query of SQLite takes 32,766 values

export function recordUser(type: ContentType, row: { id: number }): User {
  return { type: type.name, record_id: row.id, mentions: mentionsIn(type, row) };
}

/** What names files besides records, by the columns that hold their texts, in the table named by the plural. */
export const textColumns = {
  draft: ['fields'],
  revision: ['fields'],
  preview_link: ['snapshot'],
} as const;

export type TextType = keyof typeof textColumns;

type TextsOf<Type extends TextType> = Record<(typeof textColumns)[Type][number], string | null>;

export function textUser<Type extends TextType>(type: Type, row: { id: number } & TextsOf<Type>): User {
  const texts = textColumns[type].map((column) => (row as Record<string, string | null>)[column] ?? '');
  return { type, record_id: row.id, mentions: texts.flatMap(mentionsOfText) };
}

/** Replaces the stored uses of some users, in the transaction that saves them. */
export async function rewriteUses(transaction: ContentDatabase, users: User[]): Promise<void> {
  for (const { type, record_id } of users)
    await transaction.deleteFrom('uses').where('type', '=', type).where('record_id', '=', record_id).execute();
  await addUses(transaction, users);
}

/** Stores the uses of users that have none stored. A picture that does not exist is left out; a link that leads nowhere is not. */
export async function addUses(transaction: ContentDatabase, users: User[]): Promise<void> {
  const rows = await findTargets(transaction, users);
  for (let index = 0; index < rows.length; index += ROWS_AT_ONCE) {
    const some = rows.slice(index, index + ROWS_AT_ONCE);
    const insert = transaction.insertInto('uses').values(some);
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
  }
}

async function findTargets(db: ContentDatabase, users: User[]): Promise<Use[]> {
  const mentions = users.flatMap(({ mentions }) => mentions);
  const files = await idsOfFiles(db, [
    ...new Set(mentions.flatMap((mention) => ('file' in mention ? mention.file : []))),
  ]);
  const records = await findRecords(db, mentions);
  return users.flatMap(({ type, record_id, mentions }) =>
    mentions.flatMap((mention) => {
      const use = { type, record_id, field: mention.field, is_link: 0 };
      if ('id' in mention) return { ...use, target_type: mention.to, target_id: mention.id };
      if ('slug' in mention) {
        const target_id = records.get(`${mention.to} ${mention.slug}`) ?? NOTHING;
        return { ...use, target_type: splitTypeName(mention.to).source, target_id, is_link: 1 };
      }
      const target_id = files.get(mention.file) ?? (mention.isLink ? NOTHING : undefined);
      const is_link = mention.isLink ? 1 : 0;
      return target_id === undefined ? [] : { ...use, is_link, target_type: MEDIA, target_id };
    }),
  );
}

/** Returns the ids of records by their type and slug, former slugs included. */
async function findRecords(db: ContentDatabase, mentions: Mention[]): Promise<Map<string, number>> {
  const links = mentions.flatMap((mention) => ('slug' in mention ? mention : []));
  const ids = new Map<string, number>();
  for (const [name, ofType] of Map.groupBy(links, ({ to }) => to)) {
    const type = typeNamed(name);
    if (!isRecordPage(pageOf(type))) continue;
    const slugs = [...new Set(ofType.map(({ slug }) => slug))];
    for (let index = 0; index < slugs.length; index += SLUGS_AT_ONCE) {
      const some = slugs.slice(index, index + SLUGS_AT_ONCE);
      const former = db.selectFrom('slug_redirects').select(['record_id as id', 'slug']).where('type', '=', name);
      const present = withDeletedRecords(db, type).select(['id', 'slug']).where('slug', 'in', some);
      // Built-in pages are there in every language by the same address, translated or not.
      const builtIn = withDeletedRecords(db, sourceOf(type)).select(['id', 'slug']).where('slug', 'in', some);
      const found = [
        ...(type.language ? await builtIn.execute() : []).filter(({ slug }) => isBuiltIn(type, slug)),
        ...(await former.where('slug', 'in', some).execute()),
        ...(await present.execute()),
      ];
      for (const { id, slug } of found) ids.set(`${name} ${slug}`, id);
    }
  }
  return ids;
}

/** Whether every write of content so far has kept the uses up to date. */
export async function areUsesComplete(db: ContentDatabase): Promise<boolean> {
  const isComplete = sql<boolean>`version = uses_version`.as('isComplete');
  return Boolean((await db.selectFrom('content_version').select(isComplete).executeTakeFirst())?.isComplete);
}
