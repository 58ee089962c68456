import { sql } from 'kysely';
import { fieldNames } from '../../../content/inbox/inbox-kind.ts';
import { type AnyInboxKind, byPlural, type InboxPlural, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { type Actor, logActivity, SYSTEM } from '../../audit/audit-log.ts';
import type { LeadsDependencies } from '../dependencies.ts';
import { eraseAnswersFrom } from '../answers/personal-answers.ts';
import { itemsFrom, realItems } from '../inbox/item-query.ts';
import { ofEachKind } from '../each-kind.ts';
import type { LeadDatabase } from '../tables.ts';
import { addressInTexts } from './address-in-texts.ts';
import { eraseMentions, findMentions } from './mentions.ts';
import {
  type AccountData,
  eraseItems,
  findSubjectData,
  personOf,
  type SubjectData,
  type VisitorData,
} from './subject-data.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const PURGE_BATCH = 500;

export type PersonalData = ReturnType<typeof createPersonalData>;

/** How much was exported, erased or purged. */
export type Amounts = Record<InboxPlural, number> & {
  invitations?: number;
  /** Comments and decisions by preview links. */
  said?: number;
  /** Texts that mentioned the address. */
  mentions?: number;
  /** Everything else. */
  traces?: number;
};

interface OtherData {
  accountData: AccountData;
  visitorData: VisitorData;
  /** How many documents are stored, whose contents nobody can search. */
  countDocuments: () => Promise<number>;
  /** Removes what was erased from the search index. */
  removeChanged: (transaction: LeadDatabase) => Promise<void>;
  /** Removes erased data from the database files. */
  scrub: () => Promise<void>;
}

/** Exports and erases the data stored about one person, and purges what is older than the retention period. */
export function createPersonalData(
  { db, clock, retentionDays, isMailConfigured, attachments }: LeadsDependencies,
  { accountData, visitorData, countDocuments, removeChanged, scrub }: OtherData,
) {
  /** Counts what is stored under an email address, whatever its letter case. */
  async function count(email: string) {
    const { records, texts } = await findMentions(db, addressInTexts(email));
    const data = await findSubjectData(db, { accountData, visitorData }, email);
    const { comments, decisions, invitations, sign_ins, mails, answers, files, activity } = data;
    return {
      ...byPlural(({ plural }) => data[plural].length),
      said: comments.length + decisions.length,
      mentions: texts.length,
      records,
      invitations: invitations.length,
      sign_ins: sign_ins.length,
      mails: mails.length,
      answers: answers.length,
      files: files.length,
      unsent: mails.filter(({ sent_at }) => sent_at === null).length,
      activity: activity.length,
      unsearched: await unsearched(),
    };
  }

  /** Says in a sentence what is not searched; null where all is. */
  async function unsearched(): Promise<string | null> {
    const documents = await countDocuments();
    if (documents === 0) return null;
    return documents === 1
      ? 'A document in the library is not searched. Look there yourself.'
      : `${documents} documents in the library are not searched. Look there yourself.`;
  }

  /** Returns everything stored under an email address, and logs by whom, if by anybody, but not whose data it was. */
  function exportData(email: string, by: Actor | null): Promise<SubjectData> {
    return db.transaction().execute(async (transaction: LeadDatabase) => {
      const data = await findSubjectData(transaction, { accountData, visitorData }, email);
      const amounts = { ...byPlural(({ plural }) => data[plural].length), invitations: data.invitations.length };
      if (by) await log(transaction, by, 'exported', amounts);
      return data;
    });
  }

  /** Erases everything stored about the person with an email address, unsent emails included, and the address wherever else it is written. */
  async function erase(email: string, by: Actor): Promise<Amounts> {
    const address = email.toLowerCase();
    const inTexts = addressInTexts(address);
    const erased = await db.transaction().execute(async (transaction: LeadDatabase) => {
      const person = await personOf(transaction, inTexts, address);
      const answers = await visitorData.erase(transaction, person);
      const items = await ofEachKind((kind) =>
        eraseItems(transaction, kind, { attachments, clock }, itemsFrom(transaction, kind, address).select('id')),
      );
      await eraseAnswersFrom(transaction, attachments, address);
      const { invitations, traces } = await accountData.erase(transaction, address);
      const mentions = await eraseMentions(transaction, inTexts);
      await removeChanged(transaction);
      const amounts = { ...items, invitations, said: answers, mentions, traces };
      await log(transaction, by, 'erased', amounts);
      return amounts;
    });
    await attachments.removeDetached();
    await scrub();
    return erased;
  }

  /**
   * Erases every item whose retention period is over, and returns their number. Items with an email still due are kept,
   * and so are those with a time in the future.
   */
  async function purge(): Promise<number> {
    const now = clock();
    const until = new Date(now.getTime() - retentionDays * DAY).toISOString();
    let purged = 0;
    for (let isMore = true; isMore;) {
      const amounts = await purgeBatch(now, until);
      const counts = inboxKinds.map(({ plural }) => amounts[plural]);
      purged += counts.reduce((sum, number) => sum + number, 0);
      isMore = counts.includes(PURGE_BATCH);
    }
    await attachments.removeDetached();
    await accountData.purge(db, until);
    await scrub();
    return purged;
  }

  function purgeBatch(now: Date, until: string): Promise<Amounts> {
    return db.transaction().execute(async (transaction: LeadDatabase) => {
      const mayBeSent = await isMailConfigured(transaction);
      const amounts = await ofEachKind((kind) => {
        const old = realItems(transaction, kind).select('id').where('created_at', '<', until);
        const over = fieldNames(kind, 'moment').reduce(
          (rows, column) => rows.where(sql<string>`${sql.ref(column)}`, '<', now.toISOString()),
          old.orderBy('id').limit(PURGE_BATCH),
        );
        const purged = mayBeSent ? over.where('id', 'not in', withEmailDue(transaction, kind)) : over;
        return eraseItems(transaction, kind, { attachments, clock }, purged);
      });
      await removeChanged(transaction);
      await log(transaction, SYSTEM, 'purged', amounts);
      return amounts;
    });
  }

  async function log(transaction: LeadDatabase, by: Actor, action: 'exported' | 'erased' | 'purged', amounts: Amounts) {
    const title = amountsInWords(amounts);
    if (title === NOTHING) return;
    const entry = { subject: 'personal data', recordId: null, title };
    await logActivity(transaction, { ...entry, by, at: clock(), action });
  }

  return { count, unsearched, exportData, erase, purge };
}

/** Returns amounts in words, such as "1 message, 2 meeting requests". */
export function amountsInWords({
  invitations = 0,
  said: answers = 0,
  mentions = 0,
  traces = 0,
  ...items
}: Amounts): string {
  const parts = [
    ...inboxKinds.map(({ plural, noun }) => [items[plural], noun] as const),
    [invitations, { one: 'invitation', many: 'invitations' }] as const,
    [answers, { one: 'answer to a draft', many: 'answers to drafts' }] as const,
    [mentions, { one: 'mention', many: 'mentions' }] as const,
    [traces, { one: 'other trace', many: 'other traces' }] as const,
  ];
  const words = parts.flatMap(([number, noun]) => (number ? [`${number} ${number === 1 ? noun.one : noun.many}`] : []));
  return words.join(', ') || NOTHING;
}

const NOTHING = 'nothing';

function withEmailDue(transaction: LeadDatabase, { name }: AnyInboxKind) {
  const emails = transaction.selectFrom('outbox').select('item_id').where('item_kind', '=', name);
  return emails.where('due_at', 'is not', null);
}
