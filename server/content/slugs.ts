import slugify from '@sindresorhus/slugify';
import { type ContentType } from '../../content/model/content-type.ts';
import { anyContent, type ContentDatabase, tableOf } from './tables.ts';

const LONGEST = 180;

/** Gives a slug made of `title` that no record of the type has or had, with -2, -3… where needed. */
export async function freeSlug(kysely: ContentDatabase, type: ContentType, title: string): Promise<string> {
  const wanted = slugify(title, { decamelize: false }).slice(0, LONGEST).replace(/-+$/, '') || slugify(type.label.one);
  const taken = new Set(await slugsThatStartWith(kysely, type, wanted));
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

/** Says whether a record of the type other than `id` has or had this slug. */
export async function isSlugTaken(kysely: ContentDatabase, type: ContentType, slug: string, id: number) {
  const [had, has] = await Promise.all([
    kysely
      .selectFrom('slug_redirects')
      .select('record_id')
      .where('type', '=', type.name)
      .where('slug', '=', slug)
      .where('record_id', '!=', id)
      .execute(),
    anyContent(kysely).selectFrom(tableOf(type)).select('id').where('slug', '=', slug).where('id', '!=', id).execute(),
  ]);
  return had.length + has.length > 0;
}

/** Remembers an old slug of a record, and forgets that the new one ever was an old one. */
export async function redirectSlug(
  kysely: ContentDatabase,
  type: ContentType,
  { id, from, to }: { id: number; from: string; to: string },
) {
  await kysely.deleteFrom('slug_redirects').where('type', '=', type.name).where('slug', '=', to).execute();
  await kysely.insertInto('slug_redirects').values({ type: type.name, slug: from, record_id: id }).execute();
}

async function slugsThatStartWith(kysely: ContentDatabase, type: ContentType, start: string) {
  const has = kysely
    .selectFrom(tableOf(type) as 'blogs')
    .select('slug')
    .where('slug', 'like', `${start}%`);
  const had = kysely
    .selectFrom('slug_redirects')
    .select('slug')
    .where('type', '=', type.name)
    .where('slug', 'like', `${start}%`);
  const rows = await has.union(had).execute();
  return rows.map(({ slug }) => slug);
}
