import type { PlaceholderValues } from '../../../../content/inbox/placeholders.ts';

/** The replies to an item, as the API returns them. */
export interface Conversation {
  replies: SentReply[];
  /** One's own. */
  draft: ReplyDraft | null;
  /** The names of colleagues who are writing. */
  writing: string[];
  placeholders: PlaceholderValues;
}

export interface SentReply {
  id: number;
  author_id: number;
  author: string;
  text: string;
  send_at: string;
  sent_at: string | null;
  status: 'waiting' | 'sent' | 'failed';
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
