import { type Generated, type Kysely, type RawBuilder, sql } from 'kysely';
import type { DeclaredType } from '../../content/index.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import type { RowOf } from '../../content/model/record.ts';
import type { ActivityTables } from '../audit/tables.ts';
import type { EventTables } from '../events/tables.ts';
import type { MediaTables } from '../media/tables.ts';
import type { DiscussionTables } from './discussion/tables.ts';
import type { PreviewLinkTables } from './preview-links/tables.ts';
import type { ScheduleTables } from './schedules/tables.ts';

/** The tables of this room: one per content type, and what is stored about their records. */
export type ContentTables = { [Type in DeclaredType as Type['table']]: RowOf<Type> } & {
  slug_redirects: { type: string; slug: string; record_id: number };
  revisions: {
    id: Generated<number>;
    type: string;
    record_id: number;
    version: number;
    /** The record as JSON, in the form of API responses. */
    fields: string;
    saved_at: string;
    saved_by: string | null;
    /** The draft that was published as this state, and its version then. */
    draft_id: number | null;
    draft_version: number | null;
    /** The names of the fields that were changed, as JSON; null where that was not noted. */
    changed: string | null;
    /** What people call it. */
    label: string | null;
    /** The parts of the record before and after they were saved with this state, as JSON; null where they were not. */
    parts_before: string | null;
  };
  content_version: { id: number; version: number; uses_version: Generated<number> };
  type_versions: { type: string; version: number };
  drafts: {
    id: Generated<number>;
    type: string;
    /** Null while the record was never published. */
    record_id: number | null;
    /** The version of the record that the draft changes. */
    base_version: number | null;
    /** That of the record's single part; null where that did not exist, or can't. */
    part_version: number | null;
    /** Of a translation: the version of the record that it will be up to date with; null where that stays as it is. */
    source_version: Generated<number | null>;
    /** The values that differ from that version, and what is done with the parts of the record, as JSON. */
    fields: string;
    title: string;
    version: Generated<number>;
    created_at: string;
    created_by: number | null;
    /** The token of the program that began it in that person's name. */
    token_id: Generated<number | null>;
    /** What the request that began it has called it, so that its repetition begins no other; null once it was saved again or closed. */
    creation_key: string | null;
    updated_at: string;
    updated_by: number | null;
    /** The name of that person at that time. */
    updated_name: string;
    /** Who has changed what, as JSON; null where that was not noted. */
    authors: string | null;
    /** When it was discarded or published. */
    deleted_at: string | null;
    /** When it was published; kept for as long as that can be undone. */
    published_at: string | null;
    /** The name of whoever discarded or published it, at that time. */
    closed_name: Generated<string | null>;
  };
  presence: {
    /** A record, such as `blog 12`, the draft of a new one, such as `draft 7`, or an inbox item, such as `meeting 3`. */
    subject: string;
    session_id: number;
    user_id: number;
    user_name: string;
    seen_at: string;
  };
  uses: {
    /** Who uses something: the name of a content type, `draft` or `revision`. */
    type: string;
    record_id: number;
    /** Where, such as `sections.2.image`. */
    field: string;
    /** What is used: `media`, or the name of a content type. */
    target_type: string;
    /** 0 for the page of a record that does not exist. */
    target_id: number;
    /** 1 for an address, in a text or a field of its own. */
    is_link: number;
  };
  /** Of the accounts, what records name. */
  users: { id: number; name: string; disabled_at: string | null };
} & ScheduleTables &
  DiscussionTables &
  PreviewLinkTables &
  MediaTables &
  EventTables &
  ActivityTables;

export type ContentDatabase = Kysely<ContentTables>;

/** The columns that generic code names. */
interface AnyRow {
  id: Generated<number>;
  slug: Generated<string>;
  position: Generated<number>;
  version: Generated<number>;
  /** In tables of translations alone. */
  language: Generated<string>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

/** Returns the database as if it had one content table, for code that works on any type. Name the table by `tableOf`. */
export function anyContent(db: ContentDatabase) {
  return db as unknown as Kysely<{ content: AnyRow }>;
}

/** Returns a type's table under the name that `anyContent` knows. */
export function tableOf(type: ContentType) {
  return type.table as 'content';
}

/** Selects the records of a type that are not deleted. */
export function recordsOf(db: ContentDatabase, type: ContentType) {
  return withDeletedRecords(db, type).where('deleted_at', 'is', null);
}

/** Selects all records of a type, the soft-deleted ones included. */
export function withDeletedRecords(db: ContentDatabase, type: ContentType) {
  const rows = anyContent(db).selectFrom(tableOf(type));
  return type.language ? rows.where('language', '=', type.language) : rows;
}

export function updateRecords(db: ContentDatabase, type: ContentType) {
  const rows = anyContent(db).updateTable(tableOf(type));
  return type.language ? rows.where('language', '=', type.language) : rows;
}

/** Deletes rows for good. */
export function deleteRecords(db: ContentDatabase, type: ContentType) {
  const rows = anyContent(db).deleteFrom(tableOf(type));
  return type.language ? rows.where('language', '=', type.language) : rows;
}

/** Selects the drafts that are not discarded. */
export function openDrafts(db: ContentDatabase) {
  return db.selectFrom('drafts').where('deleted_at', 'is', null);
}

/** Selects the people whose accounts are not disabled. */
export function activePeople(db: ContentDatabase) {
  return db.selectFrom('users').where('disabled_at', 'is', null);
}

/** Returns the column with what records of a type are called; null for a type whose only record has no title of its own. */
export function titleIn(type: ContentType): RawBuilder<string | null> {
  return type.title in type.fields ? sql`${sql.ref(type.title)}` : sql`null`;
}

/** Counts the records that a query selects. */
export async function countOf(records: ReturnType<typeof recordsOf>): Promise<number> {
  const row = await records.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  return Number(row.total);
}
