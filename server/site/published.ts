import { type SelectQueryBuilder, sql } from 'kysely';
import type { DeclaredType } from '../../content/index.ts';
import type { Language } from '../../content/languages.ts';
import { altName, columnsOf, type ContentType } from '../../content/model/content-type.ts';
import { inLanguage, isTranslatable, sourceOf } from '../../content/model/translations/in-language.ts';
import { ACTIVE } from '../../content/model/field.ts';
import type { ImageNames, RowOf } from '../../content/model/record.ts';
import { serialize, type Serialized } from '../content/records/serialize.ts';
import { readLanguageIn } from '../content/language.ts';
import type { PreviewedRecord } from '../content/records/unsaved-row.ts';
import {
  anyContent,
  type ContentDatabase,
  type ContentTables,
  recordsOf,
  type tableOf,
  withDeletedRecords,
} from '../content/tables.ts';
import { readPresentFiles } from '../media/pictures.ts';
import { directionOf, type Page, type PageWanted, type Part, readPage } from '../platform/paging.ts';
import { readCurrentSlugs } from './links/current-slugs.ts';
import { withPictures } from './pages/page-pictures.ts';
import { fieldsWithWords, originalName, rowsInLanguage, withWordsForParts } from './rows-in-language.ts';

/** A query of records that has selected no column yet. */
type Records<Type extends DeclaredType> = SelectQueryBuilder<ContentTables, Type['table'], object>;
type AnyRecords = ReturnType<typeof visibleRecords>;

type Column<Type extends DeclaredType> = keyof RowOf<Type> & string;

/** The id that records have in a column, such as that of their category. */
type Related = Readonly<Record<string, number>>;

/** Some fields of a record, serialized for the public. */
export type PublicRecord<Type extends DeclaredType, Name extends string> = Serialized<
  Type,
  Pick<RowOf<Type>, keyof RowOf<Type> & (Name | `${Name & ImageNames<Type['fields']>}_alt`)>
>;

type ContentInLanguage = ReturnType<typeof contentIn>;

export interface PublicContent extends ContentInLanguage {
  /** Returns the same content in another language, without what is previewed. */
  in: (language: Language | null) => PublicContent;
}

/**
 * The only access of public pages and calls to content. It returns records that are not deleted and, if their type has a
 * status, are Active, and tells `onRead` the names of the types that it reads. A record that is not translated is not there in
 * another language.
 */
export function createPublicContent(
  db: ContentDatabase,
  previewed: PreviewedRecord | null = null,
  onRead: (type: string) => void = () => {},
  language: Language | null = null,
): PublicContent {
  const content = contentIn(language, db, previewed, onRead);
  return { ...content, in: (other) => createPublicContent(db, null, onRead, other) };
}

function contentIn(
  language: Language | null,
  db: ContentDatabase,
  previewed: PreviewedRecord | null,
  onRead: (type: string) => void,
) {
  /** Returns the type under whose name this language has drafts, old slugs and versions of a type. */
  const typeHere = (type: ContentType) => (language && isTranslatable(type) ? inLanguage(type, language) : type);
  const rows = (type: ContentType) => {
    const records = rowsOf(db, type, previewed);
    if (!language || !isTranslatable(type)) return records;
    return rowsInLanguage(db, type, language, { records, words: rowsOf(db, typeHere(type), previewed) });
  };
  const visible = (type: ContentType, shownAnyway: number | null = null) => {
    onRead(type.name);
    if (typeHere(type) !== type) onRead(typeHere(type).name);
    return visibleRecords(rows(type), type, shownAnyway);
  };
  const visibleWithPreview = (type: ContentType) =>
    visible(type, previewed?.type === typeHere(type).name ? previewed.id : null);

  /** Reads fields of the queried records; pictures with their alternative texts and dimensions. */
  async function read<Type extends DeclaredType, Name extends Column<Type>>(
    type: Type,
    query: Records<Type>,
    names: readonly Name[],
  ) {
    return (await readAny(type, query as unknown as AnyRecords, names)) as PublicRecord<Type, Name>[];
  }

  async function readAny(type: ContentType, query: AnyRecords, names: readonly string[]) {
    const columns = names.flatMap((name) => (type.fields[name]?.kind === 'image' ? [name, altName(name)] : [name]));
    const nested = language && isTranslatable(type) ? fieldsWithWords(type, language, names) : [];
    const rows = await query.select([...columns, ...nested.map(originalName)] as 'id'[]).execute();
    const inWords = nested.length > 0 ? rows.map((row) => withWordsForParts(type, row, nested)) : rows;
    return (await serialize(db, type, inWords)) as Record<string, unknown>[];
  }

  /** Queries one part of the records, newest first. Skipped rows are only read from the index. */
  function newestFirst<Type extends DeclaredType>(type: Type, part: Part, related?: Related) {
    const direction = directionOf(part, 'desc');
    const ids = relatedTo(visible(type), related).select('id');
    const idsOfPart = inOrderOfTime(ids, direction).limit(part.limit).offset(part.offset);
    return inOrderOfTime(rows(type).where('id', 'in', idsOfPart), direction) as unknown as Records<Type>;
  }

  const content = {
    /** The language that the content is in; null for that of the records themselves. */
    language,

    /** Reads that of the records. It stays while there are translations, so that nothing has to be read anew for it. */
    firstLanguage: () => readLanguageIn(db),

    records: <Type extends DeclaredType>(type: Type) => visible(type) as unknown as Records<Type>,
    anyRecords: (type: ContentType) => visible(type),

    /** Queries visible records in the order set by hand. */
    inOrder: <Type extends DeclaredType>(type: Type) =>
      visible(type).orderBy('position').orderBy('id') as unknown as Records<Type>,

    /** Queries visible records, and the one being previewed whatever its status. */
    recordsWithPreview: <Type extends DeclaredType>(type: Type) => visibleWithPreview(type) as unknown as Records<Type>,

    read,
    readAny,

    /** Reads the first of the queried records, if there is one. */
    async readOne<Type extends DeclaredType, Name extends Column<Type>>(
      type: Type,
      query: Records<Type>,
      names: readonly Name[],
    ): Promise<PublicRecord<Type, Name> | null> {
      const [first = null] = await read(type, query, names);
      return first;
    },

    /** Reads the records with some ids, in the order of the ids. The id must be among the fields. */
    async chosen<Type extends DeclaredType, Name extends Column<Type>>(
      type: Type,
      ids: readonly number[],
      names: readonly Name[],
    ) {
      if (ids.length === 0) return [];
      const query = visible(type).where('id', 'in', ids) as unknown as Records<Type>;
      const records = await read(type, query, names);
      const place = (record: object) => ids.indexOf((record as { id: number }).id);
      return records.toSorted((a, b) => place(a) - place(b));
    },

    newest: <Type extends DeclaredType, Name extends Column<Type>>(
      type: Type,
      limit: number,
      names: readonly Name[],
      related?: Related,
    ) => read(type, newestFirst(type, { limit, offset: 0, isFromTheEnd: false }, related), names),

    /** Reads one page of a list, newest first; of those that relate to some record, if one is given. */
    page: <Type extends DeclaredType, Name extends Column<Type>>(
      type: Type,
      wanted: PageWanted,
      names: readonly Name[],
      related?: Related,
    ): Promise<Page<PublicRecord<Type, Name>>> =>
      readPage(
        wanted,
        (part) => read(type, newestFirst(type, part, related), names),
        async () => ({ total: await content.count(type, related) }),
      ),

    async count(type: ContentType, related?: Related): Promise<number> {
      const rows = relatedTo(visible(type), related).select(({ fn }) => fn.countAll().as('total'));
      return Number((await rows.executeTakeFirstOrThrow()).total);
    },

    /** Returns the names of those of some types that have a visible record, by one query. */
    async typesWithRecords(types: readonly ContentType[]): Promise<Set<string>> {
      if (types.length === 0) return new Set();
      const checks = types.map((type) => sql`exists ${visible(type).select('id')}`.as(type.name));
      const row = await db.selectNoFrom(checks).executeTakeFirstOrThrow();
      return new Set(Object.keys(row).filter((name) => row[name]));
    },

    /** Returns the present slug of the visible record that once had this one. */
    currentSlug: async (type: ContentType, oldSlug: string): Promise<string | undefined> => {
      const redirects = db.selectFrom('slug_redirects').select('record_id').where('type', '=', typeHere(type).name);
      const record = visible(type)
        .select('slug')
        .where('id', 'in', redirects.where('slug', '=', oldSlug));
      return (await record.executeTakeFirst())?.slug;
    },

    /** Returns the present slugs of visible records by the slugs they have or once had, in this language or another one. */
    currentSlugs: (links: readonly { written: ContentType; slugs: readonly string[] }[]) =>
      readCurrentSlugs(
        db,
        links.map((link) => {
          const type = sourceOf(link.written);
          const records = visible(type);
          const holders = link.written === typeHere(type) ? records : recordsOf(db, link.written);
          return { ...link, type, holders, records };
        }),
      ),

    /** Returns the present files of the library by these, which they are or once were. */
    presentFiles: (files: readonly string[]) => readPresentFiles(db, files),

    withPictures: <Data extends object>(data: Data) => withPictures(db, data),
  };
  return content;
}

function visibleRecords(rows: ReturnType<typeof rowsOf>, type: ContentType, shownAnyway: number | null) {
  // Qualified: a query may join other tables.
  const column = <Value>(name: string) => sql.ref<Value>(`${type.table}.${name}`);
  const undeleted = rows.where(column<string | null>('deleted_at'), 'is', null);
  if (!('status' in type.fields)) return undeleted;
  const status = column<number>('status');
  return shownAnyway === null
    ? undeleted.where(status, '=', ACTIVE)
    : undeleted.where((eb) => eb.or([eb(status, '=', ACTIVE), eb(column<number>('id'), '=', shownAnyway)]));
}

/** Queries the rows of a type; the previewed ones, where they have columns of their own, in place of the stored ones. */
function rowsOf(db: ContentDatabase, type: ContentType, previewed: PreviewedRecord | null) {
  const stored = withDeletedRecords(db, type);
  const shadow = previewed?.shadows.find((shadow) => shadow.type === type.name);
  if (!shadow) return stored;
  const names = columnsOf(type).map(({ name }) => name);
  const column = sql.ref(shadow.column);
  const isOther = sql<boolean>`(${column} is null or ${column} not in (${sql.join(shadow.values)}))`;
  const others = stored.select(names as 'id'[]).where(isOther);
  const all = shadow.rows.reduce((rows, row) => rows.unionAll(columnsIn(row, names)), others);
  return anyContent(db).selectFrom(all.as(type.table) as unknown as ReturnType<typeof tableOf>);
}

function columnsIn(row: Record<string, unknown>, names: string[]) {
  return sql<{ id: number }>`select ${sql.join(names.map((name) => sql`${row[name]} as ${sql.ref(name)}`))}`;
}

function relatedTo<Rows extends Pick<AnyRecords, 'where'>>(rows: Rows, related: Related = {}): Rows {
  const conditions = Object.entries(related).map(([name, id]) => sql<boolean>`${sql.ref(name)} = ${id}`);
  return conditions.reduce((narrowed, condition) => narrowed.where(condition) as unknown as Rows, rows);
}

function inOrderOfTime<Rows extends Pick<AnyRecords, 'orderBy'>>(rows: Rows, direction: 'asc' | 'desc'): Rows {
  return rows.orderBy('created_at', direction).orderBy('id', direction) as unknown as Rows;
}
