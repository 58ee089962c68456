import type { Outbox } from './outbox.ts';
import type { LeadDatabase, LeadKind, LeadState } from './tables.ts';

interface Move {
  of: { lead: LeadKind; lead_id: number };
  from: LeadState;
  to: LeadState;
  at: Date;
}

/**
 * Settles the mails of a lead whose state changes, in the transaction that changes it: those of spam are held; who turns
 * out to be none has them written down, or sent on.
 */
export async function settleMails(
  transaction: LeadDatabase,
  outbox: Outbox,
  { of, from, to, at }: Move,
): Promise<void> {
  if ((from === 'spam') === (to === 'spam')) return;
  const mails = transaction.selectFrom('outbox').where('lead', '=', of.lead).where('lead_id', '=', of.lead_id);
  const { total } = await mails.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  if (to !== 'spam' && Number(total) === 0) return outbox.put(transaction, of, at);
  await transaction
    .updateTable('outbox')
    .set({ due_at: to === 'spam' ? null : at.toISOString() })
    .where('lead', '=', of.lead)
    .where('lead_id', '=', of.lead_id)
    .where('sent_at', 'is', null)
    .execute();
}
