import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import { isSearched, realItems } from '../../leads/inbox/item-query.ts';
import type { LeadDatabase } from '../../leads/tables.ts';
import type { SearchEntry } from './entry.ts';

/** Reads inbox items with their notes, and what was written to and fro about them. Spam and test messages are left out. */
export async function readItems(db: LeadDatabase, kind: AnyInboxKind, ids: number[]): Promise<SearchEntry[]> {
  const rows = await realItems(db, kind).selectAll().where('status', '!=', 'spam').where('id', 'in', ids).execute();
  const replies = await db
    .selectFrom('replies')
    .select(['item_id', 'text'])
    .where('item_kind', '=', kind.name)
    .where('item_id', 'in', ids)
    .orderBy('id')
    .execute();
  const answers = await db
    .selectFrom('answers')
    .select(['item_id', 'subject', 'from_name', 'from_address', 'text'])
    .where('item_kind', '=', kind.name)
    .where('item_id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((item) => ({
    type: kind.name,
    id: item.id,
    language: '',
    isPublic: false,
    title: item.name,
    texts: [
      ...sentTexts(kind, item),
      item.notes,
      ...replies.flatMap(({ item_id, text }) => (item_id === item.id ? text : [])),
      ...answers.flatMap(({ item_id, text, ...head }) =>
        item_id === item.id ? [text, head.subject, `${head.from_name} ${head.from_address}`] : [],
      ),
      item.reference,
    ],
    created_at: item.created_at,
    key: String(item.id),
  }));
}

/** The text in the visitor's words comes first. */
function sentTexts({ fields, text }: AnyInboxKind, item: object): string[] {
  const names = Object.keys(fields).filter(
    (name) => name !== 'name' && name !== text && isSearched[fields[name]?.kind ?? 'moment'],
  );
  return [text, ...names].flatMap((name) => (item as Record<string, string | null>)[name] || []);
}
