/** The mailbox that answers arrive in. */
export interface MailboxAccount {
  host: string;
  port: number;
  user: string;
  password: string;
  /** Whether it is encrypted from the start, by STARTTLS, or by that where the server offers it. */
  security: 'tls' | 'starttls' | 'offered';
}

/** Up to where a mailbox has been read. */
export interface MailboxPosition {
  /** The UIDVALIDITY for which the number is good; null before the first time. */
  validity: string | null;
  /** The highest UID that has been read. */
  last_uid: number;
}

/** An email that may answer one of ours. */
export interface Candidate {
  uid: number;
  /** Its Message-ID, or one that stands for it. */
  message_id: string;
  /** The Message-IDs that it names and that look like ours, those it answers first. */
  answered: string[];
  received_at: string;
}

/** What is new in a mailbox. */
export interface News {
  validity: string;
  candidates: Candidate[];
  /** The highest UID that was looked at, candidate or not. */
  last_uid: number;
  /** Whether there is more. */
  isMore: boolean;
}

export type MailboxTask =
  | { do: 'look'; account: MailboxAccount; position: MailboxPosition; since: string | null }
  | { do: 'download'; account: MailboxAccount; uid: number; path: string }
  | { do: 'find'; account: MailboxAccount; messageId: string };
