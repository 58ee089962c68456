import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import { type PlaceholderValues, withPlaceholdersFilled } from '../../../content/inbox/placeholders.ts';
import type { SignedInUser } from '../../../content/permissions.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Mailbox } from '../../platform/mail.ts';
import {
  type Attempt,
  conflicting,
  done,
  fieldErrors,
  missing,
  type Missing,
  type Outcome,
  refused,
  stale,
} from '../../platform/outcome.ts';
import type { LeadsDependencies } from '../dependencies.ts';
import { readAnswers } from '../answers/answers.ts';
import { mailboxHealthIn } from '../answers/mailbox-state.ts';
import type { ItemKey } from '../email/outbox.ts';
import { answered } from '../email/templates.ts';
import { logItemActivity } from '../inbox/item-change.ts';
import { realItems } from '../inbox/item-query.ts';
import { queueLeadEvent, queueStatusChange } from '../inbox/lead-events.ts';
import type { InboxItem, LeadDatabase } from '../tables.ts';
import {
  endReplyDraft,
  readReplyDraft,
  type ReplyDraft,
  replyDraftInput,
  replyInput,
  replyPreviewInput,
  restoreReplyDraft,
  storeReplyDraft,
} from './reply-drafts.ts';
import type { Author, ReplyWriter } from './reply-email.ts';
import { readItemProgress } from './item-progress.ts';
import { readReplies, readReply, type StoredReply } from './reply-state.ts';

/** The email that a reply would be. */
interface ReplyPreview {
  from: Mailbox;
  to: string[];
  reply_to: Mailbox[];
  subject: string;
  text: string;
}

/** A reply with the name of whoever wrote it. */
type ReplyRead = StoredReply & { author: string };

interface ReplyDependencies {
  write: ReplyWriter;
  findAuthor: (id: number) => Promise<Author>;
  readNames: () => Promise<Map<number, string>>;
  /** Whether a mailbox is read for answers. */
  isMailboxRead: boolean;
}

/** Replies to inbox items, and what people are writing in reply. */
export function createReplies(
  dependencies: LeadsDependencies,
  { write, findAuthor, readNames, isMailboxRead }: ReplyDependencies,
) {
  const { db, clock, outbox, mailWorker, isMailConfigured, readAgency, readSender } = dependencies;

  /** Returns the replies to an item and what was answered, oldest first, with one's own draft. */
  async function read(kind: AnyInboxKind, id: number, by: SignedInUser) {
    const item = await findItem(db, kind, id);
    if (!item) return null;
    const key = keyOf(kind, id);
    const names = await readNames();
    return {
      replies: (await readReplies(db, key)).map((reply) => withAuthor(reply, names)),
      answers: await readAnswers(db, key, item.email),
      answers_arrive_at: await addressOfAnswers(kind),
      mailbox: isMailboxRead ? { failing_since: (await mailboxHealthIn(db))?.failing_since ?? null } : null,
      draft: await readReplyDraft(db, { ...key, author_id: by.id }),
      placeholders: await placeholdersOf(item, by),
    };
  }

  /** Stores what somebody has typed so far. An older version is a conflict. */
  async function saveDraft(
    kind: AnyInboxKind,
    id: number,
    input: unknown,
    by: SignedInUser,
  ): Promise<Attempt<ReplyDraft>> {
    const checked = replyDraftInput.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    return changeItem(kind, id, async (transaction) => {
      const key = { ...keyOf(kind, id), author_id: by.id };
      const version = await storeReplyDraft(transaction, key, { ...checked.data, now: clock() });
      return version === null ? stale : done({ text: checked.data.text, version });
    });
  }

  /**
   * Queues a reply, which can be taken back for some seconds. The same text sent twice at once is one reply. That of a colleague
   * whom the author has not read is a conflict.
   */
  async function send(kind: AnyInboxKind, id: number, input: unknown, by: SignedInUser): Promise<Attempt<ReplyRead>> {
    const checked = replyInput.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const key = keyOf(kind, id);
    const outcome = await changeItem(kind, id, async (transaction, item) => {
      if (item.status === 'spam') return refused({ text: ['Spam is not answered. Choose another status first.'] });
      if (!(await isMailConfigured(transaction)))
        return refused({ text: ['Email isn’t set up yet, so nothing can be sent.'] });
      const text = withPlaceholdersFilled(checked.data.text, await placeholdersOf(item, by));
      const replies = await readReplies(transaction, key);
      const waiting = replies.find(
        (reply) => reply.author_id === by.id && reply.text === text && reply.status === 'waiting' && !reply.failure,
      );
      if (waiting) return done(waiting.id);
      const { last_reply = Infinity } = checked.data;
      const unread = replies.find(({ id, author_id }) => id > last_reply && author_id !== by.id);
      if (unread) return conflicting(`${(await readNames()).get(unread.author_id)} has replied in the meantime.`);
      const now = clock();
      const send_at = new Date(now.getTime() + limits.replies.undoWithin).toISOString();
      const has_opened_item = item.status === 'new' ? 1 : 0;
      const reply = { ...key, author_id: by.id, text, send_at, has_opened_item };
      const added = transaction.insertInto('replies').values(reply).returning('id');
      const { id: replyId } = await added.executeTakeFirstOrThrow();
      await outbox.addReply(transaction, key, { id: replyId, send_at }, now);
      await endReplyDraft(transaction, { ...key, author_id: by.id }, checked.data.text);
      const event = { event: 'lead.replied', facts: { reply_id: replyId }, dueAt: send_at } as const;
      await queueLeadEvent(transaction, key, event, now);
      if (has_opened_item) await setStatus(transaction, kind, item, { status: 'in progress', now });
      await logItemActivity(transaction, kind.name, item, { by, now, action: 'replied to' });
      return done(replyId);
    });
    mailWorker.wake();
    return outcome.ok ? readAfter(outcome.value) : outcome;
  }

  /** Cancels a reply before it is sent; its text becomes the author's draft again. Only the author can. */
  async function takeBack(
    kind: AnyInboxKind,
    id: number,
    replyId: number,
    by: SignedInUser,
  ): Promise<Attempt<ReplyDraft | null>> {
    const key = keyOf(kind, id);
    return changeItem(kind, id, async (transaction, item) => {
      const reply = await readReply(transaction, key, replyId);
      if (!reply) return missing;
      if (reply.author_id !== by.id) return conflicting('Only its author can take back a reply.');
      if (!(await outbox.takeBackReply(transaction, replyId))) return conflicting('This reply is already on its way.');
      const taken = transaction.deleteFrom('replies').where('id', '=', replyId).returning('has_opened_item');
      const { has_opened_item } = await taken.executeTakeFirstOrThrow();
      const draft = { ...key, author_id: by.id };
      await restoreReplyDraft(transaction, draft, reply.text, clock());
      const others = await readReplies(transaction, key);
      if (has_opened_item && others.length === 0 && item.status === 'in progress')
        await setStatus(transaction, kind, item, { status: 'new', now: clock() });
      return done(await readReplyDraft(transaction, draft));
    });
  }

  /** Sends a reply again that failed. */
  async function resend(kind: AnyInboxKind, id: number, replyId: number): Promise<Attempt<ReplyRead>> {
    const reply = await readReply(db, keyOf(kind, id), replyId);
    if (!reply) return missing;
    if (!(await outbox.retryReply(replyId))) return conflicting('This reply has not failed.');
    mailWorker.wake();
    return readAfter(replyId);
  }

  /** Writes the very email that a reply would be. */
  async function preview(
    kind: AnyInboxKind,
    id: number,
    input: unknown,
    by: SignedInUser,
  ): Promise<Outcome<ReplyPreview> | Missing> {
    const checked = replyPreviewInput.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const item = await findItem(db, kind, id);
    if (!item) return missing;
    const filled = withPlaceholdersFilled(checked.data.text, await placeholdersOf(item, by));
    const {
      to,
      replyTo = [],
      subject,
      text,
    } = await write({ ...keyOf(kind, id), text: filled }, await findAuthor(by.id));
    const { address } = await readSender();
    return done({ from: { name: by.name, address }, to: [to].flat(), reply_to: [replyTo].flat(), subject, text });
  }

  /** Returns where visitors answer to. */
  async function addressOfAnswers(kind: AnyInboxKind) {
    const addresses = answered(await readAgency(), kind).map(({ address }) => address);
    return addresses.length > 0 ? addresses : [(await readSender()).address];
  }

  async function readAfter(replyId: number) {
    const reply = db.selectFrom('replies').select(['item_kind', 'item_id']).where('id', '=', replyId);
    const read = await readReply(db, await reply.executeTakeFirstOrThrow(), replyId);
    return read ? done(withAuthor(read, await readNames())) : missing;
  }

  function changeItem<Value>(
    kind: AnyInboxKind,
    id: number,
    change: (transaction: LeadDatabase, item: InboxItem) => Promise<Attempt<Value>>,
  ): Promise<Attempt<Value>> {
    return db.transaction().execute(async (transaction: LeadDatabase) => {
      // One after the other, so that two presses of a button do not both find nothing sent.
      await transaction.updateTable(kind.table).set({ id }).where('id', '=', id).execute();
      const item = await findItem(transaction, kind, id);
      return item ? change(transaction, item) : missing;
    });
  }

  async function placeholdersOf({ name, reference }: InboxItem, by: SignedInUser): Promise<PlaceholderValues> {
    const [first_name = ''] = name.trim().split(/\s+/);
    return { name, first_name, reference, agency: (await readAgency()).name, my_name: by.name };
  }

  /** Returns how far an item has come; null if there is none. */
  const readProgress = (kind: AnyInboxKind, id: number) => readItemProgress(db, kind, { id, now: clock() });

  return { read, readProgress, saveDraft, send, takeBack, resend, preview };
}

function keyOf({ name }: AnyInboxKind, id: number): ItemKey {
  return { item_kind: name, item_id: id };
}

function findItem(db: LeadDatabase, kind: AnyInboxKind, id: number): Promise<InboxItem | undefined> {
  return realItems(db, kind).selectAll().where('id', '=', id).executeTakeFirst();
}

async function setStatus(
  transaction: LeadDatabase,
  { name, table }: AnyInboxKind,
  { id, version, status: before }: InboxItem,
  { status, now }: { status: 'new' | 'in progress'; now: Date },
) {
  await transaction
    .updateTable(table)
    .set({ status, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await queueStatusChange(transaction, { item_kind: name, item_id: id }, { before, status }, now);
}

function withAuthor(reply: StoredReply, names: Map<number, string>): ReplyRead {
  return { ...reply, author: names.get(reply.author_id) ?? '' };
}
