import { sql } from 'kysely';
import { limits } from '../../platform/limits/limits.ts';
import type { LeadDatabase } from '../tables.ts';
import { shortHash } from '../spam/text-hash.ts';

const { perRecipient, inAll, expireAfter } = limits.confirmations;

interface Wanted {
  recipient: string;
  leadCreatedAt: string;
  at: Date;
  countsAll: boolean;
}

/**
 * Returns whether a confirmation may be sent, in the transaction that puts it into the outbox: not beyond the limit of its
 * recipient or, with `countsAll`, that of all recipients together, nor for a message that is too old.
 */
export async function mayConfirm(
  transaction: LeadDatabase,
  { recipient, leadCreatedAt, at, countsAll }: Wanted,
): Promise<boolean> {
  const since = (milliseconds: number) => new Date(at.getTime() - milliseconds).toISOString();
  if (leadCreatedAt < since(expireAfter)) return false;
  // Transactions wait for each other here, else all of them would count the same.
  await transaction
    .updateTable('confirmation_counter')
    .set({ number: sql<number>`number + 1` })
    .execute();
  const confirmations = transaction.selectFrom('outbox').select('id').where('letter', '=', 'confirmation');
  const ofThem = confirmations.where('recipient', '=', recipient).where('created_at', '>', since(perRecipient.within));
  if ((await ofThem.limit(perRecipient.most).execute()).length >= perRecipient.most) return false;
  if (!countsAll) return true;
  const ofAll = confirmations.where('created_at', '>', since(inAll.within));
  return (await ofAll.limit(inAll.most).execute()).length < inAll.most;
}

/**
 * Returns the hash by which mails to one mailbox are counted, however its address is written: letter case, dots and what
 * stands behind a plus lead to the same mailbox at many providers.
 */
export function recipientOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+', 1);
  return shortHash(`${name.replaceAll('.', '')}${email.slice(at)}`.toLowerCase());
}
