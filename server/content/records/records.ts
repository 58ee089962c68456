import { sql } from 'kysely';
import { collatedFields, columnsOf, type ContentType, keyName } from '../../../content/model/content-type.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import { type Part, partsOf } from '../../../content/model/parts/parts.ts';
import { singlePartOf } from '../../../content/model/parts/single-part.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { directionOf, type PageWanted, readPage } from '../../platform/paging.ts';
import { type ContentDatabase, recordsOf, withDeletedRecords } from '../tables.ts';
import type { VersionedCache } from '../versioned-cache.ts';
import { lacksRelated, withRelated } from './relations.ts';
import { serialize } from './serialize.ts';
import { isInTranslationState, type TranslationWanted } from '../translations/progress.ts';
import { besideRecords, inState, type RecordState } from './states.ts';
import { hasInTitle } from './title-search.ts';

export interface ListWanted extends PageWanted {
  /** A part of the title. */
  search?: string | undefined;
  status?: number | undefined;
  /** Only these records. */
  ids?: number[] | undefined;
  /** The path of a type of which records have no related record. */
  without?: string | undefined;
  /** Ids of related records and values of choices, by the names of the fields. */
  having?: Record<string, number | string> | undefined;
  state?: RecordState | undefined;
  /** Only those that are so far translated into a language. */
  translation?: TranslationWanted | undefined;
  /** A column, prefixed with a minus for descending order. Defaults to the newest first. */
  sort?: string | undefined;
}

/** Reads one page of a type's records, without their sections. Their count is cached as long as the content stays. */
export async function listRecords(db: ContentDatabase, type: ContentType, wanted: ListWanted, cache: VersionedCache) {
  const { page: _page, perPage: _perPage, sort = '-created_at', ...filter } = wanted;
  const matching = await filtered(db, type, filter);
  const count = matching.select(({ fn }) => fn.countAll().as('total'));
  return readPage(
    wanted,
    async (part) => {
      const column = sql.ref(orderColumn(type, sort.replace(/^-/, '')));
      const direction = directionOf(part, sort.startsWith('-') ? 'desc' : 'asc');
      // Skipped rows are never loaded: an index has them in this order.
      const ids = matching.select('id').orderBy(column, direction).orderBy('id', direction);
      const rows = withDeletedRecords(db, type)
        .select(listedColumns(type))
        .where('id', 'in', ids.limit(part.limit).offset(part.offset));
      return toRecords(db, type, await rows.orderBy(column, direction).orderBy('id', direction).execute());
    },
    () => {
      const read = () => count.executeTakeFirstOrThrow();
      const isOfDrafts = filter.translation !== undefined && filter.translation.state !== 'missing';
      return (filter.state && besideRecords.has(filter.state)) || isOfDrafts
        ? read()
        : cache(JSON.stringify([type.name, filter]), read);
    },
  );
}

/** Reads all records of an ordered type, or some of them. */
export async function listInOrder(
  db: ContentDatabase,
  type: ContentType,
  wanted: Pick<ListWanted, 'state' | 'translation'> = {},
): Promise<AnyRecord[]> {
  const records = await filtered(db, type, wanted);
  return toRecords(db, type, await records.selectAll().orderBy('position').orderBy('id').execute());
}

/** Reads the records that relate to one, in the order of a field. */
export async function listRelated(
  db: ContentDatabase,
  type: ContentType,
  { relation, id, order }: { relation: string; id: number; order: string },
): Promise<AnyRecord[]> {
  const related = recordsOf(db, type).selectAll().where(sql.ref(relation), '=', id);
  return toRecords(db, type, await related.orderBy(sql.ref(order)).orderBy('id').execute());
}

/** Adds the parts of a record: lists in their order, such as the headings of a post, and its single part, null without one. */
export async function withParts(db: ContentDatabase, type: ContentType, record: AnyRecord): Promise<AnyRecord> {
  const parts: Record<string, AnyRecord[] | AnyRecord | null> = {};
  for (const part of partsOf(type)) parts[part.name] = await readParts(db, part, record.id);
  const single = singlePartOf(type, record);
  if (single) parts[single.name] = await readSingle(db, single.type);
  return { ...record, ...parts };
}

/** Reads the parts of a record in their order; those of a translation are the same ones, as far as they are translated. */
export async function readParts(db: ContentDatabase, { type, by, order }: Part, ownerId: number): Promise<AnyRecord[]> {
  const parts = await listRelated(db, sourceOf(type), { relation: by, id: ownerId, order });
  return type.language ? translated(db, type, parts) : parts;
}

async function translated(db: ContentDatabase, type: ContentType, parts: AnyRecord[]): Promise<AnyRecord[]> {
  if (parts.length === 0) return [];
  const ids = parts.map(({ id }) => id);
  const rows = await recordsOf(db, type).selectAll().where('id', 'in', ids).execute();
  return toRecords(
    db,
    type,
    rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
  );
}

export async function readRecord(db: ContentDatabase, type: ContentType, id: number): Promise<AnyRecord | null> {
  const row = await findRow(db, type, id);
  const [record = null] = await toRecords(db, type, row ? [row] : []);
  return record;
}

/** Reads a record as the database holds it. */
export function findRow(db: ContentDatabase, type: ContentType, id: number) {
  return recordsOf(db, type).selectAll().where('id', '=', id).executeTakeFirst();
}

export async function readSingle(db: ContentDatabase, type: ContentType): Promise<AnyRecord | null> {
  const [record = null] = await toRecords(db, type, await recordsOf(db, type).selectAll().limit(1).execute());
  return record;
}

export async function listBySlugs(db: ContentDatabase, type: ContentType, slugs: string[]): Promise<AnyRecord[]> {
  return toRecords(db, type, await recordsOf(db, type).selectAll().where('slug', 'in', slugs).execute());
}

/** Returns the id of the record with a key, which is its id or its slug, or one that it had: a form may be open since before. */
export async function findId(db: ContentDatabase, type: ContentType, key: string): Promise<number | null> {
  const record = await withKey(recordsOf(db, type), type, key)?.executeTakeFirst();
  return record?.id ?? (await withFormerKey(db, type, key)?.executeTakeFirst())?.id ?? null;
}

function withFormerKey(db: ContentDatabase, type: ContentType, key: string) {
  if (type.addressedBy !== 'slug' || key.includes('\0')) return null;
  const former = db.selectFrom('slug_redirects').select('record_id').where('type', '=', type.name);
  return recordsOf(db, type)
    .select('id')
    .where('id', 'in', former.where('slug', '=', key));
}

/** Selects the record with a key; null where no record can have it. */
export function withKey(records: ReturnType<typeof recordsOf>, type: ContentType, key: string) {
  // PostgreSQL takes no NUL.
  if (type.addressedBy === 'slug') return key.includes('\0') ? null : records.select('id').where('slug', '=', key);
  return /^[1-9]\d{0,8}$/.test(key) ? records.select('id').where('id', '=', Number(key)) : null;
}

/** Lists id and title of all records by title, for a dropdown. */
export async function listTitles(db: ContentDatabase, type: ContentType): Promise<object[]> {
  const titles = recordsOf(db, type).select(['id', type.title as 'slug']);
  return titles
    .orderBy(sql.ref(orderColumn(type, type.title)))
    .orderBy('id')
    .execute();
}

/** Returns the column that holds the order by another one: for a text, that of its folded form. */
export function orderColumn(type: ContentType, column: string): string {
  return collatedFields(type).includes(column) ? keyName(column) : column;
}

/** Half a megabyte of sections would be read, cleaned and sent for each record of a list. */
function listedColumns(type: ContentType) {
  const names = columnsOf(type).map(({ name }) => name);
  return names.filter((name) => type.fields[name]?.kind !== 'sections') as 'id'[];
}

/** Returns the columns by which a list can be sorted: of the texts, its title and those that it shows. */
export function sortableColumns(type: ContentType): string[] {
  const keys = new Set(collatedFields(type).map(keyName));
  const texts = new Set(collatedFields(type));
  return columnsOf(type)
    .map(({ name }) => name)
    .filter((name) => name !== 'deleted_at' && !keys.has(name) && (texts.has(name) || hasOrder(type, name)));
}

function hasOrder({ fields, columns }: ContentType, name: string) {
  const kind = fields[name]?.kind;
  if (kind === undefined) return !name.endsWith('_alt');
  return kind === 'choice' || kind === 'key' || kind === 'relation' || (kind === 'link' && name in columns);
}

async function filtered(
  db: ContentDatabase,
  type: ContentType,
  { search, status, state, translation, ids, without, having = {} }: Omit<ListWanted, 'page'>,
) {
  let records = recordsOf(db, type);
  if (search) records = records.where(await hasInTitle(db, type, search));
  if (status) records = records.where(sql.ref('status'), '=', status);
  if (state) records = inState(db, type, state, records);
  if (translation) records = records.where(isInTranslationState(type, translation));
  if (ids) records = records.where('id', 'in', ids);
  if (without) records = records.where(lacksRelated(type, without));
  for (const [name, value] of Object.entries(having)) records = records.where(sql.ref(name), '=', value);
  return records;
}

async function toRecords(db: ContentDatabase, type: ContentType, rows: object[]): Promise<AnyRecord[]> {
  const records = await withRelated(db, type, (await serialize(db, type, rows)) as AnyRecord[]);
  const hidden = new Set(['deleted_at', ...collatedFields(type).map(keyName)]);
  return records.map(
    (record) => Object.fromEntries(Object.entries(record).filter(([name]) => !hidden.has(name))) as AnyRecord,
  );
}
