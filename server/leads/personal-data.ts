import { sql } from 'kysely';
import { type Actor, noteActivity, PLINTH } from '../activity/activity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { type Held, forget, heldOf } from './held.ts';
import { type LeadDatabase, type LeadKind, type LeadTables, tableOf } from './tables.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const AT_ONCE = 500;

export type PersonalData = ReturnType<typeof createPersonalData>;

/** How many leads of each kind something was done with. */
export interface Extent {
  messages: number;
  meetings: number;
}

interface PersonalDataMeans {
  clock: Clock;
  /** How long a lead is kept. */
  retentionDays: number;
  /** Whether mails are sent at all; where none are, none can be due. */
  isMailed: boolean;
}

/** What is kept of one person: handed over and erased when they ask for it, purged when its time is over. */
export function createPersonalData({ kysely }: Database, { clock, retentionDays, isMailed }: PersonalDataMeans) {
  const leads: LeadDatabase = kysely.withTables<LeadTables>();

  /** Counts what is kept under an e-mail address, however its letters are written, and the mails not yet sent. */
  async function extentOf(email: string) {
    const { messages, meetings, mails, activity } = await heldOf(leads, email);
    const unsent = mails.filter(({ sent_at }) => sent_at === null).length;
    const extent: Extent = { messages: messages.length, meetings: meetings.length };
    return { ...extent, mails: mails.length, unsent, activity: activity.length };
  }

  /** Gives everything kept under an e-mail address, and notes that it was handed over, but not whose it was. */
  function handOver(email: string, by: Actor): Promise<Held> {
    return leads.transaction().execute(async (transaction: LeadDatabase) => {
      const held = await heldOf(transaction, email);
      await note(transaction, by, 'exported', { messages: held.messages.length, meetings: held.meetings.length });
      return held;
    });
  }

  /** Erases everything kept under an e-mail address, mails not yet sent included; gives how much that was. */
  function erase(email: string, by: Actor): Promise<Extent> {
    return leads.transaction().execute(async (transaction: LeadDatabase) => {
      const eraseOf = (kind: LeadKind) =>
        forget(
          transaction,
          kind,
          leadsOf(transaction, kind).where(sql<string>`lower(email)`, '=', email.toLowerCase()),
        );
      const extent = { messages: await eraseOf('contact_message'), meetings: await eraseOf('meeting') };
      await note(transaction, by, 'erased', extent);
      return extent;
    });
  }

  /** Erases every lead whose time is over and whose mails are not still to be sent; gives how many those were. */
  async function purge(): Promise<number> {
    for (let purged = 0; ;) {
      const { messages, meetings } = await purgeSome();
      purged += messages + meetings;
      if (messages < AT_ONCE && meetings < AT_ONCE) return purged;
    }
  }

  function purgeSome(): Promise<Extent> {
    const now = clock();
    const until = new Date(now.getTime() - retentionDays * DAY).toISOString();
    return leads.transaction().execute(async (transaction: LeadDatabase) => {
      const past = (kind: LeadKind) => {
        const old = leadsOf(transaction, kind).where('created_at', '<', until).orderBy('id').limit(AT_ONCE);
        return isMailed ? old.where('id', 'not in', withMailDue(transaction, kind)) : old;
      };
      const held = past('meeting').where(sql<string>`starts_at`, '<', now.toISOString());
      const extent = {
        messages: await forget(transaction, 'contact_message', past('contact_message')),
        meetings: await forget(transaction, 'meeting', held),
      };
      await note(transaction, PLINTH, 'purged', extent);
      return extent;
    });
  }

  /** Notes that something was done, where there was something to do it with. */
  async function note(transaction: LeadDatabase, by: Actor, action: 'exported' | 'erased' | 'purged', extent: Extent) {
    if (extent.messages + extent.meetings === 0) return;
    const what = { subject: 'personal data', recordId: null, title: inWords(extent) };
    await noteActivity(transaction, { ...what, by, at: clock(), action });
  }

  return { extentOf, handOver, erase, purge };
}

/** Says how much it was: 1 message, 2 meetings. */
export function inWords({ messages, meetings }: Extent): string {
  const counts = [count(messages, 'message'), count(meetings, 'meeting')];
  return counts.filter((words) => !words.startsWith('0 ')).join(', ') || 'nothing';
}

function count(number: number, what: string) {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function leadsOf(transaction: LeadDatabase, kind: LeadKind) {
  return transaction.selectFrom(tableOf[kind] as 'contact_messages').select('id');
}

function withMailDue(transaction: LeadDatabase, kind: LeadKind) {
  return transaction.selectFrom('outbox').select('lead_id').where('lead', '=', kind).where('due_at', 'is not', null);
}
