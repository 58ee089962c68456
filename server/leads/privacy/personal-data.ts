import { sql } from 'kysely';
import { type Actor, logActivity, SYSTEM } from '../../audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Held, forget, heldOf, type Traces } from './subject-data.ts';
import { type LeadDatabase, type LeadKind, type LeadTables } from '../tables.ts';
import { leadsOf } from '../inbox/lead-query.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const AT_ONCE = 500;

export type PersonalData = ReturnType<typeof createPersonalData>;

/** With how much something was done. */
export interface Extent {
  messages: number;
  meetings: number;
  invitations?: number;
  /** Of other kinds. */
  traces?: number;
}

interface PersonalDataMeans {
  clock: Clock;
  /** How long a lead is kept. */
  retentionDays: number;
  /** Whether mails are sent at all; where none are, none can be due. */
  isMailed: boolean;
  traces: Traces;
  /** Removes erased data from the database files. */
  scrub: () => Promise<void>;
}

/** What is kept of one person: handed over and erased when they ask for it, purged when its time is over. */
export function createPersonalData({ kysely }: Database, means: PersonalDataMeans) {
  const { clock, retentionDays, isMailed, traces, scrub } = means;
  const leads: LeadDatabase = kysely.withTables<LeadTables>();

  /** Counts what is kept under an e-mail address, however its letters are written, and the mails not yet sent. */
  async function extentOf(email: string) {
    const { messages, meetings, invitations, sign_ins, mails, activity } = await heldOf(leads, traces, email);
    return {
      messages: messages.length,
      meetings: meetings.length,
      invitations: invitations.length,
      sign_ins: sign_ins.length,
      mails: mails.length,
      unsent: mails.filter(({ sent_at }) => sent_at === null).length,
      activity: activity.length,
    };
  }

  /** Gives everything kept under an e-mail address, and notes that it was handed over, but not whose it was. */
  function handOver(email: string, by: Actor): Promise<Held> {
    return leads.transaction().execute(async (transaction: LeadDatabase) => {
      const held = await heldOf(transaction, traces, email);
      const { messages, meetings, invitations } = held;
      const extent = { messages: messages.length, meetings: meetings.length, invitations: invitations.length };
      await note(transaction, by, 'exported', extent);
      return held;
    });
  }

  /** Erases everything kept under an e-mail address, mails not yet sent included; gives how much that was. */
  async function erase(email: string, by: Actor): Promise<Extent> {
    const address = email.toLowerCase();
    const erased = await leads.transaction().execute(async (transaction: LeadDatabase) => {
      const eraseOf = (kind: LeadKind) =>
        forget(transaction, kind, idsOf(transaction, kind).where(sql<string>`lower(email)`, '=', address));
      const leadsErased = { messages: await eraseOf('contact_message'), meetings: await eraseOf('meeting') };
      const extent = { ...leadsErased, ...(await traces.erase(transaction, address)) };
      await note(transaction, by, 'erased', extent);
      return extent;
    });
    await scrub();
    return erased;
  }

  /**
   * Erases every lead whose time is over and whose mails are not still to be sent, and gives how many those were; and the
   * addresses of those who were invited as long ago.
   */
  async function purge(): Promise<number> {
    const now = clock();
    const until = new Date(now.getTime() - retentionDays * DAY).toISOString();
    let purged = 0;
    for (let isMore = true; isMore;) {
      const { messages, meetings } = await purgeSome(now, until);
      purged += messages + meetings;
      isMore = messages === AT_ONCE || meetings === AT_ONCE;
    }
    await traces.purge(leads, until);
    await scrub();
    return purged;
  }

  function purgeSome(now: Date, until: string): Promise<Extent> {
    return leads.transaction().execute(async (transaction: LeadDatabase) => {
      const past = (kind: LeadKind) => {
        const old = idsOf(transaction, kind).where('created_at', '<', until).orderBy('id').limit(AT_ONCE);
        return isMailed ? old.where('id', 'not in', withMailDue(transaction, kind)) : old;
      };
      const held = past('meeting').where(sql<string>`starts_at`, '<', now.toISOString());
      const extent = {
        messages: await forget(transaction, 'contact_message', past('contact_message')),
        meetings: await forget(transaction, 'meeting', held),
      };
      await note(transaction, SYSTEM, 'purged', extent);
      return extent;
    });
  }

  /** Notes that something was done, where there was something to do it with. */
  async function note(transaction: LeadDatabase, by: Actor, action: 'exported' | 'erased' | 'purged', extent: Extent) {
    const title = inWords(extent);
    if (title === NOTHING) return;
    const what = { subject: 'personal data', recordId: null, title };
    await logActivity(transaction, { ...what, by, at: clock(), action });
  }

  return { extentOf, handOver, erase, purge };
}

/** Says how much it was: 1 message, 2 meetings. */
export function inWords({ messages, meetings, invitations = 0, traces = 0 }: Extent): string {
  const counts = [
    count(messages, 'message'),
    count(meetings, 'meeting'),
    count(invitations, 'invitation'),
    count(traces, 'other trace'),
  ];
  return counts.filter((words) => !words.startsWith('0 ')).join(', ') || NOTHING;
}

const NOTHING = 'nothing';

function count(number: number, what: string) {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function idsOf(transaction: LeadDatabase, kind: LeadKind) {
  return leadsOf(transaction, kind).select('id');
}

function withMailDue(transaction: LeadDatabase, kind: LeadKind) {
  return transaction.selectFrom('outbox').select('lead_id').where('lead', '=', kind).where('due_at', 'is not', null);
}
