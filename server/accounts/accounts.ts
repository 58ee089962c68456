import type { Database } from '../platform/database/database.ts';
import type { AccountsDependencies } from './dependencies.ts';
import { createEmailChange } from './email-change/email-change.ts';
import { createChangeLog, type TellPerson } from './factors/account-changes.ts';
import { createPasskeyProofs } from './factors/passkeys/passkey-proofs.ts';
import { askForPasskey, signInByPasskey } from './factors/passkeys/passkey-sign-in.ts';
import { createPasskeys } from './factors/passkeys/passkeys.ts';
import { relyingPartyAt } from './factors/passkeys/relying-party.ts';
import { createRecoveryCodes } from './factors/recovery-codes.ts';
import { createRequiredFactors } from './factors/required-factors.ts';
import { isSecondStepNeeded, passSecondStep } from './factors/second-step.ts';
import { createTwoStep } from './factors/two-step.ts';
import { changePassword } from './passwords/password-change.ts';
import { createPasswordReset } from './passwords/password-reset.ts';
import { createInvitations } from './people/invitations.ts';
import { createPeople } from './people/people.ts';
import { checkRegistrationLink, register } from './people/registration.ts';
import { createSetUp } from './people/set-up.ts';
import { createWantedDigests } from './people/wanted-digests.ts';
import { askToConfirm, confirmSession } from './sign-in/confirmation.ts';
import { createKnownSenders } from './sign-in/known-senders.ts';
import { type Client, createSessions, type SignedIn } from './sign-in/sessions.ts';
import { signIn } from './sign-in/sign-in.ts';
import { createThrottle, type Throttle } from './sign-in/throttle.ts';
import type { AccountTables } from './tables.ts';
import { createProgramFinder } from './tokens/find-program.ts';
import { createTokens } from './tokens/tokens.ts';
import { createTickets } from '../platform/ticket.ts';
import { ERASED } from '../audit/audit-log.ts';
import type { ActivityDatabase } from '../audit/tables.ts';

export type Accounts = ReturnType<typeof createAccounts>;

interface Options extends Pick<AccountsDependencies, 'clock' | 'publicUrl' | 'mail' | 'runInBackground'> {
  /** Key of the hashes that stand for email and IP addresses and recovery codes, and of tickets. */
  secret: string;
  tell: TellPerson;
}

/** The administrators: how they get an account, sign in, and are disabled. */
export function createAccounts({ kysely }: Database, { secret, tell, ...options }: Options) {
  const db = kysely.withTables<AccountTables>();
  const { clock, publicUrl } = options;
  const throttle = createThrottle(db, { clock, secret });
  const knownSenders = createKnownSenders(db, { clock, secret });
  const tickets = createTickets({ secret, clock });
  const recoveryCodes = createRecoveryCodes(secret);
  const relyingParty = relyingPartyAt(publicUrl, secret);
  const dependencies = {
    db,
    throttle,
    knownSenders,
    tickets,
    recoveryCodes,
    relyingParty,
    passkeyProofs: createPasskeyProofs({ clock, relyingParty }),
    noteChange: createChangeLog(tell),
    ...options,
  };
  const sessions = createSessions(dependencies);
  const tokens = createTokens(dependencies);
  let refusedSignIns = 0;

  /** Deletes expired links, sessions, counted attempts and known senders. Returns how many of each. */
  async function purgeExpired() {
    const purgeTokens = async (
      table: 'registration_links' | 'reset_links' | 'email_changes' | 'remembered_browsers' | 'used_tickets',
    ) => {
      const expired = db.deleteFrom(table).where('expires_at', '<=', clock().toISOString());
      return Number((await expired.executeTakeFirstOrThrow()).numDeletedRows);
    };
    return {
      invitations: await purgeTokens('registration_links'),
      reset_links: await purgeTokens('reset_links'),
      email_changes: await purgeTokens('email_changes'),
      sessions: await sessions.purgeEnded(),
      failed_sign_ins: await throttle.purgeOld(),
      known_senders: await knownSenders.purgeOld(),
      remembered_browsers: await purgeTokens('remembered_browsers'),
      used_tickets: await purgeTokens('used_tickets'),
      tokens: await tokens.purgeOver(),
    };
  }

  return {
    ...createSetUp(dependencies),
    ...createPasswordReset(dependencies),
    ...createEmailChange(dependencies),
    checkRegistrationLink: (token: string) => checkRegistrationLink(dependencies, token),
    register: (input: unknown, address: string) => register(dependencies, input, address),
    invitations: createInvitations(dependencies),
    signIn: async (input: unknown, client: Client) => {
      const outcome = await signIn(dependencies, input, client);
      if (!outcome.ok && !isSecondStepNeeded(outcome)) refusedSignIns += 1;
      return outcome;
    },
    passSecondStep: async (input: unknown, client: Client) => {
      const outcome = await passSecondStep(dependencies, input, client);
      if (!outcome.ok) refusedSignIns += 1;
      return outcome;
    },
    askForPasskey: () => askForPasskey(dependencies),
    signInByPasskey: async (input: unknown, client: Client) => {
      const outcome = await signInByPasskey(dependencies, input, client);
      if (!outcome.ok) refusedSignIns += 1;
      return outcome;
    },
    passkeys: createPasskeys(dependencies),
    askToConfirm: (person: SignedIn) => askToConfirm(dependencies, person),
    confirmSession: (person: SignedIn, input: unknown, address: string) =>
      confirmSession(dependencies, person, input, address),
    tokens,
    findProgram: createProgramFinder(dependencies),
    twoStep: createTwoStep(dependencies),
    requiredFactors: createRequiredFactors(dependencies),
    /** How many this process has refused since it started. */
    refusedSignIns: () => refusedSignIns,
    findSession: sessions.find,
    sessions,
    changePassword: (person: SignedIn, input: unknown, address: string) =>
      changePassword(dependencies, person, input, address),
    people: createPeople(dependencies),
    wantedDigests: createWantedDigests(db),
    personalData: createAccountData(throttle),
    purgeExpired,
  };
}

/** Personal data of people who were invited or tried to sign in, by their email address in lower case. */
function createAccountData({ emailHash }: Throttle) {
  async function find(database: ActivityDatabase, email: string) {
    const db = database.withTables<AccountTables>();
    const links = db.selectFrom('registration_links').where('email', '=', email);
    const attempts = db.selectFrom('sign_in_attempts').where('email_hash', '=', emailHash(email));
    return {
      invitations: await links.select(['id', 'email', 'created_at', 'expires_at']).orderBy('id').execute(),
      sign_ins: await attempts.select(['attempts', 'last_at']).orderBy('last_at').execute(),
      activity: await inviting(database, email).select(['at', 'action', 'subject', 'title']).orderBy('id').execute(),
    };
  }

  /** Erases all of it, open invitations included, and returns the counts. */
  async function erase(transaction: ActivityDatabase, email: string) {
    const { invitations, sign_ins, activity } = await find(transaction, email);
    const db = transaction.withTables<AccountTables>();
    await db.deleteFrom('registration_links').where('email', '=', email).execute();
    await db.deleteFrom('sign_in_attempts').where('email_hash', '=', emailHash(email)).execute();
    const named = inviting(transaction, email).select('id');
    await transaction.updateTable('activity').set({ title: ERASED }).where('id', 'in', named).execute();
    return { invitations: invitations.length, traces: sign_ins.length + activity.length };
  }

  /** Removes the addresses of people who were invited before `until` from the activity log. */
  async function purge(transaction: ActivityDatabase, until: string): Promise<void> {
    const old = transaction.updateTable('activity').set({ title: ERASED }).where('subject', '=', 'invitation');
    await old.where('at', '<', until).where('title', 'like', '%@%').execute();
  }

  return { find, erase, purge };
}

function inviting(database: ActivityDatabase, email: string) {
  return database.selectFrom('activity').where('subject', '=', 'invitation').where('title', '=', email);
}
