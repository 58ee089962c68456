import type { Generated, Kysely } from 'kysely';
import type { ActivityTables } from '../activity/tables.ts';

export type LeadTables = ActivityTables & {
  contact_messages: ContactMessage & Stored;
  meetings: Meeting & Stored;
  outbox: {
    id: Generated<number>;
    /** The Message-ID of the mail, the same at every attempt. */
    message_id: string;
    letter: LetterKind;
    lead: LeadKind;
    lead_id: number;
    attempts: Generated<number>;
    /** When it is to be tried, which moves ahead while a process is at it; null once it was sent or given up. */
    due_at: string | null;
    sent_at: string | null;
    /** Why the last attempt failed. */
    failure: string | null;
    /** When the first attempt failed since it was written down; null where none did, and once it was sent. */
    failing_since: string | null;
    /** When the last attempt failed. */
    failed_at: string | null;
    created_at: string;
  };
  /** How it went when a message was sent to see whether it arrives. */
  self_tests: {
    id: Generated<number>;
    /** The address that the message came from, by which it is known. */
    email: string;
    started_at: string;
    ended_at: string | null;
    failed: Stage | null;
    sentence: Generated<string>;
  };
};

/** What has to happen to a message, in this order. */
export const stages = ['accepted', 'stored', 'mailed'] as const;

export type Stage = (typeof stages)[number];

export type LeadKind = 'contact_message' | 'meeting';

/** How far the agency is with a lead. */
export const leadStates = ['new', 'in progress', 'won', 'lost', 'spam'] as const;

export type LeadState = (typeof leadStates)[number];

/** To the agency: what came. To the visitor: that it came. */
export type LetterKind = 'notification' | 'confirmation';

export type LeadDatabase = Kysely<LeadTables>;

export const tableOf = { contact_message: 'contact_messages', meeting: 'meetings' } as const;

export interface ContactMessage {
  name: string;
  email: string;
  phone: string;
  description: string;
}

export interface Meeting {
  name: string;
  email: string;
  subject: string;
  /** The instant, in UTC. */
  starts_at: string;
  /** Where the visitor's clock stands. */
  time_zone: string;
}

interface Stored {
  id: Generated<number>;
  /** What the visitor was told to name it by. */
  reference: string;
  /** What the same thing sent again has as well; null where it came without a key. */
  sent_key: string | null;
  state: Generated<LeadState>;
  /** Who looks after it. */
  assignee_id: Generated<number | null>;
  /** The agency's own. */
  notes: Generated<string>;
  version: Generated<number>;
  created_at: string;
}
