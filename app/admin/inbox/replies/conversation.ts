import type { PlaceholderValues } from '../../../../content/inbox/placeholders.ts';
import type { ReadAnswer } from '../../../../server/leads/answers/answers.ts';

/** The replies to an item and their answers, as the API returns them. */
export interface Conversation {
  replies: SentReply[];
  answers: ReadAnswer[];
  answers_arrive_at: string[];
  /** Since when the mailbox of answers cannot be read; null where none is read. */
  mailbox: { failing_since: string | null } | null;
  /** One's own. */
  draft: ReplyDraft | null;
  placeholders: PlaceholderValues;
}

export interface SentReply {
  id: number;
  author_id: number;
  author: string;
  text: string;
  send_at: string;
  sent_at: string | null;
  status: 'waiting' | 'sent' | 'failed' | 'bounced';
  failure: string | null;
}

export interface ReplyDraft {
  text: string;
  version: number;
}

/** Whether a reply can still be taken back. */
export function canBeTakenBack({ status, send_at, failure }: SentReply): boolean {
  return status === 'waiting' && !failure && Date.parse(send_at) > Date.now();
}
