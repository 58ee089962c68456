import type { Generated } from 'kysely';
import type { InboxKindName } from '../../../content/inbox/inbox-kinds.ts';

export type ReplyTables = {
  /** What was sent to visitors, or waits to be. The email is in the outbox. */
  replies: {
    id: Generated<number>;
    item_kind: InboxKindName;
    item_id: number;
    author_id: number;
    text: string;
    /** Until then, the reply can be taken back. */
    send_at: string;
    /** 1 if it has moved its item from "new" to "in progress". */
    has_opened_item: number;
  };
  /** What somebody is writing in reply to an item: one text per person, so that nobody overwrites a colleague's. */
  reply_drafts: {
    item_kind: InboxKindName;
    item_id: number;
    author_id: number;
    text: string;
    version: number;
    updated_at: string;
  };
  reply_templates: { id: Generated<number>; name: string; text: string };
};
