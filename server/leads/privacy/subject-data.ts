import { type SelectQueryBuilder, sql } from 'kysely';
import { type LeadDatabase, type LeadKind, type LeadTables, tableOf } from '../tables.ts';
import { leadsOf } from '../inbox/lead-query.ts';

const AT_ONCE = 1_000; // fewer than any database takes in a statement
/** What stands in the log of activity in place of who it was. */
const NOBODY = '(erased)';

/** What is kept of people elsewhere, by e-mail address in lower case. */
export interface Traces {
  find: (leads: LeadDatabase, email: string) => Promise<Pick<Held, 'invitations' | 'sign_ins' | 'activity'>>;
  /** Returns how many invitations there were, and how many traces of other kinds. */
  erase: (transaction: LeadDatabase, email: string) => Promise<{ invitations: number; traces: number }>;
  /** Erases what is from before a time. */
  purge: (transaction: LeadDatabase, until: string) => Promise<void>;
}

/** All that is kept of one person. */
export interface Held {
  email: string;
  messages: object[];
  meetings: object[];
  invitations: object[];
  /** How often somebody failed to sign in with this address lately. */
  sign_ins: object[];
  /** What the outbox knows of the mails that followed. */
  mails: { sent_at: string | null }[];
  /** What was done with it, in the log of activity. */
  activity: object[];
}

/** Gives all that is kept under an e-mail address, however its letters are written. */
export async function heldOf(leads: LeadDatabase, traces: Traces, email: string): Promise<Held> {
  const rowsOf = async (kind: LeadKind) => {
    const rows = leadsOf(leads, kind).selectAll();
    const theirs = rows.where(sql<string>`lower(email)`, '=', email.toLowerCase());
    return (await theirs.orderBy('id').execute()).map(
      ({ sent_key: _sentKey, text_hash: _textHash, form_id: _formId, ...row }) => row,
    );
  };
  const [messages, meetings] = [await rowsOf('contact_message'), await rowsOf('meeting')];
  const held: Held = { email, messages, meetings, mails: [], ...(await traces.find(leads, email.toLowerCase())) };
  for (const [kind, rows] of [['contact_message', messages] as const, ['meeting', meetings] as const]) {
    for (const ids of inParts(rows.map(({ id }) => id))) {
      const mails = leads.selectFrom('outbox').selectAll().where('lead', '=', kind).where('lead_id', 'in', ids);
      const deeds = leads.selectFrom('activity').where('subject', '=', kind).where('record_id', 'in', ids);
      held.mails.push(...(await mails.orderBy('id').execute()));
      held.activity.push(...(await deeds.select(['at', 'action', 'subject', 'title']).orderBy('id').execute()));
    }
  }
  return held;
}

/**
 * Deletes leads of a kind, with their mails, and takes their names out of the log of activity; gives how many they
 * were. The leads go first: who is changing one has then either ended or finds it gone, and leaves nothing behind.
 */
export async function forget(
  transaction: LeadDatabase,
  kind: LeadKind,
  which: SelectQueryBuilder<LeadTables, 'contact_messages', { id: number }>,
): Promise<number> {
  const table = tableOf[kind] as 'contact_messages';
  const deleted = await transaction.deleteFrom(table).where('id', 'in', which).returning('id').execute();
  for (const ids of inParts(deleted.map(({ id }) => id))) {
    await transaction.deleteFrom('outbox').where('lead', '=', kind).where('lead_id', 'in', ids).execute();
    const deeds = transaction.updateTable('activity').where('subject', '=', kind).where('record_id', 'in', ids);
    await deeds.set({ title: NOBODY }).execute();
  }
  return deleted.length;
}

function inParts(ids: number[]) {
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
}
