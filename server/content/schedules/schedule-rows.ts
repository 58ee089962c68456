import type { Selectable } from 'kysely';
import { z } from 'zod';
import { typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { readTitles } from '../records/keys.ts';
import { type ContentDatabase, openDrafts } from '../tables.ts';
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
  language: z.string().nullable().describe('Of a translation'),
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
  const references = rows.flatMap((row) => {
    const id = recordIdOf(row);
    return id === null ? [] : { type: row.type, id };
  });
  const findRecord = await readTitles(db, references);
  return rows.flatMap((row) => {
    const draft = draftOf(row);
    const record = findRecord({ type: row.type, id: recordIdOf(row) });
    const present = record?.isDeleted ? undefined : record;
    const title = draft?.title ?? present?.title;
    return title === undefined ? [] : [asSchedule(row, title, present?.key ?? null)];
  });
}

function asSchedule(row: ScheduleRow, title: string, key: string | null): Schedule {
  const { id, draft_id, action, due_at, time_zone, created_name: created_by, created_by: created_by_id, failure } = row;
  const { path: type, language = null } = typeNamed(row.type);
  return { id, type, key, language, draft_id, title, action, due_at, time_zone, created_by, created_by_id, failure };
}

async function readDrafts(db: ContentDatabase, rows: ScheduleRow[]) {
  const ids = rows.flatMap(({ draft_id }) => draft_id ?? []);
  const columns = ['id', 'title', 'record_id'] as const;
  const drafts = ids.length === 0 ? [] : await openDrafts(db).select(columns).where('id', 'in', ids).execute();
  return new Map(drafts.map((draft) => [draft.id, draft]));
}

/** Returns the ids of the schedules by which a record will be shown or hidden. */
export async function pendingIdsOf(db: ContentDatabase, { name }: ContentType, recordId: number): Promise<number[]> {
  const ofRecord = db.selectFrom('schedules').select('id').where('type', '=', name).where('record_id', '=', recordId);
  const rows = await ofRecord.where('done_at', 'is', null).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** What is to be shown to visitors by itself. */
type Subject = { draft_id: number } | { type: string; record_id: number };

/** Closes the schedule of what is published before its time. */
export async function closeSchedule(transaction: ContentDatabase, subject: Subject, now: Date): Promise<void> {
  await showing(transaction, subject).set({ done_at: now.toISOString() }).where('done_at', 'is', null).execute();
}

/** Opens the schedule again that a publication has closed, unless its time is over. */
export async function reopenSchedule(
  transaction: ContentDatabase,
  subject: Subject,
  { closedAt, now }: { closedAt: string | null; now: Date },
): Promise<void> {
  await showing(transaction, subject)
    .set({ done_at: null })
    .where('done_at', '=', closedAt)
    .where('failure', 'is', null)
    .where('due_at', '>', now.toISOString())
    .execute();
}

function showing(transaction: ContentDatabase, subject: Subject) {
  return transaction
    .updateTable('schedules')
    .where('action', '=', 'publish')
    .where((schedule) => schedule.and(subject));
}
