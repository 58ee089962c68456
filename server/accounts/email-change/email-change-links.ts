import type { AccountDatabase } from '../tables.ts';
import type { EmailChange } from './email-change.ts';
import { hashToken, newToken } from '../../platform/token.ts';

const VALID_FOR = 24 * 60 * 60 * 1000; // ms

/** Creates the link that confirms a new address, in place of an earlier one. Only the hash of its token is stored. */
export async function createEmailChangeLink(
  transaction: AccountDatabase,
  { id, email, by }: Pick<EmailChange, 'id' | 'email' | 'by'>,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<string> {
  const token = newToken();
  await transaction.deleteFrom('email_changes').where('user_id', '=', id).execute();
  await transaction
    .insertInto('email_changes')
    .values({
      token_hash: hashToken(token),
      user_id: id,
      email,
      requested_by: by.id,
      requester_name: by.name,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + VALID_FOR).toISOString(),
    })
    .execute();
  return `${publicUrl}/login/email?token=${token}`;
}

/** Finds the change that a token confirms, unless it is made or withdrawn, has expired, or the account is disabled. */
export function findEmailChange(db: AccountDatabase, token: string, now: Date) {
  return db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select([
      'users.id',
      'users.name',
      'users.email as former',
      'email_changes.email',
      'requested_by',
      'requester_name',
    ])
    .where('email_changes.token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

/** Withdraws the changes of somebody's address, and those that they have asked for. */
export async function withdrawEmailChanges(transaction: AccountDatabase, userId: number): Promise<void> {
  const changes = transaction.deleteFrom('email_changes');
  await changes.where((change) => change.or({ user_id: userId, requested_by: userId })).execute();
}
