import { contactMessage } from '../../../content/inbox/contact-message.ts';
import type { QueuedEmail } from '../email/mail-queue.ts';
import type { EmailWriter } from '../email/templates.ts';
import type { LeadsBasis } from '../dependencies.ts';

/** Wraps a writer of emails: those about test messages go to the agency alone, and say so in their subject. */
export function markTestEmails({ db }: LeadsBasis, write: EmailWriter): EmailWriter {
  return async (email) => {
    if (!(await isTest(email))) return write(email);
    const written = email.kind === 'notification' ? await write(email) : null;
    if (!written) return null;
    const { replyTo: _nobody, ...rest } = written;
    return { ...rest, subject: `Test: ${written.subject}` };
  };

  async function isTest({ item_kind, item_id }: QueuedEmail) {
    if (item_kind !== contactMessage.name) return false;
    const messages = db.selectFrom('contact_messages').where('id', '=', item_id);
    const tests = db.selectFrom('self_tests').select('email');
    return Boolean(await messages.where('email', 'in', tests).select('id').executeTakeFirst());
  }
}
