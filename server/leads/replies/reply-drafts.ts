import { z } from 'zod';
import { tidied } from '../../../content/model/typed-text.ts';
import type { LeadDatabase } from '../tables.ts';
import type { ItemKey } from '../email/outbox.ts';

const MAX_TEXT = 20_000; // characters

const text = z
  .string('The reply must be text.')
  .overwrite(tidied)
  .max(MAX_TEXT, 'A reply can be at most 20,000 characters long.');

const NAMED = 'The reply must be sent as named fields.';

const written = text.refine((words) => words.trim() !== '', 'Write a reply first.');

/** What a reply is previewed by. */
export const replyPreviewInput = z.object({ text: written }, NAMED);

/** What is sent when a reply is. */
export const replyInput = z.object(
  {
    text: written,
    last_reply: z
      .int('Last reply must be the id of a reply.')
      .optional()
      .meta({ description: 'The last reply that you have read, or 0: a later one of a colleague is then a conflict.' }),
  },
  NAMED,
);

/** What is sent as one types. The version is that of the draft that the text continues; null begins one. */
export const replyDraftInput = z.object(
  { text, version: z.int('Version must be a whole number.').nullable() },
  'The draft must be sent as named fields.',
);

export interface ReplyDraft {
  text: string;
  version: number;
}

/** Whose draft it is, of a reply to what. */
export type DraftKey = ItemKey & { author_id: number };

/** Selects the drafts of replies to an item. */
export function draftsOf(db: LeadDatabase, { item_kind, item_id }: ItemKey) {
  return db.selectFrom('reply_drafts').where('item_kind', '=', item_kind).where('item_id', '=', item_id);
}

/** Returns what somebody is writing in reply to an item. */
export async function readReplyDraft(db: LeadDatabase, { author_id, ...item }: DraftKey): Promise<ReplyDraft | null> {
  const theirs = draftsOf(db, item).where('author_id', '=', author_id);
  return (await theirs.select(['text', 'version']).executeTakeFirst()) ?? null;
}

/** Stores what somebody has written, and returns the new version; null if it does not continue what is stored. */
export async function storeReplyDraft(
  db: LeadDatabase,
  key: DraftKey,
  { text, version, now }: z.output<typeof replyDraftInput> & { now: Date },
): Promise<number | null> {
  const next = { text, version: (version ?? 0) + 1, updated_at: now.toISOString() };
  if (version === null) {
    const begun = db.insertInto('reply_drafts').values({ ...key, ...next });
    const added = begun.onConflict((conflict) => conflict.doNothing()).returning('version');
    return (await added.executeTakeFirst())?.version ?? null;
  }
  const { item_kind, item_id, author_id } = key;
  const drafts = db.updateTable('reply_drafts').set(next).where('item_kind', '=', item_kind);
  const theirs = drafts.where('item_id', '=', item_id).where('author_id', '=', author_id);
  return (await theirs.where('version', '=', version).returning('version').executeTakeFirst())?.version ?? null;
}

/** Makes a text somebody's draft again. What they have written since follows it. */
export async function restoreReplyDraft(db: LeadDatabase, key: DraftKey, text: string, now: Date): Promise<void> {
  const since = await readReplyDraft(db, key);
  const joined = since?.text ? `${text}\n\n${since.text}` : text;
  await storeReplyDraft(db, key, { text: joined, version: since?.version ?? null, now });
}

/** Deletes the draft of a text that is sent, unless other words have been stored in its place meanwhile. */
export async function endReplyDraft(
  db: LeadDatabase,
  { item_kind, item_id, author_id }: DraftKey,
  sent: string,
): Promise<void> {
  const drafts = db.deleteFrom('reply_drafts').where('item_kind', '=', item_kind).where('item_id', '=', item_id);
  await drafts.where('author_id', '=', author_id).where('text', '=', sent).execute();
}
