import type { Selectable } from 'kysely';
import { z } from 'zod';
import { typeNamed } from '../../../content/index.ts';
import { type ContentDatabase, recordsOf, titleIn, openDrafts } from '../tables.ts';
import { scheduledActions, type ScheduleTables } from './tables.ts';

export type ScheduleRow = Selectable<ScheduleTables['schedules']>;

/** A schedule as responses hold it. */
export type Schedule = z.infer<typeof scheduleSchema>;

export const scheduleSchema = z.object({
  id: z.int(),
  /** The path of its type. */
  type: z.string(),
  /** The id or slug of its record; null while that was never published. */
  key: z.string().nullable(),
  draft_id: z.int().nullable(),
  title: z.string(),
  action: z.enum(scheduledActions),
  due_at: z.iso.datetime(),
  time_zone: z.string(),
  created_by: z.string(),
  created_by_id: z.int().nullable(),
  failure: z.string().nullable(),
});

/**
 * Returns schedules as responses hold them, with one query for the drafts and one for the records of each type. Leaves out
 * those of which neither is there any longer.
 */
export async function asSchedules(db: ContentDatabase, rows: ScheduleRow[]): Promise<Schedule[]> {
  const drafts = await readDrafts(db, rows);
  const draftOf = ({ draft_id }: ScheduleRow) => drafts.get(draft_id ?? 0);
  const recordIdOf = (row: ScheduleRow) => row.record_id ?? draftOf(row)?.record_id ?? null;
  const records = new Map<string, { key: string; title: string }>();
  for (const [name, ofType] of Map.groupBy(rows, ({ type }) => type))
    for (const { id, ...record } of await readRecords(
      db,
      name,
      ofType.flatMap((row) => recordIdOf(row) ?? []),
    ))
      records.set(`${name} ${id}`, record);
  return rows.flatMap((row) => {
    const draft = draftOf(row);
    const record = records.get(`${row.type} ${recordIdOf(row)}`);
    const title = draft?.title ?? record?.title;
    return title === undefined ? [] : [asSchedule(row, title, record?.key ?? null)];
  });
}

function asSchedule(row: ScheduleRow, title: string, key: string | null): Schedule {
  const { id, draft_id, action, due_at, time_zone, created_name: created_by, created_by: created_by_id, failure } = row;
  const { path: type } = typeNamed(row.type);
  return { id, type, key, draft_id, title, action, due_at, time_zone, created_by, created_by_id, failure };
}

async function readDrafts(db: ContentDatabase, rows: ScheduleRow[]) {
  const ids = rows.flatMap(({ draft_id }) => draft_id ?? []);
  const columns = ['id', 'title', 'record_id'] as const;
  const drafts = ids.length === 0 ? [] : await openDrafts(db).select(columns).where('id', 'in', ids).execute();
  return new Map(drafts.map((draft) => [draft.id, draft]));
}

async function readRecords(db: ContentDatabase, typeName: string, ids: number[]) {
  if (ids.length === 0) return [];
  const type = typeNamed(typeName);
  const records = recordsOf(db, type).select(['id', type.addressedBy, titleIn(type).as('title')]);
  return (await records.where('id', 'in', ids).execute()).map((record) => ({
    id: record.id,
    key: String(record[type.addressedBy]),
    title: record.title ?? type.label.one,
  }));
}
