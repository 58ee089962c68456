import type { Database } from '../platform/database/database.ts';
import { createAccountData } from './account-data.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { changePassword } from './passwords/password-change.ts';
import { createPasswordReset } from './passwords/password-reset.ts';
import { createInvitations } from './people/invitations.ts';
import { createPeople } from './people/people.ts';
import { register } from './people/registration.ts';
import { createSetUp } from './people/set-up.ts';
import { createKnownSenders } from './sign-in/known-senders.ts';
import { createSessions, type Client, type SignedIn } from './sign-in/sessions.ts';
import { signIn } from './sign-in/sign-in.ts';
import { createThrottle } from './sign-in/throttle.ts';
import type { AccountTables } from './tables.ts';

export type Accounts = ReturnType<typeof createAccounts>;

interface Options extends Omit<AccountsDependencies, 'db' | 'throttle' | 'knownSenders'> {
  /** Key of the hashes that stand for email and IP addresses. */
  secret: string;
}

/** The administrators: how they get an account, sign in, and are disabled. */
export function createAccounts({ kysely }: Database, { secret, ...options }: Options) {
  const db = kysely.withTables<AccountTables>();
  const { clock } = options;
  const throttle = createThrottle(db, { clock, secret });
  const knownSenders = createKnownSenders(db, { clock, secret });
  const dependencies = { db, throttle, knownSenders, ...options };
  const setUp = createSetUp(dependencies);
  const sessions = createSessions(dependencies);
  const passwordReset = createPasswordReset(dependencies);
  let refusedSignIns = 0;

  /** Deletes expired links, sessions, counted attempts and known senders. Returns how many of each. */
  async function purgeExpired() {
    const purgeLinks = async (table: 'registration_links' | 'reset_links') => {
      const expired = db.deleteFrom(table).where('expires_at', '<=', clock().toISOString());
      return Number((await expired.executeTakeFirstOrThrow()).numDeletedRows);
    };
    return {
      invitations: await purgeLinks('registration_links'),
      reset_links: await purgeLinks('reset_links'),
      sessions: await sessions.purgeEnded(),
      failed_sign_ins: await throttle.purgeOld(),
      known_senders: await knownSenders.purgeOld(),
    };
  }

  return {
    createFirstAdministrator: setUp.createFirstAdministrator,
    makeSetUpLink: setUp.makeLink,
    hasAdministrator: setUp.hasAdministrator,
    register: (input: unknown, address: string) => register(dependencies, input, address),
    invitations: createInvitations(dependencies),
    signIn: async (input: unknown, client: Client) => {
      const outcome = await signIn(dependencies, input, client);
      if (!outcome.ok) refusedSignIns += 1;
      return outcome;
    },
    /** How many this process has refused since it started. */
    refusedSignIns: () => refusedSignIns,
    findSession: sessions.find,
    sessions,
    requestPasswordReset: passwordReset.requestByEmail,
    makeResetLink: passwordReset.makeLink,
    resetPassword: passwordReset.resetPassword,
    changePassword: (person: SignedIn, input: unknown, address: string) =>
      changePassword(dependencies, person, input, address),
    people: createPeople(dependencies),
    personalData: createAccountData(throttle),
    purgeExpired,
  };
}
