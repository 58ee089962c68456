import type { Generated, Kysely } from 'kysely';
import type { ActivityTables } from '../audit/tables.ts';
import type { contentTypes } from '../../content/index.ts';
import type { MediaTables } from '../media/tables.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import type { RowOf } from '../../content/model/record.ts';

type Declared = (typeof contentTypes)[number];

/** The tables of this room: one a content type, and what remembers how they changed. */
export type ContentTables = { [Type in Declared as Type['table']]: RowOf<Type> } & {
  slug_redirects: { type: string; slug: string; record_id: number };
  revisions: {
    id: Generated<number>;
    type: string;
    record_id: number;
    version: number;
    /** The record as answers gave it, as JSON. */
    fields: string;
    saved_at: string;
    saved_by: string | null;
  };
  previews: { token_hash: string; type: string; record_id: number; expires_at: string };
  content_version: { id: number; version: number };
} & MediaTables &
  ActivityTables;

export type ContentDatabase = Kysely<ContentTables>;

/** A record of any type, where code serves them all. */
interface AnyRow {
  id: Generated<number>;
  slug: Generated<string>;
  position: Generated<number>;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}

/** The database where each type's table passes for the same one: name it with `tableOf`. */
export function anyContent(kysely: ContentDatabase) {
  return kysely as unknown as Kysely<{ content: AnyRow }>;
}

/** A type's table, under the name that `anyContent` knows. */
export function tableOf(type: ContentType) {
  return type.table as 'content';
}
