import type { Generated, Kysely, Selectable } from 'kysely';
import type { DigestEmail } from '../../content/digests.ts';
import type { DraftEmailKind } from '../../content/draft-emails.ts';
import type { InboxColumn, InboxKind } from '../../content/inbox/inbox-kind.ts';
import type { EmailKind, InboxKindName, InboxStatus, InboxTable } from '../../content/inbox/inbox-kinds.ts';
import type { AttachmentTables } from '../attachments/tables.ts';
import type { ActivityTables } from '../audit/tables.ts';
import type { EventTables } from '../events/tables.ts';
import type { AnswerTables } from './answers/tables.ts';
import type { SavedFilterTables } from './inbox/saved-filters.ts';
import type { ReplyTables } from './replies/tables.ts';
import type { TimelineTables } from './timeline/item-events.ts';

/** The tables of the inbox; of an item, the columns that all kinds have. */
export type LeadTables = ActivityTables &
  EventTables &
  AnswerTables &
  AttachmentTables &
  ReplyTables &
  TimelineTables &
  SavedFilterTables &
  Record<InboxTable, InboxRow> & {
    outbox: OutboxRow;
    /** Its one row is the lock under which confirmations are counted. */
    confirmation_lock: { id: number; number: number };
    /** Its one row says of which items that were set aside the agency has been told. */
    set_aside_notice: { id: number; told_until: string | null; told_at: string | null };
    self_tests: {
      id: Generated<number>;
      /** The address of the test message, which identifies its item. */
      email: string;
      started_at: string;
      ended_at: string | null;
      failed: Stage | null;
      sentence: Generated<string>;
    };
  };

export type LeadDatabase = Kysely<LeadTables>;

/** What figures group items by. Figures of leads come from the items that exist. */
export interface AttributionColumns {
  /** As visits are counted, so that both have the same names; null where it is unknown. */
  landing_page: string | null;
  channel: string | null;
  source_name: string | null;
  first_campaign: string | null;
  last_campaign: string | null;
  sent_from: string | null;
  /** The day that it came on, in the time zone that the agency had. Null until an upgrade has seen to it. */
  received_on: string | null;
}

export interface InboxRow extends GeneratedColumns<AttributionColumns> {
  id: Generated<number>;
  name: string;
  email: string;
  /** The reference that the visitor gets, such as 7K4M-2P9Q. */
  reference: string;
  /** The hash of key and content, the same when they are sent again; null without a key. */
  idempotency_key: string | null;
  status: Generated<InboxStatus>;
  assignee_id: Generated<number | null>;
  /** Internal notes of the agency. */
  notes: Generated<string>;
  /** The day on which somebody is to get in touch again, such as 2026-03-31, in the agency's time zone. */
  follow_up: Generated<string | null>;
  /** The follow-up that somebody was reminded of. */
  reminded_for: Generated<string | null>;
  /** What it is worth, in the currency of the settings. */
  amount: Generated<number | null>;
  version: Generated<number>;
  /** Finds items with the same words. */
  text_hash: Generated<string>;
  /** The id of the form token; null if a program sent it. */
  form_id: string | null;
  /** A `Source` as JSON; null if a program sent it. */
  source: string | null;
  /** Sentences as JSON; null if it was not taken for spam. */
  spam_reasons: string | null;
  /** That in which the visitor was spoken to; null of items from before that was noted. */
  language: string | null;
  created_at: string;
}

export type InboxItem = Selectable<InboxRow>;

/** The row of one kind, with its own fields and columns. */
export type RowOf<Kind extends InboxKind> = InboxRow & {
  [Name in keyof Kind['fields']]: Kind['fields'][Name] extends { value?: infer Value } ? Value : never;
} & { [Name in keyof Kind['columns']]: Generated<ValueOf<Kind['columns'][Name]>> };

type ValueOf<Column> = Column extends Pick<InboxColumn, 'nullable'> & { nullable: true }
  ? PlainValueOf<Column> | null
  : PlainValueOf<Column>;

type PlainValueOf<Column> = Column extends { values: infer Values }
  ? keyof Values
  : Column extends { type: 'integer' }
    ? number
    : string;

type GeneratedColumns<Columns> = { [Name in keyof Columns]: Generated<Columns[Name]> };

interface OutboxRow {
  id: Generated<number>;
  /** The Message-ID, the same at every attempt. */
  message_id: string;
  kind: EmailKind | DraftEmailKind | DigestEmail | 'account changed';
  /** What it is about: a kind of inbox item, a draft, an entry of the activity log about an account, or whoever gets a digest. */
  item_kind: InboxKindName | (typeof otherSubjects)[number];
  item_id: number;
  attempts: Generated<number>;
  /** When it is tried next; later while a process is sending it, null once it was sent or given up. */
  due_at: string | null;
  sent_at: string | null;
  /** Why the last attempt failed. */
  failure: string | null;
  /** The first failure since it was queued or last sent. */
  failing_since: string | null;
  failed_at: string | null;
  /** When it was found too old to be sent. */
  expired_at: string | null;
  created_at: string;
  /** When it came back to the mailbox that is read for answers; why, the failure says. */
  bounced_at: string | null;
  /** The hash of the visitor's address; null for emails to the agency. */
  recipient: string | null;
  /** The lowest goes first. */
  priority: Generated<number>;
  /** The colleague whom it is addressed to; null for emails to the agency and to visitors. */
  user_id: number | null;
  /** The reply that it is; null of other emails. */
  reply_id: number | null;
  /** 1 if email was not set up when it was queued. */
  is_backlog: Generated<number>;
}

/** What emails to people are about that belong to no inbox item. */
export const otherSubjects = ['draft', 'account', 'digest'] as const;

/** The steps of a test message, in order. */
export const stages = ['accepted', 'stored', 'mailed'] as const;

export type Stage = (typeof stages)[number];
