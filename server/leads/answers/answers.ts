import { inboxKindNamed } from '../../../content/inbox/inbox-kinds.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { ItemKey } from '../email/outbox.ts';
import { logItemActivity } from '../inbox/item-change.ts';
import { realItems } from '../inbox/item-query.ts';
import type { LeadDatabase } from '../tables.ts';
import { fieldOfFile } from './answer-files.ts';
import type { AnswerKind } from './reading/received-email.ts';
import type { AnswerFile } from './tables.ts';

/** An answer as it stands in the conversation. */
export interface ReadAnswer {
  id: number;
  kind: AnswerKind;
  from_name: string;
  from_address: string;
  /** Whether the sender's address is that of the visitor. */
  is_from_visitor: boolean;
  subject: string;
  text: string;
  /** Whether the whole email says more. */
  has_more: boolean;
  is_unreadable: boolean;
  files: AnswerFile[];
  received_at: string;
}

/** An answer with all that is kept of it. */
export interface WholeAnswer {
  id: number;
  subject: string;
  headers: { name: string; value: string }[];
  text: string;
  received_at: string;
}

/** Returns the answers to our emails about an item, oldest first. */
export async function readAnswers(db: LeadDatabase, key: ItemKey, visitor: string): Promise<ReadAnswer[]> {
  const answers = db.selectFrom('answers').selectAll().where('item_kind', '=', key.item_kind);
  const rows = await answers.where('item_id', '=', key.item_id).orderBy('received_at').orderBy('id').execute();
  return rows.map(({ id, kind, from_name, from_address, subject, text, whole_text, files, ...row }) => ({
    id,
    kind,
    from_name,
    from_address,
    is_from_visitor: from_address.toLowerCase() === visitor.toLowerCase(),
    subject,
    text,
    has_more: text !== whole_text,
    is_unreadable: row.is_unreadable === 1,
    files: JSON.parse(files) as AnswerFile[],
    received_at: row.received_at,
  }));
}

/** Reads answers as a whole, and opens their files. */
export function createAnswers({ db, clock, attachments }: Pick<LeadsBasis, 'db' | 'clock' | 'attachments'>) {
  /** Returns null if there is none, or no longer its item. */
  async function readWhole(id: number): Promise<WholeAnswer | null> {
    const found = await find(id);
    if (!found) return null;
    const { subject, headers, whole_text, received_at } = found.answer;
    return { id, subject, headers: JSON.parse(headers) as WholeAnswer['headers'], text: whole_text, received_at };
  }

  /** Opens a file of an answer, numbered from 0, and logs by whom, if by anybody; null if there is none, or if it is lost. */
  async function openFile(id: number, { number, by }: { number: number; by: Actor | null }) {
    const found = await find(id);
    if (!found) return null;
    const { answer, kind, item } = found;
    const listed = (JSON.parse(answer.files) as AnswerFile[])[number];
    const owner = { item_kind: kind.name, item_id: item.id };
    const file = listed && (await attachments.open(owner, fieldOfFile(answer.message_id, number)));
    if (!listed || !file) return null;
    if (by) await logItemActivity(db, kind.name, item, { by, now: clock(), action: 'downloaded a file of' });
    return { ...file, name: listed.name };
  }

  async function find(id: number) {
    const answer = await db.selectFrom('answers').selectAll().where('id', '=', id).executeTakeFirst();
    const kind = answer && inboxKindNamed(answer.item_kind);
    const items = kind && realItems(db, kind).selectAll().where('id', '=', answer.item_id);
    const item = await items?.executeTakeFirst();
    return answer && kind && item ? { answer, kind, item } : null;
  }

  return { readWhole, openFile };
}
