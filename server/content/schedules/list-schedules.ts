import { directionOf, type Page, type PageWanted, readPage } from '../../platform/paging.ts';
import { type DraftsToSee, draftsToSee } from '../drafts/draft-rows.ts';
import { type ContentDatabase, recordsOf } from '../tables.ts';
import { asSchedules, type Schedule } from './schedule-rows.ts';

const FAILURES_SHOWN_FOR = 7 * 24 * 60 * 60 * 1000; // ms

export type SchedulesWanted = PageWanted & DraftsToSee;

/**
 * Returns one page of what is to come, the next one first, after what was refused in the last seven days. What is deleted or
 * discarded is left out.
 */
export function listSchedules(db: ContentDatabase, wanted: SchedulesWanted, now: Date): Promise<Page<Schedule>> {
  const since = new Date(now.getTime() - FAILURES_SHOWN_FOR).toISOString();
  const names = wanted.types.map(({ name }) => name);
  const ofTypes = db.selectFrom('schedules').where('type', 'in', names);
  const openOrRefused = ofTypes.where((row) =>
    row.or([row('done_at', 'is', null), row('failure', 'is not', null).and('done_at', '>', since)]),
  );
  const listed = openOrRefused.where((row) =>
    row.or([
      row('draft_id', 'in', draftsToSee(db, wanted).select('id')),
      ...wanted.types.map((type) =>
        row.and({ type: type.name }).and('record_id', 'in', recordsOf(db, type).select('id')),
      ),
    ]),
  );
  return readPage(
    wanted,
    async (part) => {
      const direction = directionOf(part, 'asc');
      const ordered = listed.selectAll().orderBy('due_at', direction).orderBy('id', direction);
      return asSchedules(db, await ordered.limit(part.limit).offset(part.offset).execute());
    },
    () => listed.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow(),
  );
}
