import type { ExpressionBuilder } from 'kysely';
import type { AccountDatabase, AccountTables } from '../tables.ts';
import { newToken, tokenHash } from '../token.ts';

interface NewLink {
  kind: 'set-up' | 'invitation';
  email: string | null;
  /** Null for the product and its command line. */
  invited_by: number | null;
  inviter: string | null;
}

/** Makes a link that lets someone register until `expires`; gives its id and its address, which is kept nowhere. */
export async function makeRegistrationLink(
  transaction: AccountDatabase,
  link: NewLink,
  { publicUrl, now, expires }: { publicUrl: string; now: Date; expires: Date },
): Promise<{ id: number; link: string }> {
  const token = newToken();
  const times = { created_at: now.toISOString(), expires_at: expires.toISOString() };
  const { id } = await transaction
    .insertInto('registration_links')
    .values({ ...link, ...times, token_hash: tokenHash(token) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const prefilled = link.email ? `&email=${encodeURIComponent(link.email)}` : '';
  return { id, link: `${publicUrl}/register?token=${token}${prefilled}` };
}

/** Finds the link of a token, while it can still be used: a set-up link only as long as there is no administrator. */
export function openLink(accounts: AccountDatabase, token: string, now: Date) {
  return accounts
    .selectFrom('registration_links')
    .select(['id', 'email'])
    .where('token_hash', '=', tokenHash(token))
    .where((link) => isUnused(link, now))
    .where((link) =>
      link.or([link('kind', '=', 'invitation'), link.not(link.exists(link.selectFrom('users').select('id')))]),
    )
    .executeTakeFirst();
}

/** Whether a link was neither used nor has expired. */
export function isUnused(link: ExpressionBuilder<AccountTables, 'registration_links'>, now: Date) {
  return link.and([link('used_at', 'is', null), link('expires_at', '>', now.toISOString())]);
}
