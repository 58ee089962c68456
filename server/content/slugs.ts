import { isBuiltIn, isRecordPage, pageOf, recordPath } from '../../content/addresses.ts';
import { pathIn } from '../../content/languages.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { inLanguage, isTranslatable } from '../../content/model/translations/in-language.ts';
import { refused } from '../platform/outcome.ts';
import { loadSlugify } from '../platform/slugify.ts';
import { readLanguageIn, readOtherLanguagesIn } from './language.ts';
import { isAddressInUse } from './records/built-ins.ts';
import { anyContent, type ContentDatabase, recordsOf, updateRecords, withDeletedRecords } from './tables.ts';

const MAX_LENGTH = 180;
const RESERVED = new Set(['create', 'edit', 'show', 'new', 'page', 'search', 'feed', 'preview']);
/** Stands between a slug that a deleted record gave up and the id of the record. No slug contains it. */
const GIVEN_UP = '~';

/**
 * Returns a slug made of `title` that no other record of the type has or had, with -2, -3… where needed. A title in letters
 * that cannot be transliterated gives the name of the type and the day (docs/decisions/0038-latin-slugs.md), or to a translation
 * the slug of its record.
 */
export async function freeSlug(
  db: ContentDatabase,
  type: ContentType,
  { title, now, id = 0 }: { title: string; now: Date; id?: number | undefined },
): Promise<string> {
  const slugify = await loadSlugify();
  const wanted = usable(slugify(title, type.language ?? (await readLanguageIn(db))), title);
  const slug =
    wanted ?? (await slugOfSource(db, type, id)) ?? `${slugify(type.label.one)}-${now.toISOString().slice(0, 10)}`;
  return freeSlugLike(db, type, slug, id);
}

async function slugOfSource(db: ContentDatabase, type: ContentType, id: number): Promise<string | undefined> {
  if (!type.source) return undefined;
  return (await recordsOf(db, type.source).select('slug').where('id', '=', id).executeTakeFirst())?.slug;
}

async function freeSlugLike(db: ContentDatabase, type: ContentType, slug: string, id = 0): Promise<string> {
  const alike = await slugsOf(db, type).where('slug', 'like', `${slug}%`).where('id', '!=', id).execute();
  const languages = await readOtherLanguagesIn(db);
  const unavailable = new Set([...RESERVED, ...alike.map((row) => row.slug)]);
  const isTaken = (candidate: string) => unavailable.has(candidate) || isAddressInUse(type, candidate, languages);
  if (!isTaken(slug)) return slug;
  let number = 2;
  while (isTaken(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** Returns the slug that a record is to have: one that was emptied is made anew, unless its page is part of every site. */
export async function slugToSave(
  db: ContentDatabase,
  type: ContentType,
  row: { id: number; slug: string },
  { slug, title, now }: { slug: string | undefined; title: string; now: Date },
): Promise<string | undefined> {
  if (slug !== '') return slug;
  return isBuiltIn(type, row.slug) ? row.slug : freeSlug(db, type, { title, now, id: row.id });
}

/** Cuts the slug of a title to its maximum length; null where all letters of the title would be lost. */
function usable(slugified: string, title: string): string | null {
  const slug = slugified.slice(0, MAX_LENGTH).replace(/(?<!-)-+$/, '');
  const losesAll = /\p{L}/u.test(title) && !/[a-z]/.test(slug);
  return losesAll || slug === '' ? null : slug;
}

/** Refuses reserved slugs, those of other addresses, and those that another record of the type has or had. */
export async function refuseTakenSlug(db: ContentDatabase, type: ContentType, slug: string, id = 0) {
  if (RESERVED.has(slug)) return refused({ slug: [`Address cannot be ${slug}: this word is reserved.`] });
  if (isAddressInUse(type, slug, await readOtherLanguagesIn(db)))
    return refused({ slug: [`Address cannot be ${slug}: the site uses this address for something else.`] });
  const holder = await slugsOf(db, type).where('slug', '=', slug).where('id', '!=', id).executeTakeFirst();
  return holder ? refused({ slug: ['Address is taken: another record uses it, or used it before.'] }) : null;
}

/** Makes deleted records give up a slug that another one gets, and that they have or had. */
export async function takeSlug(transaction: ContentDatabase, type: ContentType, slug: string): Promise<void> {
  const deleted = () => withDeletedRecords(transaction, type).select('id').where('deleted_at', 'is not', null);
  for (const { id } of await deleted().where('slug', '=', slug).execute()) {
    const givenUp = updateRecords(transaction, type).set({ slug: `${slug}${GIVEN_UP}${id}` });
    await givenUp.where('id', '=', id).execute();
  }
  const former = transaction.deleteFrom('slug_redirects').where('type', '=', type.name).where('slug', '=', slug);
  await former.where('record_id', 'in', deleted()).execute();
}

/** Replaces the slugs that restored records had to give up. */
export async function replaceGivenUpSlugs(transaction: ContentDatabase, type: ContentType): Promise<void> {
  if (type.addressedBy !== 'slug') return;
  const restored = recordsOf(transaction, type).select(['id', 'slug']).where('slug', 'like', `%${GIVEN_UP}%`);
  for (const { id, slug } of await restored.execute()) {
    const another = await freeSlugLike(transaction, type, wantedSlug(slug));
    await takeSlug(transaction, type, another);
    await updateRecords(transaction, type).set({ slug: another }).where('id', '=', id).execute();
  }
}

/** Returns the slug that a record would have, had it not given it up while it was deleted. */
export function wantedSlug(slug: string): string {
  return slug.split(GIVEN_UP, 1)[0] ?? slug;
}

/** Returns the pattern of slugs that were given up, for `like … escape '\\'`. */
export function givenUpPattern(slug: string): string {
  return `${slug.replace(/[\\%_]/g, String.raw`\$&`)}${GIVEN_UP}%`;
}

/** Returns the paths that the page of a record has or had, in every language; of a type whose records have a page each. */
export async function pathsOf(db: ContentDatabase, type: ContentType, id: number): Promise<string[]> {
  const page = pageOf(type);
  if (!isRecordPage(page)) return [];
  const languages = isTranslatable(type) ? [null, ...(await readOtherLanguagesIn(db))] : [null];
  const ofEach = languages.map(async (language) => {
    const translated = language ? inLanguage(type, language) : type;
    // What is not translated keeps its slug in each language.
    const named = translated.addressedBy === 'slug' ? translated : type;
    const slugs = await slugsOf(db, named).where('id', '=', id).execute();
    return slugs.map(({ slug }) => pathIn(language, recordPath(page, slug)));
  });
  return [...new Set((await Promise.all(ofEach)).flat())];
}

/** Redirects an old slug of a record to the present one. */
export async function redirectSlug(
  db: ContentDatabase,
  type: ContentType,
  { id, from, to }: { id: number; from: string; to: string },
) {
  await db.deleteFrom('slug_redirects').where('type', '=', type.name).where('slug', '=', to).execute();
  await db.insertInto('slug_redirects').values({ type: type.name, slug: from, record_id: id }).execute();
}

/** Selects the slugs that records of a type have or had, with the ids of the records. Those of deleted ones are free. */
function slugsOf(db: ContentDatabase, type: ContentType) {
  const current = recordsOf(db, type).select(['slug', 'id']);
  const former = db.selectFrom('slug_redirects').select(['slug', 'record_id as id']).where('type', '=', type.name);
  const present = former.where('record_id', 'in', recordsOf(db, type).select('id'));
  return anyContent(db).selectFrom(current.unionAll(present).as('slugs')).select('slug');
}
