import type { Database } from '../platform/database/database.ts';
import { createInvitations } from './people/invitations.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { changePassword } from './passwords/password-change.ts';
import { createPasswordReset } from './passwords/password-reset.ts';
import { createAccountTraces } from './subject-data.ts';
import { createPeople } from './people/people.ts';
import { register } from './people/registration.ts';
import { createSessions, type Origin, type SignedIn } from './sign-in/sessions.ts';
import { createSetUp } from './people/set-up.ts';
import { signIn } from './sign-in/sign-in.ts';
import { createKnownSenders } from './sign-in/known-senders.ts';
import type { AccountTables } from './tables.ts';
import { createThrottle } from './sign-in/throttle.ts';

export type Accounts = ReturnType<typeof createAccounts>;

interface Outside extends Omit<AccountsDependencies, 'accounts' | 'throttle' | 'knownSenders'> {
  /** What hashes of addresses are keyed with. */
  secret: string;
}

/** The administrators: how they come, sign in and go. */
export function createAccounts({ kysely }: Database, { secret, ...outside }: Outside) {
  const accounts = kysely.withTables<AccountTables>();
  const { clock } = outside;
  const throttle = createThrottle(accounts, { clock, secret });
  const knownSenders = createKnownSenders(accounts, { clock, secret });
  const means = { accounts, throttle, knownSenders, ...outside };
  const setUp = createSetUp(means);
  const sessions = createSessions(means);
  const passwordReset = createPasswordReset(means);

  /** Forgets links, sessions, counted attempts and known senders whose time has run out. */
  async function forgetExpired(): Promise<void> {
    const now = clock();
    for (const links of ['registration_links', 'reset_links'] as const)
      await accounts.deleteFrom(links).where('expires_at', '<=', now.toISOString()).execute();
    await sessions.forgetEnded();
    await throttle.forgetOld();
    await knownSenders.forgetOld();
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
    traces: createAccountTraces(throttle),
    forgetExpired,
  };
}
