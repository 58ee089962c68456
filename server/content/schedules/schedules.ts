import { z } from 'zod';
import { typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { english } from '../../../content/model/plain-kinds.ts';
import { titleOf } from '../../../content/model/record.ts';
import { timeZoneNamed } from '../../platform/time-zone.ts';
import { type Actor, logActivity } from '../../audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import { refusedTime } from '../../../content/words/time-refusals.ts';
import { momentIn } from '../../platform/moment.ts';
import { conflicting, done, missing, type Missing, type Outcome, refused } from '../../platform/outcome.ts';
import { directionOf, type PageWanted, readPage } from '../../platform/paging.ts';
import { writeInTurn } from '../content-version.ts';
import { type DraftsToSee, draftsToSee, findDraft, savedBy } from '../drafts/draft-rows.ts';
import { deletePending } from '../drafts/write-drafts.ts';
import { findRow } from '../records/records.ts';
import { type ContentDatabase, recordsOf } from '../tables.ts';
import type { ReadTimeZone } from '../time-zone.ts';
import { asSchedules, type Schedule, type ScheduleRow } from './schedule-rows.ts';
import { type ScheduledAction, scheduledActions } from './tables.ts';

const moment = {
  time: z
    .string('Time is required.')
    .max(100, 'Time must be a date and a time.')
    .describe('A date and time in the time zone, such as 2026-12-01T09:00, or with an offset'),
  time_zone: z
    .string('Time zone must be text.')
    .max(100)
    .optional()
    .describe('Such as Europe/Berlin; defaults to the time zone of the site'),
};

const FAILURES_SHOWN_FOR = 7 * 24 * 60 * 60 * 1000; // ms

const NOT_FIELDS = 'The schedule must be sent as named fields.';

/** The input of the schedule of a draft. */
export const draftSchedule = z.object(
  {
    ...moment,
    version: z
      .int('Version must be a whole number.')
      .optional()
      .describe('The version of the draft. A stale one is a conflict'),
  },
  NOT_FIELDS,
);

/** The input of the schedule of a record. */
export const recordSchedule = z.object(
  {
    ...moment,
    action: z.enum(scheduledActions, 'Action must be publish or unpublish.').default('publish'),
  },
  NOT_FIELDS,
);

/** Schedules: when drafts are published, and records shown or hidden. Each runs once, in whichever process is first. */
export function createSchedules(db: ContentDatabase, clock: Clock, readTimeZone: ReadTimeZone) {
  /** Schedules the publication of a draft, unless it has changed since it was seen. Replaces its earlier schedule. */
  async function scheduleDraft(id: number, sent: z.output<typeof draftSchedule>, by: Actor) {
    const moment = await momentOf(sent);
    if (!moment.ok) return moment;
    return writeInTurn(db, async (transaction) => {
      const draft = await findDraft(transaction, id);
      if (!draft) return missing;
      const { type, title } = draft;
      const { version = draft.version } = sent;
      if (version !== draft.version) return conflicting(savedBy(draft));
      await deletePending(transaction, id);
      const subject = { type, draft_id: id, record_id: null };
      return add(transaction, subject, { ...moment.value, action: 'publish', title, recordId: draft.record_id, by });
    });
  }

  /** Schedules when a record is shown or hidden. Replaces its earlier schedule of the same action. */
  async function scheduleRecord(
    type: ContentType,
    id: number,
    { action, ...sent }: z.output<typeof recordSchedule>,
    by: Actor,
  ): Promise<Outcome<Schedule> | Missing> {
    const moment = await momentOf(sent);
    if (!moment.ok) return moment;
    return writeInTurn(db, async (transaction) => {
      const row = await findRow(transaction, type, id);
      if (!row) return missing;
      const earlier = transaction.deleteFrom('schedules').where('type', '=', type.name).where('record_id', '=', id);
      await earlier.where('action', '=', action).where('done_at', 'is', null).execute();
      const subject = { type: type.name, draft_id: null, record_id: id };
      return add(transaction, subject, { ...moment.value, action, title: titleOf(type, row), recordId: id, by });
    });
  }

  async function momentOf({
    time,
    time_zone,
  }: Pick<z.output<typeof draftSchedule>, 'time' | 'time_zone'>): Promise<Outcome<Moment>> {
    const zone = time_zone ? timeZoneNamed(time_zone) : await readTimeZone();
    if (zone === null) return refused({ time_zone: [NO_ZONE] });
    const moment = momentIn(time, zone, clock());
    return moment.ok ? done({ zone, due: moment.value }) : refused({ time: [refusedTime(moment, 'Time', english)] });
  }

  async function add(
    transaction: ContentDatabase,
    subject: Pick<ScheduleRow, 'type' | 'draft_id' | 'record_id'>,
    chosen: Moment & { action: ScheduledAction; title: string; recordId: number | null; by: Actor },
  ): Promise<Outcome<Schedule>> {
    const { action, due, zone, title, recordId, by } = chosen;
    const now = clock();
    const row = {
      ...subject,
      action,
      due_at: due,
      time_zone: zone,
      created_at: now.toISOString(),
      created_by: by.id,
      created_name: by.name,
      done_at: null,
      failure: null,
    };
    const added = await transaction.insertInto('schedules').values(row).returningAll().executeTakeFirstOrThrow();
    await logActivity(transaction, { by, at: now, action: 'scheduled', subject: subject.type, recordId, title });
    const [schedule] = await asSchedules(transaction, [added]);
    return done(schedule as Schedule);
  }

  /** Returns the type that a schedule concerns. */
  async function typeOf(id: number): Promise<ContentType | null> {
    const row = await db.selectFrom('schedules').select('type').where('id', '=', id).executeTakeFirst();
    return row ? typeNamed(row.type) : null;
  }

  /** Cancels a schedule, or dismisses one that was refused. */
  function cancel(id: number, by: Actor): Promise<Outcome<null> | Missing> {
    return writeInTurn(db, async (transaction) => {
      const row = await transaction.selectFrom('schedules').selectAll().where('id', '=', id).executeTakeFirst();
      const isOpen = row && (row.done_at === null || row.failure !== null);
      const [schedule] = isOpen ? await asSchedules(transaction, [row]) : [];
      if (!row || !schedule) return missing;
      await transaction.deleteFrom('schedules').where('id', '=', id).execute();
      const { type: subject, record_id, draft_id } = row;
      const recordId = draft_id === null ? record_id : ((await findDraft(transaction, draft_id))?.record_id ?? null);
      const entry = { by, at: clock(), action: 'unscheduled', subject, recordId, title: schedule.title } as const;
      await logActivity(transaction, entry);
      return done(null);
    });
  }

  /**
   * Returns one page of what is to come, the next one first, after what was refused in the last seven days. What is deleted or
   * discarded is left out.
   */
  function list(wanted: PageWanted & DraftsToSee) {
    const since = new Date(clock().getTime() - FAILURES_SHOWN_FOR).toISOString();
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

  return { scheduleDraft, scheduleRecord, list, typeOf, cancel };
}

interface Moment {
  /** In UTC. */
  due: string;
  zone: string;
}

const NO_ZONE = 'Time zone must be a name such as Europe/Berlin.';
