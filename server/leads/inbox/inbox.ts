import type { Selectable } from 'kysely';
import { z } from 'zod';
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
import { directionOf, type Page, type PageWanted, readPage } from '../../platform/paging.ts';
import { timeZoneNamed } from '../../platform/time-zone.ts';
import type { Assignees } from './assignees.ts';
import type { Outbox } from '../email/outbox.ts';
import type { MailWorker } from '../email/mail-worker.ts';
import { settleMails } from '../email/spam-mails.ts';
import { sourceIn } from '../intake/source.ts';
import { type LeadDatabase, type LeadKind, leadStates, type LeadTables, tableOf } from '../tables.ts';
import { leadsOf, type LeadsFilter, wantedLeads } from './lead-query.ts';

/** What may be changed of a lead. What the visitor wrote stays as it is. */
export const leadChanges = z.object(
  {
    state: z.enum(leadStates, `State must be one of ${leadStates.join(', ')}.`).optional(),
    assignee_id: z.int('Assignee must be chosen from the list.').positive().nullable().optional(),
    notes: z.string('Notes must be text.').max(5_000, 'Notes can be at most 5,000 characters long.').optional(),
    version: z.int('Version must be a whole number.').optional(),
  },
  'The changes must be sent as named fields.',
);

export type LeadsWanted = PageWanted & LeadsFilter;

export type Inbox = ReturnType<typeof createInbox>;

interface InboxMeans {
  clock: Clock;
  timeZone: string;
  outbox: Outbox;
  mailWorker: MailWorker;
  assignees: Assignees;
  isMailConfigured: boolean;
}

/** What came from visitors, for those who work through it. */
export function createInbox(
  { kysely }: Database,
  { clock, timeZone, outbox, mailWorker, assignees, isMailConfigured }: InboxMeans,
) {
  const leads: LeadDatabase = kysely.withTables<LeadTables>();

  /** Serializes a lead. A meeting with an invalid time zone gets the agency's. */
  const inKnownZone = (row: Hidden) => ({
    ...shown(row),
    ...(row.time_zone !== undefined && { time_zone: timeZoneNamed(row.time_zone) ?? timeZone }),
  });

  /** Gives one page of what came, newest first; spam only where it is asked for. */
  function list(kind: LeadKind, wanted: LeadsWanted): Promise<Page<object>> {
    const rows = wantedLeads(leads, kind, wanted);
    const count = rows.select(({ fn }) => fn.countAll().as('total'));
    return readPage(
      wanted,
      async (part) => {
        const direction = directionOf(part, 'desc');
        const sorted = rows.selectAll().orderBy('created_at', direction).orderBy('id', direction);
        return (await sorted.limit(part.limit).offset(part.offset).execute()).map(inKnownZone);
      },
      () => count.executeTakeFirstOrThrow(),
    );
  }

  /** Gives a lead with how it stands with its mails, a meeting also with the agency's zone; null where there is none. */
  async function read(kind: LeadKind, id: number): Promise<object | null> {
    const row = await leadsOf(leads, kind).selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const beside = kind === 'meeting' && { agency_time_zone: timeZone };
    const mails = await outbox.list({ lead: kind, lead_id: id });
    return { ...inKnownZone(row), ...beside, mails, is_mail_configured: isMailConfigured };
  }

  /** Takes state, assignee and notes, or some of them, and who changes them; a version that is old is a conflict. */
  async function update(
    kind: LeadKind,
    id: number,
    input: unknown,
    by: Actor,
  ): Promise<Outcome<object> | Conflict | Missing> {
    const checked = leadChanges.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { version, ...changes } = checked.data;
    const refusal = await assignees.whyNot(changes.assignee_id);
    const outcome = await leads.transaction().execute(async (transaction: LeadDatabase) => {
      const row = await leadsOf(transaction, kind).selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return missing;
      if (refusal) return refusal;
      const saved = await transaction
        .updateTable(tableOf[kind] as 'contact_messages')
        .set({ ...changes, version: row.version + 1 })
        .where('id', '=', id)
        .where('version', '=', version ?? row.version)
        .executeTakeFirst();
      if (saved.numUpdatedRows === 0n) return conflicting('Somebody else has changed this since you opened it.');
      const to = changes.state ?? row.state;
      await settleMails(transaction, outbox, { kind, lead: row, to, at: clock() });
      const what = { subject: kind, recordId: id, title: `${row.name} (${row.reference})` };
      await logActivity(transaction, { ...what, by, at: clock(), action: 'updated' });
      return done(null);
    });
    mailWorker.wake();
    return outcome.ok ? done((await read(kind, id)) ?? {}) : outcome;
  }

  /** Has the mails of a lead that were not sent tried again at once; gives how many those are. Refuses spam. */
  async function resend(kind: LeadKind, id: number): Promise<Outcome<number> | Missing> {
    const lead = await leadsOf(leads, kind).select('state').where('id', '=', id).executeTakeFirst();
    if (!lead) return missing;
    if (lead.state === 'spam') return refused({ state: ['Spam is not mailed. Choose another state first.'] });
    const count = await outbox.tryAgain({ lead: kind, lead_id: id });
    mailWorker.wake();
    return done(count);
  }

  /** Counts what nobody has begun with. */
  async function countNew(): Promise<{ messages: number; meetings: number }> {
    const [messages, meetings] = await Promise.all([countNewOf('contact_message'), countNewOf('meeting')]);
    return { messages, meetings };
  }

  async function countNewOf(kind: LeadKind) {
    const rows = leadsOf(leads, kind).where('state', '=', 'new');
    const { total } = await rows.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
    return Number(total);
  }

  return { list, read, update, resend, countNew };
}

function shown({
  sent_key: _sentKey,
  text_hash: _textHash,
  form_id: _formId,
  calendar_uid: _uid,
  calendar_sequence: _sequence,
  source,
  suspicions,
  ...lead
}: Hidden) {
  return {
    ...lead,
    source: sourceIn(source),
    suspicions: JSON.parse(suspicions ?? '[]') as string[],
  };
}

/** What is nobody's business, or not shown as it is stored; only meetings have the last three. */
interface Hidden extends Selectable<LeadTables['contact_messages']> {
  calendar_uid?: string | null;
  calendar_sequence?: number;
  time_zone?: string;
}
