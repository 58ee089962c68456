import { formUsedUp } from '../../../content/lead-messages.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { limits } from '../../platform/limits/limits.ts';
import {
  type Conflict,
  conflicting,
  done,
  fieldErrors,
  type Outcome,
  refused,
  type Throttled,
} from '../../platform/outcome.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import { newContactMessage } from './contact-message.ts';
import { meetingRequest } from '../meetings/meeting-request.ts';
import type { Forms } from './forms.ts';
import type { MessageLimits } from './message-limits.ts';
import type { Outbox } from '../email/outbox.ts';
import type { MailWorker } from '../email/mail-worker.ts';
import type { SpamFilter, Sending } from '../spam/spam-filter.ts';
import { textOf } from '../spam/repetition-signals.ts';
import { newReference, sentKeyOf } from './reference.ts';
import {
  type ContactMessage,
  type LeadDatabase,
  type LeadKind,
  type LeadTables,
  type Meeting,
  tableOf,
} from '../tables.ts';
import { textHash } from '../spam/text-hash.ts';

const MOST_WAITING = 1_000;
/** As a multiple of the time that storing takes: three quarters of the process are left to pages. */
const REST = 3;

export type Leads = ReturnType<typeof createLeads>;

/** What a visitor is given for what was stored. */
export interface Receipt {
  reference: string;
}

interface LeadsMeans {
  clock: Clock;
  timeZone: string;
  outbox: Outbox;
  mailWorker: MailWorker;
  forms: Forms;
  messageLimits: MessageLimits;
  /** Says why a lead is taken for spam. */
  spamReasonsOf: SpamFilter;
}

/** What visitors send. It is stored for good before they are thanked; what cannot be stored is refused by field. */
export function createLeads({ kysely }: Database, means: LeadsMeans) {
  const { clock, timeZone, outbox, mailWorker, forms, messageLimits, spamReasonsOf } = means;
  const leads: LeadDatabase = kysely.withTables<LeadTables>();
  const { maxWait } = limits.messages;
  const limit = createLimiter({ concurrency: 1, maxQueued: MOST_WAITING, maxWait, rest: REST });

  /** Takes name, email, phone and description, the key they were sent with, and how; gives the receipt. */
  function storeContactMessage(input: unknown, key: unknown, sending: Sending): Promise<Stored> {
    const checked = newContactMessage.safeParse(input);
    return store('contact_message', checked, key, sending);
  }

  /** Takes name, email, time, subject and, if the visitor's is known, time_zone, the key, and how; gives the receipt. */
  function storeMeetingRequest(input: unknown, key: unknown, sending: Sending): Promise<Stored> {
    const checked = meetingRequest(clock(), timeZone).safeParse(input);
    return store('meeting', checked, key, sending);
  }

  /** What was stored before gets its receipt again, also from a sender who is over the limit. */
  async function store(kind: LeadKind, checked: Checked, key: unknown, sending: Sending): Promise<Stored> {
    if (!checked.success) return refused(fieldErrors(checked.error));
    const lead = checked.data;
    const sent_key = sentKeyOf(key, lead);
    const earlier = await findEarlier(kind, sent_key);
    if (earlier) return earlier;
    // Counted before it waits: the flood of one sender must not fill the queue of all.
    const tooMany = messageLimits.take(senderOf(sending.address), clock());
    if (tooMany) return tooMany;
    // Each waits for the disk, and so does the whole process. Between two of them it answers who reads pages.
    return limit(async () => {
      // The same may have waited before it.
      const stored = await findEarlier(kind, sent_key);
      if (stored) return stored;
      const outcome = await insert(kind, lead, sent_key, sending);
      mailWorker.wake();
      return outcome;
    });
  }

  async function findEarlier(kind: LeadKind, sentKey: string | null): Promise<Stored | null> {
    const receipt = sentKey && (await readReceipt(kind, sentKey));
    return receipt ? done(receipt) : null;
  }

  /** Stores a lead together with the mails that follow it, of which spam has none. */
  async function insert(
    kind: LeadKind,
    lead: ContactMessage | Meeting,
    sent_key: string | null,
    sending: Sending,
  ): Promise<Stored> {
    const at = clock();
    const form = sending.form ? forms.factsOf(sending.form) : null;
    const known = {
      reference: newReference(),
      sent_key,
      text_hash: textHash(textOf(lead)),
      form_id: form?.id ?? null,
      source: form && JSON.stringify(form.source),
      created_at: at.toISOString(),
    };
    const outcome = await leads.transaction().execute(async (transaction: LeadDatabase) => {
      if (form?.id && (await isUsedUp(transaction, form.id))) return conflicting(formUsedUp);
      const suspicions = await spamReasonsOf(transaction, kind, lead, sending, at);
      const told = suspicions ? { state: 'spam' as const, suspicions: JSON.stringify(suspicions) } : {};
      const stored = await transaction
        .insertInto(tableOf[kind] as 'contact_messages')
        .values({ ...(lead as ContactMessage), ...known, ...told })
        .onConflict((conflict) => conflict.column('sent_key').doNothing())
        .returning(['id', 'reference', 'email', 'created_at'])
        .executeTakeFirst();
      if (stored && !suspicions) await outbox.putFirst(transaction, kind, stored, at);
      return stored && done({ reference: stored.reference });
    });
    // Another process may have stored the same meanwhile.
    return outcome ?? done((await readReceipt(kind, sent_key ?? '')) as Receipt);
  }

  async function isUsedUp(transaction: LeadDatabase, formId: string) {
    if (!messageLimits.isOn) return false;
    const most = limits.messages.perFormToken;
    const sentBy = (kind: LeadKind) => {
      const rows = transaction.selectFrom(tableOf[kind] as 'contact_messages').select('id');
      return rows.where('form_id', '=', formId).limit(most).execute();
    };
    return (await sentBy('contact_message')).length + (await sentBy('meeting')).length >= most;
  }

  function readReceipt(kind: LeadKind, sentKey: string): Promise<Receipt | undefined> {
    const rows = leads.selectFrom(tableOf[kind] as 'contact_messages').select('reference');
    return rows.where('sent_key', '=', sentKey).executeTakeFirst();
  }

  return {
    storeContactMessage,
    storeMeetingRequest,
    issueForm: forms.issue,
    issueNextForm: forms.issueNext,
    reissueForm: forms.reissue,
  };
}

/** A conflict where a form was used for as many messages as it serves. */
export type Stored = Outcome<Receipt> | Throttled | Conflict;

type Checked =
  | { success: true; data: ContactMessage | Meeting }
  | { success: false; error: Parameters<typeof fieldErrors>[0] };
