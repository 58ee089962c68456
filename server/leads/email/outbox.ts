import { randomUUID } from 'node:crypto';
import { isDemoAddress } from '../../../content/demonstration-address.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { mayConfirm, recipientOf } from './confirmations.ts';
import { type LeadDatabase, type LeadKind, lettersToAgency, type LeadTables, type LetterKind } from '../tables.ts';

/** Which mails go first: those to the agency, of people who write a lot after the others; confirmations last. */
const priorities = { agency: 0, agencyAgain: 1, meeting: 2, confirmation: 3 } as const;

export type Outbox = ReturnType<typeof createOutbox>;

interface OutboxSettings {
  clock: Clock;
  /** What stands behind the @ of each Message-ID. */
  host: string;
  isMailConfigured: boolean;
  /** Whether the confirmations to all visitors together are limited; those to one always are. */
  limitsConfirmations: boolean;
}

type Of = { lead: LeadKind; lead_id: number };

/** The mails that follow a lead, written down together with it, so that neither is there without the other. */
export function createOutbox(
  { kysely }: Database,
  { clock, host, isMailConfigured, limitsConfirmations }: OutboxSettings,
) {
  const outbox = kysely.withTables<LeadTables>();

  /**
   * Writes down what follows a new lead, in the transaction that stores it or says that it is no spam: a mail to the
   * agency and, unless there were too many, one to the visitor.
   */
  async function putFirst(
    transaction: LeadDatabase,
    kind: LeadKind,
    lead: { id: number; email: string; created_at: string },
    at: Date,
  ): Promise<void> {
    const of = { lead: kind, lead_id: lead.id };
    const recipient = recipientOf(lead.email);
    const wanted = { recipient, leadCreatedAt: lead.created_at, at, countsAll: limitsConfirmations };
    const isConfirmed = !isDemoAddress(lead.email) && (await mayConfirm(transaction, wanted));
    const toAgency = isConfirmed ? priorities.agency : priorities.agencyAgain;
    const rows = [row(of, 'notification', at, toAgency)];
    if (isConfirmed) rows.push({ ...row(of, 'confirmation', at, priorities.confirmation), recipient });
    await transaction.insertInto('outbox').values(rows).execute();
  }

  /** Writes down mails about a meeting, in the transaction that changes it. */
  async function put(transaction: LeadDatabase, of: Of, at: Date, letters: readonly LetterKind[]): Promise<void> {
    const priorityOf = (letter: LetterKind) => (isToAgency(letter) ? priorities.agency : priorities.meeting);
    const rows = letters.map((letter) => row(of, letter, at, priorityOf(letter)));
    await transaction.insertInto('outbox').values(rows).execute();
  }

  function row(of: Of, letter: LetterKind, at: Date, priority: number) {
    const now = at.toISOString();
    return {
      ...of,
      letter,
      message_id: `<${randomUUID()}@${host}>`,
      due_at: now,
      created_at: now,
      recipient: null as string | null,
      priority,
      waited: isMailConfigured ? 0 : 1,
    };
  }

  /** Takes back such mails of a lead as were not sent yet, in the transaction that makes them untrue. */
  async function takeBack(transaction: LeadDatabase, of: Of, letters: readonly LetterKind[]): Promise<void> {
    const mails = transaction.deleteFrom('outbox').where('lead', '=', of.lead).where('lead_id', '=', of.lead_id);
    await mails.where('letter', 'in', letters).where('sent_at', 'is', null).execute();
  }

  /** Gives the mails of a lead, and how it stands with each. */
  function list(of: Of) {
    const mails = outbox.selectFrom('outbox').where('lead', '=', of.lead).where('lead_id', '=', of.lead_id);
    const columns = ['id', 'letter', 'attempts', 'due_at', 'sent_at', 'failure', 'expired_at'] as const;
    return mails.select(columns).orderBy('id').execute();
  }

  /** Has the mails of a lead that were not sent, and are not too old, tried again now; gives how many those are. */
  async function tryAgain(of: Of): Promise<number> {
    const again = nowAgain().where('sent_at', 'is', null).where('expired_at', 'is', null);
    const ofLead = again.where('lead', '=', of.lead).where('lead_id', '=', of.lead_id);
    return Number((await ofLead.executeTakeFirstOrThrow()).numUpdatedRows);
  }

  /** Has all mails that failed, but for those given up, tried again now; gives how many those are. */
  async function tryFailingAgain(): Promise<number> {
    const failing = nowAgain().where('failing_since', 'is not', null).where('due_at', 'is not', null);
    return Number((await failing.executeTakeFirstOrThrow()).numUpdatedRows);
  }

  function nowAgain() {
    return outbox.updateTable('outbox').set({ due_at: clock().toISOString(), attempts: 0 });
  }

  return { putFirst, put, takeBack, list, tryAgain, tryFailingAgain };
}

/** Returns whether a mail goes to the agency. */
export function isToAgency(letter: LetterKind): boolean {
  return (lettersToAgency as readonly string[]).includes(letter);
}
