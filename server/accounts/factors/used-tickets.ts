import { limits } from '../../platform/limits/limits.ts';
import { hashToken } from '../../platform/token.ts';
import type { AccountDatabase } from '../tables.ts';

/** Uses up a ticket, and returns whether it was not used before. Only those are stored that have proved something. */
export async function useTicket(transaction: AccountDatabase, ticket: string, now: Date): Promise<boolean> {
  // No ticket outlives this.
  const expires_at = new Date(now.getTime() + limits.secondStep.challengeFor).toISOString();
  const used = transaction.insertInto('used_tickets').values({ hash: hashToken(ticket), expires_at });
  const { numInsertedOrUpdatedRows = 0n } = await used
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
