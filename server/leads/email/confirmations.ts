import { sql } from 'kysely';
import { limits } from '../../platform/limits/limits.ts';
import { shortHash } from '../spam/text-hash.ts';
import type { LeadDatabase } from '../tables.ts';

const { perRecipient, total, expireAfter } = limits.confirmations;

interface Confirmation {
  /** A hash of the address. */
  recipient: string;
  itemCreatedAt: string;
  at: Date;
  /** Whether the limit of all recipients together applies. */
  countsAll: boolean;
}

/**
 * Returns whether a confirmation may be queued, in the transaction that queues it: within the limits per recipient and,
 * with `countsAll`, of all together, and not for items that are too old.
 */
export async function mayConfirm(
  transaction: LeadDatabase,
  { recipient, itemCreatedAt, at, countsAll }: Confirmation,
): Promise<boolean> {
  const since = (milliseconds: number) => new Date(at.getTime() - milliseconds).toISOString();
  if (itemCreatedAt < since(expireAfter)) return false;
  // Concurrent transactions would otherwise all see the same count.
  await transaction
    .updateTable('confirmation_lock')
    .set({ number: sql<number>`number + 1` })
    .execute();
  const confirmations = transaction.selectFrom('outbox').select('id').where('kind', '=', 'confirmation');
  const ofThem = confirmations.where('recipient', '=', recipient).where('created_at', '>', since(perRecipient.within));
  if ((await ofThem.limit(perRecipient.max).execute()).length >= perRecipient.max) return false;
  if (!countsAll) return true;
  const ofAll = confirmations.where('created_at', '>', since(total.within));
  return (await ofAll.limit(total.max).execute()).length < total.max;
}

/**
 * Returns the same hash for all spellings of a mailbox: at many providers, letter case, dots and a plus with what follows
 * it make no difference.
 */
export function recipientHash(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+', 1);
  return shortHash(`${name.replaceAll('.', '')}${email.slice(at)}`.toLowerCase());
}
