import type { Selectable } from 'kysely';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { differing, type Values, valuesOf } from '../../../content/model/values.ts';
import { readRecord } from '../records/records.ts';
import { typeNamed } from '../records/relations.ts';
import { readRevision } from '../revisions/revisions.ts';
import type { ContentDatabase } from '../tables.ts';
import type { DraftTables } from './tables.ts';

export type DraftRow = Selectable<DraftTables['drafts']>;

/** A draft as responses hold it. */
export interface Draft {
  id: number;
  /** The path of its type. */
  type: string;
  /** The id or slug of its record; null while that was never published. */
  key: string | null;
  title: string;
  version: number;
  base_version: number | null;
  /** What differs from the record at that version. */
  fields: Values;
  /** The fields among them that somebody else has published since. */
  conflicts: string[];
  created_at: string;
  updated_at: string;
  updated_by: string;
}

/** Finds a draft that is not discarded. */
export function findDraft(db: ContentDatabase, id: number): Promise<DraftRow | undefined> {
  return openDrafts(db).selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds the draft of a record that is not discarded. */
export function findDraftOf(db: ContentDatabase, type: ContentType, recordId: number): Promise<DraftRow | undefined> {
  const ofType = openDrafts(db).selectAll().where('type', '=', type.name);
  return ofType.where('record_id', '=', recordId).executeTakeFirst();
}

export function openDrafts(db: ContentDatabase) {
  return db.selectFrom('drafts').where('deleted_at', 'is', null);
}

export async function asDraft(db: ContentDatabase, row: DraftRow): Promise<Draft> {
  const type = typeNamed(row.type);
  const record = row.record_id === null ? null : await readRecord(db, type, row.record_id);
  const fields = fieldsOf(row);
  return {
    id: row.id,
    type: type.path,
    key: record && String(record[type.addressedBy]),
    title: row.title,
    version: row.version,
    base_version: row.base_version,
    fields,
    conflicts: record ? await conflictsOf(db, type, row, record) : [],
    created_at: row.created_at,
    updated_at: row.updated_at,
    updated_by: row.updated_name,
  };
}

export function fieldsOf({ fields }: Pick<DraftRow, 'fields'>): Values {
  return JSON.parse(fields) as Values;
}

/** Returns the fields of a draft that somebody has changed in the record since, without those that are the same now. */
export async function conflictsOf(
  db: ContentDatabase,
  type: ContentType,
  row: DraftRow,
  record: AnyRecord,
): Promise<string[]> {
  if (row.base_version === null || row.base_version === record.version) return [];
  const [fields, present] = [fieldsOf(row), valuesOf(type, record)];
  const base = await readRevision(db, type, record.id, row.base_version);
  const changed = base ? differing(valuesOf(type, base.record), present) : Object.keys(present);
  return changed.filter((name) => name in fields && differing({ [name]: fields[name] }, present).length > 0);
}
