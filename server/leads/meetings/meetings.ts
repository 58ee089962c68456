import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { MEETING_MINUTES } from '../../../content/meeting-length.ts';
import { type Actor, logActivity } from '../../audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  type Conflict,
  conflicting,
  done,
  fieldErrors,
  missing,
  type Missing,
  type Outcome,
  refused,
} from '../../platform/outcome.ts';
import { timeIn, timesOf } from '../email/text-layout.ts';
import { forgetMeetingLinks, meetingOfToken } from './meeting-links.ts';
import { type Step, steps, whyNot } from './meeting-transitions.ts';
import { momentFields, momentIn } from './meeting-time.ts';
import type { Outbox } from '../email/outbox.ts';
import type { MailWorker } from '../email/mail-worker.ts';
import { type LeadDatabase, type LeadTables, meetingLetters, type StoredMeeting } from '../tables.ts';

const versionSchema = z.int('Version must be a whole number.').optional();

/** What is sent with a step that leaves the time as it is. */
export const meetingStep = z.object({ version: versionSchema }, 'The version must be sent as a named field.');

/** What is sent to move a meeting; a time without zone is read in `time_zone` or the given zone. */
export const newTime = (now: Date, defaultZone: string) =>
  z
    .object({ ...momentFields, version: versionSchema }, 'The new time must be sent as named fields.')
    .transform(({ version, ...sent }, context) => {
      const { starts_at } = momentIn(now, defaultZone)(sent, context);
      return { version, starts_at };
    });

export type Meetings = ReturnType<typeof createMeetings>;

/** What a visitor is shown of a meeting. */
export interface MeetingShown {
  subject: string;
  /** On the visitor's clock, with its zone. */
  theirs: string;
  /** The same on the agency's, where that stands in another zone. */
  ours: string | null;
}

type Settled = Promise<Outcome<null> | Conflict | Missing>;

interface MeetingsMeans {
  clock: Clock;
  timeZone: string;
  outbox: Outbox;
  mailWorker: MailWorker;
}

/** What agency and visitor settle about meetings. Of those that are confirmed, no two are at the same time. */
export function createMeetings({ kysely }: Database, { clock, timeZone, outbox, mailWorker }: MeetingsMeans) {
  const leads: LeadDatabase = kysely.withTables<LeadTables>();

  /** Takes a version and who confirms a meeting; a time that has passed or that another meeting has is a conflict. */
  const confirm = (id: number, input: unknown, by: Actor) => settle(steps.confirm, id, meetingStep, input, by);

  /** Takes a version and who says that a meeting asked for cannot be. */
  const decline = (id: number, input: unknown, by: Actor) => settle(steps.decline, id, meetingStep, input, by);

  /** Takes a version and who cancels a meeting that was confirmed. */
  const cancel = (id: number, input: unknown, by: Actor) => settle(steps.cancel, id, meetingStep, input, by);

  /** Takes time, time_zone, a version and who gives a meeting another time, at which it then is confirmed. */
  const reschedule = (id: number, input: unknown, by: Actor) =>
    settle(steps.reschedule, id, newTime(clock(), timeZone), input, by);

  /** Gives the meeting that the holder of a token can still cancel, else null. */
  async function readByToken(token: string): Promise<MeetingShown | null> {
    const meeting = await meetingOfToken(leads, token, clock());
    return meeting ? shown(meeting) : null;
  }

  /** Cancels a meeting for the holder of a token, and tells the agency. A token that is of no use is missing. */
  async function cancelByToken(token: string): Promise<Outcome<MeetingShown> | Missing> {
    const outcome = await oneByOne(leads, async (transaction) => {
      const meeting = await meetingOfToken(transaction, token, clock());
      if (!meeting) return missing;
      await write(transaction, steps.cancelByVisitor, meeting, VISITOR);
      return done(shown(meeting));
    });
    if (outcome.ok) mailWorker.wake();
    return outcome;
  }

  function shown(meeting: Row): MeetingShown {
    return { subject: meeting.subject, ...timesOf(meeting, timeZone) };
  }

  async function settle(
    step: Step,
    id: number,
    schema: z.ZodType<{ version?: number | undefined; starts_at?: string }>,
    input: unknown,
    by: Actor,
  ): Settled {
    const checked = schema.safeParse(input ?? {});
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { version, starts_at } = checked.data;
    const outcome = await oneByOne(leads, async (transaction) => {
      const meeting = await transaction.selectFrom('meetings').selectAll().where('id', '=', id).executeTakeFirst();
      if (!meeting) return missing;
      if (version !== undefined && version !== meeting.version) return conflicting(STALE);
      const changed = { ...meeting, ...(starts_at && { starts_at }) };
      const inTheWay = whyNot(step, meeting) ?? (step.to === 'confirmed' && (await whyNotThen(transaction, changed)));
      if (inTheWay) return conflicting(inTheWay);
      await write(transaction, step, changed, by);
      return done(null);
    });
    if (outcome.ok) mailWorker.wake();
    return outcome;
  }

  /** What keeps a meeting from its time, if anything. */
  async function whyNotThen(transaction: LeadDatabase, { id, starts_at }: Row) {
    if (starts_at <= clock().toISOString()) return 'The time of this meeting has passed. Please choose another one.';
    const others = transaction.selectFrom('meetings').select(['name', 'reference', 'starts_at']).where('id', '!=', id);
    const other = await others
      .where('standing', '=', 'confirmed')
      .where('starts_at', '>', minutesAfter(starts_at, -MEETING_MINUTES))
      .where('starts_at', '<', minutesAfter(starts_at, MEETING_MINUTES))
      .executeTakeFirst();
    if (!other) return null;
    return `${other.name} (${other.reference}) has this time: ${timeIn(timeZone, other.starts_at)}.`;
  }

  /** Writes a step down, with the mails that follow it; what was to be mailed before and was not is untrue now. */
  async function write(transaction: LeadDatabase, { to, letters, action }: Step, meeting: Row, by: Actor) {
    const { id, name, reference, starts_at, calendar_uid, calendar_sequence } = meeting;
    const isForCalendars = to !== 'declined';
    const calendar = {
      calendar_uid: calendar_uid ?? randomUUID(),
      calendar_sequence: calendar_uid ? calendar_sequence + 1 : 0,
    };
    await transaction
      .updateTable('meetings')
      .set({ starts_at, standing: to, ...(isForCalendars && calendar) })
      // Read anew: the inbox changes these without taking its turn here.
      .set({ version: sql<number>`version + 1`, state: sql`case when state = 'new' then 'in progress' else state end` })
      .where('id', '=', id)
      .execute();
    if (to !== 'confirmed') await forgetMeetingLinks(transaction, id);
    const at = clock();
    const of = { lead: 'meeting', lead_id: id } as const;
    await outbox.takeBack(transaction, of, meetingLetters);
    await outbox.put(transaction, of, at, letters);
    const what = { subject: 'meeting', recordId: id, title: `${name} (${reference})` };
    await logActivity(transaction, { ...what, by, at, action });
  }

  return { confirm, decline, cancel, reschedule, readByToken, cancelByToken };
}

type Row = Selectable<StoredMeeting>;

const VISITOR: Actor = { id: null, name: 'The visitor' };
const STALE = 'Somebody else has changed this since you opened it.';

/** Meetings change one after another, so that a time that is free when a change begins is free when it ends. */
function oneByOne<Result>(leads: LeadDatabase, change: (transaction: LeadDatabase) => Promise<Result>) {
  return leads.transaction().execute(async (transaction: LeadDatabase) => {
    await transaction
      .updateTable('meeting_changes')
      .set({ number: sql<number>`number + 1` })
      .execute();
    return change(transaction);
  });
}

function minutesAfter(time: string, minutes: number) {
  return new Date(Date.parse(time) + minutes * 60_000).toISOString();
}
