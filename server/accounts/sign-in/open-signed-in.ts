import type { SignedInUser } from '../../../content/permissions.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { logPersonActivity } from '../change-accounts.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import type { AccountDatabase } from '../tables.ts';
import { type Client, openSession } from './sessions.ts';

export interface NewSession {
  token: string;
  user: SignedInUser;
}

/** Opens the session of somebody who has just proved who they are. */
export async function openSignedIn(
  { clock, knownSenders }: Pick<AccountsDependencies, 'clock' | 'knownSenders'>,
  transaction: AccountDatabase,
  { id, name, email, role }: SignedInUser,
  client: Client,
): Promise<NewSession> {
  const now = clock();
  const token = await openSession(transaction, id, client, now);
  await knownSenders.add(transaction, { id, email }, senderOf(client.address));
  await logPersonActivity(transaction, 'signed in', { id, name }, { now });
  return { token, user: { id, name, email, role } };
}
