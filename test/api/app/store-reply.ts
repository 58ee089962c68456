import type { InboxKindName } from '../../../content/inbox/inbox-kinds.ts';
import type { TestApp } from './app.ts';
import type { InboxTables } from './inbox-tables.ts';

interface Reply {
  item_kind: InboxKindName;
  item_id: number;
  author_id: number;
  text: string;
}

/** Stores a reply, which only a mail server would let one send. */
export async function storeReply(app: TestApp, reply: Reply) {
  const replies = app.services.database.kysely.withTables<InboxTables>().insertInto('replies');
  await replies.values({ ...reply, send_at: new Date().toISOString(), has_opened_item: 0 }).execute();
}
