import type { Outbox } from './outbox.ts';
import type { LeadDatabase, LeadKind, LeadState } from '../tables.ts';

interface Move {
  kind: LeadKind;
  /** As it was. */
  lead: { id: number; email: string; state: LeadState; created_at: string };
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
  { kind, lead, to, at }: Move,
): Promise<void> {
  if ((lead.state === 'spam') === (to === 'spam')) return;
  const mails = transaction.selectFrom('outbox').where('lead', '=', kind).where('lead_id', '=', lead.id);
  const { total } = await mails.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  if (to !== 'spam' && Number(total) === 0) return outbox.putFirst(transaction, kind, lead, at);
  await transaction
    .updateTable('outbox')
    .set({ due_at: to === 'spam' ? null : at.toISOString() })
    .where('lead', '=', kind)
    .where('lead_id', '=', lead.id)
    .where('sent_at', 'is', null)
    .where('expired_at', 'is', null)
    .execute();
}
