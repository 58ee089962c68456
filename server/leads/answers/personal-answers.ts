import { sql } from 'kysely';
import { inboxKindNamed } from '../../../content/inbox/inbox-kinds.ts';
import type { Attachments } from '../../attachments/attachments.ts';
import type { LeadDatabase } from '../tables.ts';
import { fieldOfFile } from './answer-files.ts';
import type { AnswerFile } from './tables.ts';

const columns = [
  'id',
  'item_kind',
  'item_id',
  'from_name',
  'from_address',
  'subject',
  'whole_text',
  'files',
  'received_at',
] as const;

interface Exported {
  id: number;
  files: string;
}

/** Returns the answers about items, for an export, without those that somebody with an address has sent themselves. */
export async function answersAbout(
  db: LeadDatabase,
  { item_kind, ids }: { item_kind: string; ids: readonly number[] },
  address: string,
): Promise<object[]> {
  const kind = inboxKindNamed(item_kind);
  if (!kind) return [];
  const answers = db
    .selectFrom('answers')
    .select(columns)
    .where('item_kind', '=', kind.name)
    .where('item_id', 'in', ids);
  const rows = await answers
    .where(sql<string>`lower(from_address)`, '<>', address)
    .orderBy('id')
    .execute();
  return rows.map(withPaths);
}

/** Returns the answers that were sent from an address in lower case, about whatever item. */
export async function answersFrom(db: LeadDatabase, address: string): Promise<object[]> {
  const rows = await sentFrom(db, address).select(columns).orderBy('id').execute();
  return rows.map(withPaths);
}

function withPaths(row: Exported) {
  const files = (JSON.parse(row.files) as AnswerFile[]).map((file, number) => ({
    ...file,
    path: file.is_kept ? `/answers/${row.id}/attachments/${number}` : null,
  }));
  return { ...row, files };
}

/** Erases what was sent from an address about the items of others. Call `removeDetached` once that is committed. */
export async function eraseAnswersFrom(
  transaction: LeadDatabase,
  attachments: Pick<Attachments, 'detachFields'>,
  address: string,
): Promise<void> {
  const rows = await sentFrom(transaction, address)
    .select(['id', 'item_kind', 'item_id', 'message_id', 'files'])
    .execute();
  for (const { id, item_kind, item_id, message_id, files } of rows) {
    const fields = (JSON.parse(files) as AnswerFile[]).map((_, number) => fieldOfFile(message_id, number));
    if (fields.length > 0) await attachments.detachFields(transaction, { item_kind, item_id }, fields);
    await transaction.deleteFrom('answers').where('id', '=', id).execute();
  }
}

function sentFrom(db: LeadDatabase, address: string) {
  return db.selectFrom('answers').where(sql<string>`lower(from_address)`, '=', address);
}
