import slugify from '@sindresorhus/slugify';
import type { ContentType } from '../../content/model/content-type.ts';
import { type Refusal, refused } from '../platform/outcome.ts';
import { anyContent, type ContentDatabase, tableOf } from './tables.ts';

const LONGEST = 180;
const RESERVED = new Set(['create', 'edit', 'show', 'new', 'page', 'search', 'feed', 'preview']);
const TAKEN = { slug: ['Slug is taken by another record, or was until it was changed.'] };

/**
 * Returns a slug made of `title` that no record of the type has or had, with -2, -3… where needed. A title in letters
 * that cannot be transliterated gives the name of the type and the day: docs/decisions/0038-latin-slugs.md
 */
export async function freeSlug(
  kysely: ContentDatabase,
  type: ContentType,
  { title, at }: { title: string; at: Date },
): Promise<string> {
  const wanted = transliterated(title) ?? `${slugify(type.label.one)}-${at.toISOString().slice(0, 10)}`;
  const taken = new Set([...RESERVED, ...(await slugsThatStartWith(kysely, type, wanted))]);
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

/** Returns a title in Latin letters and digits; null where all of its letters would be lost. */
function transliterated(title: string): string | null {
  const slug = slugify(title, { decamelize: false }).slice(0, LONGEST).replace(/-+$/, '');
  const losesAll = /\p{L}/u.test(title) && !/[a-z]/.test(slug);
  return losesAll || slug === '' ? null : slug;
}

/** Refuses a slug that addresses need for themselves, or that a record of the type other than `id` has or had. */
export async function refuseTakenSlug(
  kysely: ContentDatabase,
  type: ContentType,
  slug: string,
  id = 0,
): Promise<Refusal | null> {
  if (RESERVED.has(slug)) return refused({ slug: [`Slug cannot be the word ${slug}, which addresses need.`] });
  return (await isTaken(kysely, type, slug, id)) ? refused(TAKEN) : null;
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

async function isTaken(kysely: ContentDatabase, type: ContentType, slug: string, id: number) {
  const has = anyContent(kysely).selectFrom(tableOf(type)).select('id').where('slug', '=', slug).where('id', '!=', id);
  const had = kysely.selectFrom('slug_redirects').select('record_id').where('type', '=', type.name);
  const others = had.where('slug', '=', slug).where('record_id', '!=', id);
  return Boolean((await has.executeTakeFirst()) ?? (await others.executeTakeFirst()));
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
