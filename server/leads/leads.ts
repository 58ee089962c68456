import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { done, fieldErrors, type Outcome, refused } from '../platform/outcome.ts';
import { newContactMessage } from './contact-message.ts';
import { meetingRequest } from './meeting-request.ts';
import type { Forms } from './forms.ts';
import type { Outbox } from './outbox.ts';
import type { Postman } from './postman.ts';
import type { Judge, Sending } from './spam/judge.ts';
import { newReference, sentKeyOf } from './reference.ts';
import { type ContactMessage, type LeadKind, type LeadTables, type Meeting, tableOf } from './tables.ts';

export type Leads = ReturnType<typeof createLeads>;

/** What a visitor is given for what was stored. */
export interface Receipt {
  reference: string;
}

interface LeadsMeans {
  clock: Clock;
  timeZone: string;
  outbox: Outbox;
  postman: Postman;
  forms: Forms;
  /** Says why a lead is taken for spam. */
  suspicionsOf: Judge;
}

/** What visitors send. It is stored for good before they are thanked; what cannot be stored is refused by field. */
export function createLeads({ kysely }: Database, means: LeadsMeans) {
  const { clock, timeZone, outbox, postman, forms, suspicionsOf } = means;
  const leads = kysely.withTables<LeadTables>();

  /** Takes name, email, phone and description, the key they were sent with, and how; gives the receipt. */
  async function storeContactMessage(input: unknown, key: unknown, sending: Sending): Promise<Outcome<Receipt>> {
    const checked = newContactMessage.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    return done(await store('contact_message', checked.data, key, sending));
  }

  /** Takes name, email, time, subject and, if the visitor's is known, time_zone, the key, and how; gives the receipt. */
  async function storeMeetingRequest(input: unknown, key: unknown, sending: Sending): Promise<Outcome<Receipt>> {
    const checked = meetingRequest(clock(), timeZone).safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    return done(await store('meeting', checked.data, key, sending));
  }

  /**
   * Stores a lead together with the mails that follow it, of which spam has none; what was stored before has its receipt
   * again.
   */
  async function store(
    kind: LeadKind,
    lead: ContactMessage | Meeting,
    key: unknown,
    sending: Sending,
  ): Promise<Receipt> {
    const table = tableOf[kind] as 'contact_messages';
    const at = clock();
    const sent_key = sentKeyOf(key, lead);
    const source = sending.form ? JSON.stringify(forms.sourceOf(sending.form)) : null;
    const known = { reference: newReference(), sent_key, source, created_at: at.toISOString() };
    const receipt = await leads.transaction().execute(async (transaction) => {
      const suspicions = await suspicionsOf(transaction, kind, lead, sending, at);
      const told = suspicions ? { state: 'spam' as const, suspicions: JSON.stringify(suspicions) } : {};
      const stored = await transaction
        .insertInto(table)
        .values({ ...(lead as ContactMessage), ...known, ...told })
        .onConflict((conflict) => conflict.column('sent_key').doNothing())
        .returning(['id', 'reference'])
        .executeTakeFirst();
      if (stored && !suspicions) await outbox.put(transaction, { lead: kind, lead_id: stored.id }, at);
      return stored && { reference: stored.reference };
    });
    postman.wake();
    if (receipt) return receipt;
    const earlier = leads.selectFrom(table).select('reference').where('sent_key', '=', sent_key);
    return earlier.executeTakeFirstOrThrow();
  }

  return { storeContactMessage, storeMeetingRequest, issueForm: forms.issue, issueNextForm: forms.issueNext };
}
