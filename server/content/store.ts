import { changesSchema, type ContentType, newRecordSchema } from '../../content/model/content-type.ts';
import type { Clock } from '../platform/clock.ts';
import { type Conflict, conflicting, done, fieldErrors, type Outcome, refused } from '../platform/outcome.ts';
import { columnValues } from './column-values.ts';
import { writeContent } from './content-version.ts';
import { allRecords, idOf, listRecords, type ListWanted, readRecord, readSingle, slugOf, titlesOf } from './records.ts';
import { freeSlug, isSlugTaken, redirectSlug } from './slugs.ts';
import { anyContent, type ContentDatabase, tableOf } from './tables.ts';

export type ContentStore = ReturnType<typeof createContentStore>;

/** The records that administrators write. What they may not send is refused, with sentences by field. */
export function createContentStore(content: ContentDatabase, clock: Clock) {
  /**
   * Takes a new record as a client sends it and the time it is made, now unless given; gives its id. A second record of a
   * type that has at most one is a conflict.
   */
  async function create(type: ContentType, input: unknown, at: Date = clock()): Promise<Outcome<number> | Conflict> {
    const checked = newRecordSchema(type).safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { slug: wanted, ...fields } = checked.data as { slug?: string };
    return writeContent(content, async (transaction) => {
      if (type.single && (await readSingle(transaction, type)))
        return conflicting(`There is ${type.label.one} already.`);
      const values = await columnValues(transaction, type, fields);
      if (!values.ok) return values;
      if (wanted && (await isSlugTaken(transaction, type, wanted, 0))) return refused(SLUG_TAKEN);
      const title = String((fields as Record<string, unknown>)[type.title]);
      const row = {
        ...values.value,
        ...(type.addressedBy === 'slug' && { slug: wanted ?? (await freeSlug(transaction, type, title)) }),
        ...(type.ordered && { position: await nextPosition(transaction, type) }),
        created_at: at.toISOString(),
        updated_at: at.toISOString(),
      };
      const inserted = anyContent(transaction).insertInto(tableOf(type)).values(row).returning('id');
      return done((await inserted.executeTakeFirstOrThrow()).id);
    });
  }

  /**
   * Takes some or all fields of a record; gives false where there is no such record. With a version other than the
   * record's it is a conflict: someone else has saved in between.
   */
  async function update(type: ContentType, id: number, input: unknown): Promise<Outcome<boolean> | Conflict> {
    const checked = changesSchema(type).safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { version, ...changes } = checked.data;
    return writeContent(content, async (transaction) => {
      const row = await find(transaction, type, id);
      if (!row) return done(false);
      if (version !== undefined && version !== row.version) return conflicting(STALE);
      const values = await columnValues(transaction, type, changes);
      if (!values.ok) return values;
      const { slug } = changes as { slug?: string };
      if (slug && (await isSlugTaken(transaction, type, slug, id))) return refused(SLUG_TAKEN);
      if (slug && slug !== row.slug) await redirectSlug(transaction, type, { id, from: row.slug, to: slug });
      await anyContent(transaction)
        .updateTable(tableOf(type))
        .set({ ...values.value, ...(slug && { slug }), version: row.version + 1, updated_at: clock().toISOString() })
        .where('id', '=', id)
        .execute();
      return done(true);
    });
  }

  /** Takes a record out of sight; gives false where there is no such record. */
  async function remove(type: ContentType, id: number): Promise<boolean> {
    return writeContent(content, async (transaction) => {
      if (!(await find(transaction, type, id))) return false;
      const deleted = anyContent(transaction).updateTable(tableOf(type)).set({ deleted_at: clock().toISOString() });
      await deleted.where('id', '=', id).execute();
      return true;
    });
  }

  return {
    create,
    update,
    remove,
    list: (type: ContentType, wanted: ListWanted) => listRecords(content, type, wanted),
    all: (type: ContentType) => allRecords(content, type),
    read: (type: ContentType, key: string) => readRecord(content, type, key),
    readSingle: (type: ContentType) => readSingle(content, type),
    slugOf: (type: ContentType, id: number) => slugOf(content, type, id),
    titles: (type: ContentType) => titlesOf(content, type),
    idOf: (type: ContentType, key: string) => idOf(content, type, key),
  };
}

const STALE = 'Someone else has saved this since you opened it.';
const SLUG_TAKEN = { slug: ['Slug is taken by another record, or was until it was changed.'] };

function find(kysely: ContentDatabase, type: ContentType, id: number) {
  return anyContent(kysely)
    .selectFrom(tableOf(type))
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

async function nextPosition(kysely: ContentDatabase, type: ContentType) {
  const last = anyContent(kysely)
    .selectFrom(tableOf(type))
    .select(({ fn }) => fn.max('position').as('position'));
  return ((await last.executeTakeFirst())?.position ?? 0) + 1;
}
