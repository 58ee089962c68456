import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import { fieldOfFile } from '../../../server/leads/answers/answer-files.ts';
import { pdfBytes } from '../../files.ts';
import type { TestApp } from './app.ts';
import { attachFile } from './attach-file.ts';
import type { InboxTables } from './inbox-tables.ts';

interface Answer {
  item_id: number;
  name: string;
  address: string;
}

/** Stores an answer with a file, which only a mailbox would bring. Returns its id. */
export async function storeAnswer(
  app: TestApp,
  kind: AnyInboxKind,
  { item_id, name, address }: Answer,
): Promise<number> {
  const message_id = `<${kind.name}-${item_id}@example.com>`;
  await attachFile(app, kind, item_id, fieldOfFile(message_id, 0));
  const file = { name: `${name}.pdf`, type: 'application/pdf', size: pdfBytes().length, is_kept: true };
  const answers = app.services.database.kysely.withTables<InboxTables>().insertInto('answers');
  const row = {
    item_kind: kind.name,
    item_id,
    message_id,
    kind: 'answer',
    from_name: name,
    from_address: address,
    subject: `Re: ${name}`,
    headers: '[]',
    text: `I am ${name}.`,
    whole_text: `I am ${name}.\n> Hello ${name}`,
    files: JSON.stringify([file]),
    received_at: new Date().toISOString(),
  } as const;
  return (
    await answers
      .values({ ...row, is_unreadable: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}
