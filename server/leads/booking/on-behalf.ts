import { z } from 'zod';
import { meeting } from '../../../content/inbox/meeting.ts';
import { DEFAULT_LANGUAGE, languageTags } from '../../../content/languages.ts';
import { optional, text } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Requester } from '../../platform/http/requester.ts';
import { done, fieldErrors, missing, type Missing, type Outcome, refused } from '../../platform/outcome.ts';
import type { LeadsDependencies } from '../dependencies.ts';
import { logItemActivity } from '../inbox/item-change.ts';
import { queueLeadEvent } from '../inbox/lead-events.ts';
import type { Intake, Stored } from '../intake/intake.ts';
import { lockMeetings } from '../meetings/meeting-lock.ts';
import { newTime } from '../meetings/meetings.ts';
import { addItemEvent } from '../timeline/item-events.ts';
import { findConflict, type Wanted, warningsAbout } from './agency-times.ts';
import { chooseHosts } from './choose-hosts.ts';
import { intervalOf } from './free-times.ts';
import { hostsOf } from './meeting-hosts.ts';
import { type BookableKind, readBookableKinds } from './offer.ts';
import type { Planned } from './overlap.ts';
import { markBooked } from './seats.ts';
import type { BookingDatabase, BookingTables } from './tables.ts';

/** What is sent to book for a visitor, beside what a visitor sends. */
export const onBehalfSchema = z.object({
  kind: z.string('Kind field is required.').describe('The slug of a meeting kind'),
  host: z
    .int('Host must be the id of a person.')
    .nullish()
    .describe('Who holds it; whoever is free where it is left out'),
  phone: schemaOf(optional(text('Phone', { max: 50 }))),
  company: schemaOf(optional(text('Company', { max: 100 }))),
  language: z
    .enum(languageTags, 'Language must be chosen from the list.')
    .optional()
    .describe('That in which the visitor is written to; that of the site where it is left out'),
  send_confirmation: z.boolean('Send confirmation must be true or false.').default(true),
});

type OnBehalf = z.output<typeof onBehalfSchema>;

/** A time that the agency looks at, for a meeting that moves or for one of a kind. */
export interface TimeToCheck {
  time: string;
  time_zone?: string | undefined;
  meeting?: number | undefined;
  kind?: string | undefined;
  host?: number | undefined;
}

/**
 * Books for visitors who have called or written. What guards against visitors does not apply: notice, hours, limits, the spam filter.
 * Meetings still do not overlap.
 */
export function createBookingOnBehalf(dependencies: LeadsDependencies, intake: Pick<Intake, 'store'>) {
  const { db: leads, clock, readTimeZone, outbox } = dependencies;
  const db: BookingDatabase = leads.withTables<BookingTables>();

  /** Books a meeting for a visitor. A time that is taken is a conflict, with the nearest that are free. */
  async function book(input: unknown, { by, requester }: { by: Actor; requester: Requester }): Promise<Stored> {
    const checked = onBehalfSchema.safeParse(Object(input));
    if (!checked.success) return refused(fieldErrors(checked.error));
    const found = await findKind(checked.data);
    if (!found.ok) return found;
    const kind = found.value;
    const timeZone = await readTimeZone();
    const { subject } = input as { subject?: unknown };
    return intake.store(
      meeting,
      { ...Object(input), subject: subject || kind.name },
      {
        requester,
        key: null,
        form: null,
        by,
        language: DEFAULT_LANGUAGE,
        reserve: async (leadTransaction, id) => {
          const transaction: BookingDatabase = leadTransaction.withTables<BookingTables>();
          await lockMeetings(transaction);
          const meetings = transaction.selectFrom('meetings').selectAll();
          const row = await meetings.where('id', '=', id).executeTakeFirstOrThrow();
          const planned = await plan(transaction, kind, { ...row, host: checked.data.host });
          const obstacle = await findConflict(transaction, planned, { now: clock(), timeZone });
          if (obstacle) return obstacle;
          await markBooked(transaction, kind, { id, start: Date.parse(row.starts_at), hosts: planned.hosts });
          await addDetails(transaction, row, checked.data, by);
          await sendEmails(transaction, planned, checked.data, by);
          return { ok: true, emails: null };
        },
      },
    );
  }

  /** Finds the kind that is to be booked, and looks whether the host holds it. */
  async function findKind({ kind: slug, host }: Pick<OnBehalf, 'kind' | 'host'>): Promise<Outcome<BookableKind>> {
    const [kind] = await readBookableKinds(db, clock(), { slug });
    if (!kind) return refused({ kind: ['Choose a kind that can be booked.'] });
    const isHeld = !host || kind.hosts.some(({ id }) => id === host);
    return isHeld ? done(kind) : refused({ host: ['This person does not hold such meetings.'] });
  }

  /** Says who holds a meeting: all of its hosts together, the one that is wanted, or whoever is free. */
  async function plan(
    transaction: BookingDatabase,
    kind: BookableKind,
    { id, starts_at, host }: { id: number; starts_at: string; host?: number | null | undefined },
  ): Promise<Wanted> {
    const planned = { id, starts_at, minutes: kind.minutes, kind_id: kind.id };
    if (kind.rules.isHeldByAll) return { ...planned, hosts: kind.hosts.map((person) => person.id) };
    if (host) return { ...planned, hosts: [host] };
    return { ...planned, hosts: await chooseHosts(transaction, kind, planned, clock()), mayBeAnyHost: true };
  }

  /** Notes who booked it, and what else is known of the visitor. */
  async function addDetails(
    transaction: BookingDatabase,
    row: { id: number; name: string; reference: string; starts_at: string },
    { phone, company, language }: OnBehalf,
    by: Actor,
  ) {
    const known = [phone && `Phone: ${phone}`, company && `Company: ${company}`].filter(Boolean);
    await transaction
      .updateTable('meetings')
      .set({ notes: known.join('\n'), status: 'in progress', language: language ?? null })
      .where('id', '=', row.id)
      .execute();
    const key = { item_kind: meeting.name, item_id: row.id } as const;
    await queueLeadEvent(transaction, key, { event: 'meeting.confirmed' }, clock());
    await addItemEvent(transaction, key, { by, now: clock(), kind: 'booked', value: row.starts_at });
    await logItemActivity(transaction, meeting.name, row, { by, now: clock(), action: 'created' });
  }

  /** The visitor is told if that is wanted, and those who hold it unless they have booked it themselves. */
  async function sendEmails(
    transaction: BookingDatabase,
    { id, hosts }: Planned,
    { send_confirmation }: OnBehalf,
    by: Actor,
  ) {
    const isForOthers = hosts.some((host) => host !== by.id);
    const emails = [
      ...(isForOthers ? (['meeting booked'] as const) : []),
      ...(send_confirmation ? (['meeting confirmed'] as const) : []),
    ];
    if (emails.length > 0) await outbox.add(transaction, { item_kind: meeting.name, item_id: id }, clock(), emails);
  }

  /** Says what stands against a time, and what else there is to know of it, without doing anything. */
  async function checkTime({ meeting: id, kind: slug, host, ...sent }: TimeToCheck) {
    const timeZone = await readTimeZone();
    const read = newTime(clock(), timeZone).safeParse(sent);
    if (!read.success) return refused(fieldErrors(read.error));
    const { starts_at } = read.data;
    const outcome: Outcome<Wanted> | Missing =
      id === undefined ? await planNew({ kind: slug ?? '', host, starts_at }) : await planMove(id, starts_at);
    if (!outcome.ok) return outcome;
    const planned = outcome.value;
    const now = clock();
    const obstacle = await findConflict(db, planned, { now, timeZone });
    return done({
      starts_at,
      ends_at: new Date(intervalOf(planned).end).toISOString(),
      hosts: planned.hosts,
      obstacle: obstacle?.conflict ?? null,
      nearest: obstacle?.details?.nearest ?? [],
      warnings: obstacle ? [] : await warningsAbout(db, planned, now),
    });
  }

  async function planNew(wanted: { kind: string; host: number | undefined; starts_at: string }) {
    const kind = await findKind(wanted);
    return kind.ok ? done(await plan(db, kind.value, { id: 0, ...wanted })) : kind;
  }

  async function planMove(id: number, starts_at: string): Promise<Outcome<Planned> | Missing> {
    const row = await db.selectFrom('meetings').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? done({ ...row, starts_at, hosts: await hostsOf(db, id) }) : missing;
  }

  return { book, checkTime };
}
