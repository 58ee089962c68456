import { sql } from 'kysely';
import { columnsOf, type ContentType } from '../../../content/model/content-type.ts';
import { directionOf, type Page, type PageWanted, readPage } from '../../platform/paging.ts';
import { withRelated } from './relations.ts';
import { serialize } from './serialize.ts';
import { anyContent, type ContentDatabase, tableOf } from '../tables.ts';
import { hasInTitle } from './title-search.ts';
import type { VersionedCache } from '../versioned-cache.ts';
import { isWithout } from './without-partner.ts';

/** A record as administrators are given it. */
export type AnyRecord = Record<string, unknown> & { id: number; version: number; updated_at: string };

export interface ListWanted extends PageWanted {
  /** A part of the title. */
  search?: string | undefined;
  status?: number | undefined;
  /** The path of a type, to find the records that have none of it. */
  without?: string | undefined;
  /** The ids that records are related to, by the names of their relations. */
  related?: Record<string, number> | undefined;
  /** A column, with a minus before it for descending. */
  sort?: string | undefined;
}

/** Gives one page of a type's records, newest first unless `sort` says otherwise. They are counted once while they stay. */
export async function listRecords(
  kysely: ContentDatabase,
  type: ContentType,
  wanted: ListWanted,
  unchanged: VersionedCache,
): Promise<Page<AnyRecord>> {
  const chosen = await matching(kysely, type, wanted);
  const count = chosen.select(({ fn }) => fn.countAll().as('total'));
  const { page: _page, perPage: _perPage, sort: _sort, ...filter } = wanted;
  const counted = JSON.stringify([type.name, filter]);
  return readPage(
    wanted,
    async (part) => {
      const sort = order(wanted.sort ?? '-created_at');
      const [column, direction] = [sql.ref(sort.column), directionOf(part, sort.direction)];
      // What is passed over is not looked at: its order is in an index.
      const keys = chosen.select('id').orderBy(column, direction).orderBy('id', direction);
      const rows = anyContent(kysely).selectFrom(tableOf(type)).selectAll();
      const page = rows.where('id', 'in', keys.limit(part.limit).offset(part.offset));
      return asRecords(kysely, type, await page.orderBy(column, direction).orderBy('id', direction).execute());
    },
    () => unchanged(counted, () => count.executeTakeFirstOrThrow()),
  );
}

/** Gives all records of a type that is ordered by hand. */
export async function allRecords(kysely: ContentDatabase, type: ContentType): Promise<AnyRecord[]> {
  return asRecords(kysely, type, await present(kysely, type).selectAll().orderBy('position').orderBy('id').execute());
}

/** Gives the record with an id; null where there is none. */
export async function readById(kysely: ContentDatabase, type: ContentType, id: number): Promise<AnyRecord | null> {
  const row = await findRow(kysely, type, id);
  const [record = null] = await asRecords(kysely, type, row ? [row] : []);
  return record;
}

/** Gives the row with an id as the database holds it. */
export function findRow(kysely: ContentDatabase, type: ContentType, id: number) {
  return present(kysely, type).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Gives the one record of a type that has at most one; null where there is none. */
export async function readSingle(kysely: ContentDatabase, type: ContentType): Promise<AnyRecord | null> {
  const rows = await present(kysely, type).selectAll().limit(1).execute();
  const [record = null] = await asRecords(kysely, type, rows);
  return record;
}

/** Takes what addresses a record, its id or its slug, and gives its id; null where there is none. */
export async function idOf(kysely: ContentDatabase, type: ContentType, key: string): Promise<number | null> {
  const row = await addressed(present(kysely, type), type, key)?.executeTakeFirst();
  return row?.id ?? null;
}

/** Narrows rows of a type down to the one that a key addresses; null where no record can have that key. */
export function addressed(rows: ReturnType<typeof present>, type: ContentType, key: string) {
  if (type.addressedBy === 'slug') return rows.select('id').where('slug', '=', key);
  return /^[1-9]\d{0,8}$/.test(key) ? rows.select('id').where('id', '=', Number(key)) : null;
}

/** Gives id and title of every record of a type, by title: what a dropdown offers. */
export async function titlesOf(kysely: ContentDatabase, type: ContentType): Promise<object[]> {
  return present(kysely, type)
    .select(['id', type.title as 'slug'])
    .orderBy(sql.ref(type.title))
    .execute();
}

/** Gives what a record is called; a single record may have no title of its own. */
export function titleOf(type: ContentType, record: object): string {
  return (record as Record<string, string | null>)[type.title] ?? type.label.one;
}

/** The columns that a type's list can be sorted by. */
export function sortableColumns(type: ContentType): string[] {
  const texts = Object.entries(type.fields).filter(([, { kind }]) => kind === 'richText' || kind === 'image');
  const unsortable = new Set([...texts.map(([name]) => name), 'deleted_at']);
  return columnsOf(type)
    .map(({ name }) => name)
    .filter((name) => !unsortable.has(name));
}

async function matching(
  kysely: ContentDatabase,
  type: ContentType,
  { search, status, without, related = {} }: ListWanted,
) {
  let rows = present(kysely, type);
  if (search) rows = rows.where(await hasInTitle(kysely, type, search));
  if (status) rows = rows.where(sql.ref('status'), '=', status);
  if (without) rows = rows.where(isWithout(type, without));
  for (const [name, id] of Object.entries(related)) rows = rows.where(sql.ref(name), '=', id);
  return rows;
}

function present(kysely: ContentDatabase, type: ContentType) {
  return anyContent(kysely).selectFrom(tableOf(type)).where('deleted_at', 'is', null);
}

async function asRecords(kysely: ContentDatabase, type: ContentType, rows: object[]): Promise<AnyRecord[]> {
  const records = await withRelated(kysely, type, (await serialize(kysely, type, rows)) as AnyRecord[]);
  return records.map(({ deleted_at: _deletedAt, ...record }) => record as AnyRecord);
}

function order(sort: string) {
  const isDescending = sort.startsWith('-');
  return {
    column: isDescending ? sort.slice(1) : sort,
    direction: isDescending ? ('desc' as const) : ('asc' as const),
  };
}
