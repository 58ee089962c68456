import type { Database } from '../../platform/database/database.ts';
import type { LetterWriter } from '../email/templates.ts';
import type { LeadTables } from '../tables.ts';

/** Gives what writes the mails of messages that are tests too: the agency is told that it is one, nobody else is written to. */
export function markingTests({ kysely }: Database, write: LetterWriter): LetterWriter {
  const leads = kysely.withTables<LeadTables>();

  return async (due) => {
    if (!(await isTest(due))) return write(due);
    const letter = due.letter === 'notification' ? await write(due) : null;
    if (!letter) return null;
    const { replyTo: _nobody, ...told } = letter;
    return { ...told, subject: `Test: ${letter.subject}` };
  };

  async function isTest({ lead, lead_id }: Parameters<LetterWriter>[0]) {
    if (lead !== 'contact_message') return false;
    const messages = leads.selectFrom('contact_messages').where('id', '=', lead_id);
    const tests = leads.selectFrom('self_tests').select('email');
    return Boolean(await messages.where('email', 'in', tests).select('id').executeTakeFirst());
  }
}
