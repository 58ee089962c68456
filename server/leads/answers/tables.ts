import type { Generated } from 'kysely';
import type { InboxKindName } from '../../../content/inbox/inbox-kinds.ts';
import type { AnswerKind } from './reading/received-email.ts';

export type AnswerTables = {
  /** Emails that answer ours. */
  answers: {
    id: Generated<number>;
    item_kind: InboxKindName;
    item_id: number;
    /** The Message-ID: each email is stored once. */
    message_id: string;
    kind: AnswerKind;
    from_name: string;
    from_address: string;
    subject: string;
    /** Those that say from whom, to whom and when, as JSON. */
    headers: string;
    /** What the sender has written now. */
    text: string;
    /** With what is quoted. */
    whole_text: string;
    /** A list of `AnswerFile` as JSON; their contents are attachments of the item. */
    files: string;
    /** Whether it could not be read: then only its head is known. */
    is_unreadable: number;
    received_at: string;
  };
  /** Its one row says how far the mailbox has been read, and since when it cannot be. */
  mailbox_state: {
    id: number;
    /** Whose mailbox it is. */
    account: string;
    validity: string | null;
    last_uid: number;
    read_at: string | null;
    failing_since: string | null;
    failure: string | null;
  };
};

/** A file that came with an answer. */
export interface AnswerFile {
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  /** Not where the email had more than is kept. */
  is_kept: boolean;
}
