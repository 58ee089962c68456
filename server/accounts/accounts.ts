import type { Database } from '../platform/database.ts';
import { createInvitations } from './invitations.ts';
import type { Means } from './means.ts';
import { changePassword } from './password-change.ts';
import { createPasswordReset } from './password-reset.ts';
import { createPeople } from './people.ts';
import { register } from './registration.ts';
import { createSessions, type Origin, type SignedIn } from './sessions.ts';
import { createSetUp } from './set-up.ts';
import { signIn } from './sign-in.ts';
import type { AccountTables } from './tables.ts';
import { forgetOldAttempts } from './throttle.ts';

export type Accounts = ReturnType<typeof createAccounts>;

/** The administrators: how they come, sign in and go. */
export function createAccounts({ kysely }: Database, outside: Omit<Means, 'accounts'>) {
  const accounts = kysely.withTables<AccountTables>();
  const means = { accounts, ...outside };
  const setUp = createSetUp(means);
  const sessions = createSessions(means);
  const passwordReset = createPasswordReset(means);

  /** Forgets links, sessions and counted attempts whose time has run out. */
  async function forgetExpired(): Promise<void> {
    const now = outside.clock();
    for (const links of ['registration_links', 'reset_links'] as const)
      await accounts.deleteFrom(links).where('expires_at', '<=', now.toISOString()).execute();
    await sessions.forgetEnded();
    await forgetOldAttempts(accounts, now);
  }

  return {
    createFirst: setUp.createFirst,
    makeSetUpLink: setUp.makeLink,
    hasAdministrator: setUp.hasAdministrator,
    register: (input: unknown, address: string) => register(means, input, address),
    invitations: createInvitations(means),
    signIn: (input: unknown, origin: Origin) => signIn(means, input, origin),
    findSession: sessions.find,
    sessions,
    askForReset: passwordReset.askByMail,
    makeResetLink: passwordReset.makeLink,
    resetPassword: passwordReset.resetPassword,
    changePassword: (who: SignedIn, input: unknown, address: string) => changePassword(means, who, input, address),
    people: createPeople(means),
    forgetExpired,
  };
}
