import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import {
  type AppointmentStatus,
  type AppointmentStep,
  appointmentSteps,
  emailsAboutAppointment,
  stepsFrom,
} from '../../../content/inbox/appointment.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import { type Language, languageTagged } from '../../../content/languages.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { LeadsDependencies } from '../dependencies.ts';
import {
  type Conflict,
  conflicting,
  done,
  fieldErrors,
  missing,
  type Missing,
  type Outcome,
  refused,
  stale,
} from '../../platform/outcome.ts';
import { timesOf } from '../email/templates.ts';
import { logItemActivity } from '../inbox/item-change.ts';
import { queueLeadEvent, queueStatusChange } from '../inbox/lead-events.ts';
import { addItemEvent } from '../timeline/item-events.ts';
import { momentSchema, readMoment, timeZoneSchema } from '../intake/item-schema.ts';
import { deleteMeetingLinks, findMeetingByToken } from './meeting-links.ts';
import { lockMeetings } from './meeting-lock.ts';
import { takeTimeOf } from '../booking/overlap.ts';
import { hostsOf } from '../booking/meeting-hosts.ts';
import { findConflict } from '../booking/agency-times.ts';
import { releaseSeats } from '../booking/seats.ts';
import type { BookingDatabase, BookingTables } from '../booking/tables.ts';
import type { MeetingRow } from './tables.ts';
import type { EmailKind } from '../../../content/inbox/inbox-kinds.ts';

const versionSchema = z.int('Version must be a whole number.').optional();

/** The body of a step that keeps the time. */
export const appointmentVersion = z.object({ version: versionSchema }, 'The version must be sent as a named field.');

/** The body of a step that changes the time; one without offset is read in `time_zone`, else in `defaultZone`. */
export const newTime = (now: Date, defaultZone: string) =>
  z
    .object(
      { time: momentSchema('Time'), time_zone: timeZoneSchema('Time zone'), version: versionSchema },
      'The new time must be sent as named fields.',
    )
    .transform(({ version, time, time_zone }, context) => ({
      version,
      starts_at: readMoment(time, { zone: time_zone ?? defaultZone, now, context, path: 'time' }),
    }));

export type Meetings = ReturnType<typeof createMeetings>;

/** A meeting as its visitor sees it. */
export interface MeetingSummary {
  subject: string;
  /** The time in the visitor's time zone. */
  theirs: string;
  /** The same in the agency's, if it differs. */
  ours: string | null;
}

/** A meeting that the holder of a link may cancel. */
interface ReadMeeting extends MeetingSummary {
  /** That in which the visitor was spoken to. */
  language: Language | null;
}

/** Confirms, moves and cancels meetings. No two confirmed meetings overlap. */
export function createMeetings({ db: leads, clock, readTimeZone, outbox, mailWorker }: LeadsDependencies) {
  const db: BookingDatabase = leads.withTables<BookingTables>();

  /** Applies a transition by the agency. A stale version, a taken time, or a time in the past is a conflict. */
  async function takeStep(
    step: AppointmentStep,
    id: number,
    input: unknown,
    by: Actor,
  ): Promise<Outcome<null> | Conflict | Missing> {
    const timeZone = await readTimeZone();
    const schema: z.ZodType<{ version?: number | undefined; starts_at?: string }> =
      step === 'reschedule' ? newTime(clock(), timeZone) : appointmentVersion;
    const checked = schema.safeParse(input ?? {});
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { version, starts_at } = checked.data;
    const change = changeByAgency(step);
    const outcome = await oneAtATime(db, async (transaction) => {
      const row = await transaction.selectFrom('meetings').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return missing;
      if (version !== undefined && version !== row.version) return stale;
      const changed = { ...row, ...(starts_at && { starts_at }) };
      const obstacle = whyNot(change, row.appointment);
      if (obstacle) return conflicting(obstacle);
      const planned = { ...changed, hosts: await hostsOf(transaction, id) };
      const taken = change.to === 'confirmed' && (await findConflict(transaction, planned, { now: clock(), timeZone }));
      if (taken) return taken;
      await apply(transaction, change, changed, by);
      return done(null);
    });
    if (outcome.ok) mailWorker.wake();
    return outcome;
  }

  /** Returns the meeting that the holder of a token can still cancel, summed up in a language, or null. */
  async function readByToken(token: string, language: Language): Promise<ReadMeeting | null> {
    const row = await findMeetingByToken(db, token, clock());
    return row ? { ...(await summariesIn(language))(row), language: languageTagged(row.language ?? '') ?? null } : null;
  }

  /** Cancels a meeting for the holder of a token, and notifies the agency. A useless token counts as missing. */
  async function cancelByToken(token: string, language: Language): Promise<Outcome<MeetingSummary> | Missing> {
    const summary = await summariesIn(language);
    const outcome = await oneAtATime(db, async (transaction) => {
      const row = await findMeetingByToken(transaction, token, clock());
      if (!row) return missing;
      await apply(transaction, cancelledByVisitor, row, { id: null, name: 'The visitor' });
      return done(summary(row));
    });
    if (outcome.ok) mailWorker.wake();
    return outcome;
  }

  /** Returns what sums a meeting up. */
  async function summariesIn(language: Language) {
    const timeZone = await readTimeZone();
    return (row: Row): MeetingSummary => ({ subject: row.subject, ...timesOf(row, timeZone, language) });
  }

  /** Applies a change and queues its emails. Unsent emails about the earlier appointment are withdrawn. */
  async function apply(transaction: BookingDatabase, change: AppointmentChange, row: Row, by: Actor) {
    const { id, starts_at, calendar_uid, calendar_sequence } = row;
    const calendar = {
      calendar_uid: calendar_uid ?? randomUUID(),
      calendar_sequence: calendar_uid ? calendar_sequence + 1 : 0,
    };
    const { status } = await transaction
      .updateTable('meetings')
      .set({ starts_at, appointment: change.to, ...(change.to !== 'declined' && calendar) })
      // Computed by the database: the inbox changes these without waiting for the lock.
      .set({
        version: sql<number>`version + 1`,
        status: sql`case when status = 'new' then 'in progress' else status end`,
      })
      .where('id', '=', id)
      .returning('status')
      .executeTakeFirstOrThrow();
    if (change.to === 'confirmed') await takeTimeOf(transaction, row);
    else {
      await releaseSeats(transaction, id);
      await deleteMeetingLinks(transaction, id);
    }
    const now = clock();
    const key = { item_kind: meeting.name, item_id: id } as const;
    await outbox.withdraw(transaction, key, emailsAboutAppointment);
    await outbox.add(transaction, key, now, change.emails);
    if (change.to === 'confirmed') await queueLeadEvent(transaction, key, { event: 'meeting.confirmed' }, now);
    await queueStatusChange(transaction, key, { before: row.status, status }, now);
    await addItemEvent(transaction, key, { by, now, kind: change.action, value: starts_at });
    await logItemActivity(transaction, meeting.name, row, { by, now, action: change.action });
  }

  return { takeStep, readByToken, cancelByToken };
}

type Row = Selectable<MeetingRow>;

/** Runs changes one after another, so that a free time stays free until the change ends. */
function oneAtATime<Result>(db: BookingDatabase, change: (transaction: BookingDatabase) => Promise<Result>) {
  return db.transaction().execute(async (transaction: BookingDatabase) => {
    await lockMeetings(transaction);
    return change(transaction);
  });
}

/** A change of a meeting's appointment, with the emails that follow it. */
interface AppointmentChange {
  step: AppointmentStep;
  to: AppointmentStatus;
  emails: readonly EmailKind[];
  action: (typeof appointmentSteps)[AppointmentStep]['action'];
}

/** Returns a step of the agency as a change. */
function changeByAgency(step: AppointmentStep): AppointmentChange {
  const { to, email, action } = appointmentSteps[step];
  return { step, to, emails: [email], action };
}

const cancelledByVisitor: AppointmentChange = {
  ...changeByAgency('cancel'),
  emails: ['cancellation notice', appointmentSteps.cancel.email],
};

/** Returns why a step cannot be taken from an appointment, or null. */
function whyNot({ step, action }: AppointmentChange, appointment: AppointmentStatus): string | null {
  if (stepsFrom[appointment].includes(step)) return null;
  if (appointment === action) return `This meeting is already ${appointment}.`;
  return `This meeting is ${appointment === 'requested' ? 'not confirmed' : appointment}: it cannot be ${action}.`;
}
