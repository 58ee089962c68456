import type { ExpressionBuilder } from 'kysely';
import type { Role } from '../../../content/roles.ts';
import type { AccountDatabase, AccountTables } from '../tables.ts';
import { newToken, hashToken } from '../../platform/token.ts';

interface NewLink {
  kind: 'set-up' | 'invitation';
  email: string | null;
  role: Role;
  /** Null for links made by the server or its command line. */
  invited_by: number | null;
  inviter_name: string | null;
}

/** Creates a link with which somebody can register until `expires`. Only the hash of its token is stored. */
export async function createRegistrationLink(
  transaction: AccountDatabase,
  link: NewLink,
  { publicUrl, now, expires }: { publicUrl: string; now: Date; expires: Date },
): Promise<{ id: number; link: string }> {
  const token = newToken();
  const times = { created_at: now.toISOString(), expires_at: expires.toISOString() };
  const { id } = await transaction
    .insertInto('registration_links')
    .values({ ...link, ...times, token_hash: hashToken(token) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const prefilled = link.email ? `&email=${encodeURIComponent(link.email)}` : '';
  return { id, link: `${publicUrl}/register?token=${token}${prefilled}` };
}

/** Finds the link of a token unless it is used or expired. A set-up link works until there is an administrator. */
export function findOpenLink(db: AccountDatabase, token: string, now: Date) {
  return db
    .selectFrom('registration_links')
    .select(['id', 'email', 'role'])
    .where('token_hash', '=', hashToken(token))
    .where((link) => isUsable(link, now))
    .where((link) =>
      link.or([link('kind', '=', 'invitation'), link.not(link.exists(link.selectFrom('users').select('id')))]),
    )
    .executeTakeFirst();
}

export function isUsable(link: ExpressionBuilder<AccountTables, 'registration_links'>, now: Date) {
  return link.and([link('used_at', 'is', null), link('expires_at', '>', now.toISOString())]);
}
