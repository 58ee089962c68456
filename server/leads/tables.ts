import type { Generated, Kysely } from 'kysely';
import type { ActivityTables } from '../audit/tables.ts';

export type LeadTables = ActivityTables & {
  contact_messages: ContactMessage & Stored;
  meetings: StoredMeeting;
  meeting_links: { token_hash: string; meeting_id: number; created_at: string };
  meeting_changes: { id: number; number: number };
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
    /** When it was too old to be sent any more. */
    expired_at: string | null;
    created_at: string;
    /** The hash of the address it goes to; null where it goes to the agency. */
    recipient: string | null;
    /** Which goes first: the lowest. */
    priority: Generated<number>;
    /** 1 where mail was not set up when it was written down. */
    waited: Generated<number>;
  };
  confirmation_counter: { id: number; number: number };
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

/** What the agency and the visitor have settled about a meeting. */
export const standings = ['asked', 'confirmed', 'declined', 'cancelled'] as const;

export type Standing = (typeof standings)[number];

/** To the agency: what came, and that a visitor has cancelled. */
export const lettersToAgency = ['notification', 'cancellation notice'] as const;

/** To the visitor: what became of the meeting. */
export const meetingLetters = ['meeting confirmed', 'meeting moved', 'meeting declined', 'meeting cancelled'] as const;

/** Among those to the visitor, the confirmation says that something came. */
export const letterKinds = [...lettersToAgency, 'confirmation', ...meetingLetters] as const;

export type MeetingLetterKind = (typeof meetingLetters)[number] | 'cancellation notice';

export type LetterKind = (typeof letterKinds)[number];

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

export type StoredMeeting = Meeting & Stored & Appointment;

interface Appointment {
  standing: Generated<Standing>;
  /** Under which calendars know it; null until the first invitation. */
  calendar_uid: Generated<string | null>;
  /** Rises with each thing that calendars are told of it. */
  calendar_sequence: Generated<number>;
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
  /** By which messages with the same words are found. */
  text_hash: Generated<string>;
  /** Of the form it was sent with; null where a program sent it. */
  form_id: string | null;
  /** Where it came from, as JSON; null where a program sent it. */
  source: string | null;
  /** Why it was taken for spam, sentences as JSON; null where it was not. */
  suspicions: string | null;
  created_at: string;
}
