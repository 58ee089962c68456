import { rm } from 'node:fs/promises';
import { inboxKindNamed } from '../../../content/inbox/inbox-kinds.ts';
import type { ItemKey } from '../email/outbox.ts';
import { isOfAgency } from './agency-address.ts';
import { realItems } from '../inbox/item-query.ts';
import { reopenItems } from '../replies/reopen-items.ts';
import type { InboxItem, LeadDatabase } from '../tables.ts';
import { answerFiles } from './answer-files.ts';
import type { ReadingDependencies } from './read-answers.ts';
import type { Candidate } from './reading/mailbox-tasks.ts';
import type { AnswerKind, Bounce, ReceivedEmail } from './reading/received-email.ts';

/** An email of ours that was answered. */
interface Answered extends ItemKey {
  message_id: string;
}

type Dependencies = Pick<
  ReadingDependencies,
  'db' | 'clock' | 'outbox' | 'mailWorker' | 'attachments' | 'readSender' | 'readAgency'
>;

/** Stores the emails that answer ours, with all that follows, in one transaction and once each. */
export function createAnswerStore(dependencies: Dependencies) {
  const { db, clock, outbox, mailWorker, attachments, readSender, readAgency } = dependencies;

  /** Returns which email of ours one answers; null if none, or if it is itself one of ours. */
  async function findAnswered({ message_id, answered }: Candidate): Promise<Answered | null> {
    const emails = db.selectFrom('outbox').select(['message_id', 'item_kind', 'item_id']);
    const found = await emails.where('message_id', 'in', [message_id, ...answered]).execute();
    const byId = new Map(found.map((email) => [email.message_id, email]));
    if (byId.has(message_id)) return null;
    const first = answered.map((id) => byId.get(id)).find((email) => email !== undefined);
    const kind = first && inboxKindNamed(first.item_kind);
    return kind ? { message_id: first.message_id, item_kind: kind.name, item_id: first.item_id } : null;
  }

  async function add(
    candidate: Candidate,
    email: ReceivedEmail & { isReadable: boolean },
    ours: Answered,
  ): Promise<void> {
    const temporary = email.files.flatMap(({ path }) => path ?? []);
    try {
      const kind =
        (await isOfAgency({ readAgency, readSender }, email.from.address)) && email.kind === 'answer'
          ? 'agency'
          : email.kind;
      await store(candidate, { ...email, kind }, ours);
    } finally {
      await Promise.all(temporary.map((path) => rm(path, { force: true })));
    }
  }

  /** Stores that there is an answer, where nothing of it can be read. */
  function addUnread(candidate: Candidate, ours: Answered): Promise<void> {
    const from = { name: '', address: '' };
    const nothing = { subject: '', headers: [], text: '', whole_text: '', files: [], bounce: null };
    return store(candidate, { kind: 'answer', from, ...nothing, isReadable: false }, ours);
  }

  async function store(candidate: Candidate, email: StoredEmail, ours: Answered) {
    const { message_id, received_at } = candidate;
    const keys = await attachments.keep(FOLDER, answerFiles(message_id, email.files));
    const isNew = await db.transaction().execute(async (transaction: LeadDatabase) => {
      const item = await lockItem(transaction, ours);
      if (!item) return false;
      const { item_kind, item_id } = ours;
      const now = clock();
      const added = transaction
        .insertInto('answers')
        .values({
          item_kind,
          item_id,
          message_id,
          kind: email.kind,
          from_name: email.from.name,
          from_address: email.from.address,
          subject: email.subject,
          headers: JSON.stringify(email.headers),
          text: email.text,
          whole_text: email.whole_text,
          files: JSON.stringify(
            email.files.map(({ name, type, size, path }) => ({ name, type, size, is_kept: path !== null })),
          ),
          is_unreadable: email.isReadable ? 0 : 1,
          // A clock that is ahead there is none of ours.
          received_at: received_at < now.toISOString() ? received_at : now.toISOString(),
        })
        .onConflict((conflict) => conflict.doNothing());
      if (!(await added.returning('id').executeTakeFirst())) return false;
      await attachments.attach(transaction, keys, { item_kind, item_id });
      if (email.bounce?.isFinal) await noteBounce(transaction, ours, email.bounce, now);
      if (email.kind === 'answer') await tell(transaction, item, ours, now);
      return true;
    });
    if (isNew) mailWorker.wake();
    else await attachments.remove(keys);
  }

  /** An answer reopens what was closed, and whoever answers for it is told. */
  async function tell(transaction: LeadDatabase, { assignee_id, status }: InboxItem, ours: Answered, now: Date) {
    if (status === 'spam') return;
    await reopenItems(transaction, [ours], now);
    await outbox.addToColleague(transaction, ours, now, { kind: 'answer', user_id: assignee_id });
  }

  /** Marks the email that came back, which then counts as not sent. */
  async function noteBounce(transaction: LeadDatabase, ours: Answered, { reason }: Bounce, now: Date) {
    const sent = transaction.updateTable('outbox').where('message_id', '=', ours.message_id);
    const bounced = sent.where('sent_at', 'is not', null).set({ bounced_at: now.toISOString(), failure: reason });
    const email = await bounced.returning(['reply_id', 'item_kind', 'item_id']).executeTakeFirst();
    if (email?.reply_id) await reopenItems(transaction, [email], now);
  }

  return { findAnswered, add, addUnread };
}

type StoredEmail = Omit<ReceivedEmail, 'kind'> & { kind: AnswerKind; isReadable: boolean };

const FOLDER = 'answers';

/** Reads an item one transaction after the other, so that none changes or erases it meanwhile. */
async function lockItem(transaction: LeadDatabase, { item_kind, item_id }: ItemKey): Promise<InboxItem | undefined> {
  const kind = inboxKindNamed(item_kind);
  if (!kind) return undefined;
  await transaction.updateTable(kind.table).set({ id: item_id }).where('id', '=', item_id).execute();
  return realItems(transaction, kind).selectAll().where('id', '=', item_id).executeTakeFirst();
}
