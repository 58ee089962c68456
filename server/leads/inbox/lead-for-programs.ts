import { inboxKindNamed, itemPath } from '../../../content/inbox/inbox-kinds.ts';
import type { LeadsBasis } from '../dependencies.ts';
import { serializeItem } from './inbox.ts';
import { realItems } from './item-query.ts';

/** Reads leads as programs elsewhere get them: without what is for the agency alone. Null where there is none, or no reply. */
export function createLeadReaders({
  db,
  readTimeZone,
  publicUrl,
}: Pick<LeadsBasis, 'db' | 'readTimeZone' | 'publicUrl'>) {
  async function lead(kindName: string, id: number): Promise<object | null> {
    const kind = inboxKindNamed(kindName);
    const row = kind && (await realItems(db, kind).selectAll().where('id', '=', id).executeTakeFirst());
    if (!kind || !row) return null;
    const { notes: _notes, spam_reasons: _reasons, ...item } = serializeItem(kind, row, await readTimeZone());
    return { type: kind.path, ...item, admin_url: publicUrl + itemPath(kind, id) };
  }

  async function reply(kindName: string, id: number, replyId: number): Promise<object | null> {
    const found = await db
      .selectFrom('replies')
      .select(['id', 'text', 'send_at as sent_at'])
      .where('item_kind', '=', kindName as 'meeting')
      .where('item_id', '=', id)
      .where('id', '=', replyId)
      .executeTakeFirst();
    return found ?? null;
  }

  const erasedLead = (kindName: string, id: number) => ({ type: inboxKindNamed(kindName)?.path ?? kindName, id });

  return { lead, reply, erasedLead };
}
