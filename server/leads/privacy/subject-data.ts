import type { SelectQueryBuilder } from 'kysely';
import { type AnyInboxKind, type InboxPlural, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { type Attachments, attachmentsOf } from '../../attachments/attachments.ts';
import { ERASED } from '../../audit/audit-log.ts';
import type { ActivityDatabase } from '../../audit/tables.ts';
import { isOfAnswer } from '../answers/answer-files.ts';
import { answersAbout, answersFrom } from '../answers/personal-answers.ts';
import { ofEachKind } from '../each-kind.ts';
import type { Clock } from '../../platform/clock.ts';
import { itemsFrom } from '../inbox/item-query.ts';
import { queueErasures } from '../inbox/lead-events.ts';
import type { InboxItem, LeadDatabase, LeadTables } from '../tables.ts';
import { type AddressInTexts, addressInTexts } from './address-in-texts.ts';

const BATCH = 1_000; // below the number of parameters that SQLite and PostgreSQL take

/** Personal data outside the inbox, by email address in lower case. */
export interface AccountData {
  find: (db: LeadDatabase, email: string) => Promise<Pick<SubjectData, 'invitations' | 'sign_ins' | 'activity'>>;
  /** Returns the number of invitations, and of other entries. */
  erase: (transaction: LeadDatabase, email: string) => Promise<{ invitations: number; traces: number }>;
  /** Erases what is older than a time. */
  purge: (transaction: LeadDatabase, until: string) => Promise<void>;
}

/** What somebody said by preview links, to whom the address of a person and their names in lower case are given. */
export interface VisitorData {
  find: (db: ActivityDatabase, person: Person) => Promise<Pick<SubjectData, 'comments' | 'decisions'>>;
  /** Returns the number of comments and decisions. */
  erase: (transaction: ActivityDatabase, person: Person) => Promise<number>;
}

export interface Person {
  isIn: (text: string) => boolean;
  names: ReadonlySet<string>;
}

/** Returns how a person is found where only names are known, or texts that may have their address. */
export async function personOf(db: LeadDatabase, { isIn }: AddressInTexts, email: string): Promise<Person> {
  const names = new Set<string>();
  for (const kind of inboxKinds) {
    const rows = itemsFrom(db, kind, email.toLowerCase()).select('name');
    for (const { name } of await rows.execute()) names.add(name.toLowerCase());
  }
  return { isIn, names };
}

/** All data stored about one person; inbox items by the plural of their kind. */
export type SubjectData = Record<InboxPlural, object[]> & {
  email: string;
  /** What they said by preview links. */
  comments: object[];
  decisions: object[];
  invitations: object[];
  /** Recent failed sign-ins with this address. */
  sign_ins: object[];
  mails: { sent_at: string | null }[];
  /** What was replied to them. */
  replies: object[];
  /** What they answered, or somebody else in their place. */
  answers: object[];
  /** What people changed of their items, notes included. */
  events: object[];
  /** The files that they sent, each with the path where it is downloaded. */
  files: object[];
  /** Entries of the activity log that name the person. */
  activity: object[];
};

/** Returns all data stored under an email address, whatever its letter case. */
export async function findSubjectData(
  db: LeadDatabase,
  { accountData, visitorData }: { accountData: AccountData; visitorData: VisitorData },
  email: string,
): Promise<SubjectData> {
  const address = email.toLowerCase();
  const { invitations, sign_ins, activity } = await accountData.find(db, address);
  const answers = await visitorData.find(db, await personOf(db, addressInTexts(email), email));
  const found = {
    email,
    ...answers,
    invitations,
    sign_ins,
    activity: [...activity],
    mails: [] as { sent_at: string | null }[],
    replies: [] as object[],
    answers: await answersFrom(db, address),
    events: [] as object[],
    files: [] as object[],
  };
  const items = await ofEachKind(async (kind) => {
    const ofKind = await itemsFrom(db, kind, address).selectAll().orderBy('id').execute();
    for (const ids of batches(ofKind.map(({ id }) => id))) {
      const mails = db.selectFrom('outbox').selectAll().where('item_kind', '=', kind.name).where('item_id', 'in', ids);
      const entries = db.selectFrom('activity').where('subject', '=', kind.name).where('record_id', 'in', ids);
      const replies = db
        .selectFrom('replies')
        .select(['item_id', 'text', 'send_at'])
        .where('item_kind', '=', kind.name);
      found.replies.push(...(await replies.where('item_id', 'in', ids).orderBy('id').execute()));
      found.answers.push(...(await answersAbout(db, { item_kind: kind.name, ids }, address)));
      const events = db
        .selectFrom('item_events')
        .select(['item_id', 'at', 'kind', 'value'])
        .where('item_kind', '=', kind.name);
      found.events.push(...(await events.where('item_id', 'in', ids).orderBy('id').execute()));
      found.mails.push(...(await mails.orderBy('id').execute()));
      found.activity.push(...(await entries.select(['at', 'action', 'subject', 'title']).orderBy('id').execute()));
      for (const file of await attachmentsOf(db, { item_kind: kind.name, ids }))
        if (!isOfAnswer(file.field)) found.files.push(describeFile(kind, file, ofKind));
    }
    return ofKind.map(withoutInternals);
  });
  return { ...items, ...found };
}

function describeFile(
  { path }: AnyInboxKind,
  { item_id, ...file }: Awaited<ReturnType<typeof attachmentsOf>>[number],
  items: InboxItem[],
) {
  const reference = items.find(({ id }) => id === item_id)?.reference;
  return { reference, ...file, path: `/${path}/${item_id}/files/${file.field}` };
}

function withoutInternals({ idempotency_key: _key, text_hash: _hash, form_id: _form, ...row }: InboxItem) {
  return row;
}

/**
 * Deletes items with their emails, erases their names from the activity log, and returns their number. The items go first:
 * a concurrent change has then either ended, or finds none, and leaves nothing behind.
 */
export async function eraseItems(
  transaction: LeadDatabase,
  { name, table }: AnyInboxKind,
  { attachments, clock }: { attachments: Pick<Attachments, 'detach'>; clock: Clock },
  ofThese: SelectQueryBuilder<LeadTables, AnyInboxKind['table'], { id: number }>,
): Promise<number> {
  const deleted = await transaction
    .deleteFrom(table)
    .where('id', 'in', ofThese)
    .returning(['id', 'status', 'spam_reasons'])
    .execute();
  for (const items of batches(deleted)) {
    const ids = items.map(({ id }) => id);
    await queueErasures(transaction, name, items, clock());
    for (const written of ['answers', 'outbox', 'replies', 'reply_drafts', 'item_events'] as const)
      await transaction.deleteFrom(written).where('item_kind', '=', name).where('item_id', 'in', ids).execute();
    const entries = transaction.updateTable('activity').where('subject', '=', name).where('record_id', 'in', ids);
    await entries.set({ title: ERASED }).execute();
    await attachments.detach(transaction, { item_kind: name, ids });
  }
  return deleted.length;
}

function batches<Row>(rows: Row[]) {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );
}
