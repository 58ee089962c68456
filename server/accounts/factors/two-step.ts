import { z } from 'zod';
import type { SignedInUser } from '../../../content/permissions.ts';
import type { Actor } from '../../audit/audit-log.ts';
import { limits } from '../../platform/limits/limits.ts';
import {
  type Conflict,
  conflicting,
  done,
  fieldErrors,
  missing,
  type Missing,
  type Outcome,
  refused,
} from '../../platform/outcome.ts';
import { changeAccounts, changeAccountsAs } from '../change-accounts.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { endSessions, type SignedIn } from '../sign-in/sessions.ts';
import { factorsOf, hasFactor, isRequired, removeApp, removeFactors, removeRecoveryCodes } from './factors.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { newSecret, setUpAddress, stepOf } from './totp.ts';

export const appCode = z.object(
  {
    ticket: z.string('Ticket is required.').max(2_000, 'Ticket is too long.'),
    code: z
      .string('Code is required.')
      .overwrite((code) => code.replaceAll(/\s/g, ''))
      .min(1, 'Code is required.')
      .max(100, 'Code is too long.'),
  },
  'The code must be sent as a named field.',
);

interface Pending {
  userId: number;
  secret: string;
}

/** What somebody has for a second step. */
export type TwoStepState = Awaited<ReturnType<ReturnType<typeof createTwoStep>['read']>>;

/** What an authenticator app needs to be set up. */
export type AppSetUp = ReturnType<ReturnType<typeof createTwoStep>['begin']>;

/** Somebody's own second step: an authenticator app, with recovery codes beside it. */
export function createTwoStep(dependencies: AccountsDependencies) {
  const { db, clock, tickets, publicUrl, recoveryCodes, noteChange, relyingParty } = dependencies;

  /** Returns what somebody has, and whether their role asks for it. */
  async function read({ id, role }: SignedInUser) {
    const apps = db.selectFrom('authenticators').select('created_at').where('user_id', '=', id);
    return {
      app: (await apps.executeTakeFirst()) ?? null,
      recovery_codes: await countRecoveryCodes(db, id),
      is_required: await isRequired(db, role),
    };
  }

  /** Begins to set up an app. Nothing is stored before a right code: the secret travels in the ticket. */
  function begin({ id, email }: SignedInUser) {
    const secret = newSecret();
    const ticket = tickets.issue('app', { userId: id, secret } satisfies Pending, limits.secondStep.setUpFor);
    return { ticket, secret, address: setUpAddress({ secret, account: email, site: new URL(publicUrl).host }) };
  }

  /** Sets up the app whose code this is, in place of a former one, ends all other sessions, and returns new recovery codes. */
  async function setUp(
    { sessionId, user: { id, name } }: SignedIn,
    input: unknown,
  ): Promise<Outcome<{ codes: string[] }>> {
    const checked = appCode.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const pending = tickets.read('app', checked.data.ticket) as Pending | null;
    if (pending?.userId !== id) return refused(SET_UP_OVER);
    const { secret } = pending;
    return changeAccounts(db, async (transaction) => {
      const now = clock();
      const last_step = stepOf(checked.data.code, secret, now);
      if (last_step === null) return refused(WRONG_CODE);
      await removeApp(transaction, id);
      const app = { user_id: id, secret, last_step, created_at: now.toISOString() };
      await transaction.insertInto('authenticators').values(app).execute();
      await endSessions(transaction, id, { except: sessionId });
      await noteChange(transaction, 'set up an app', { id, name }, { now });
      return done({ codes: await recoveryCodes.renew(transaction, id) });
    });
  }

  /** Turns the app off; a conflict where the role asks for a second step and there is no other. */
  function turnOff({ id, name, role }: SignedInUser): Promise<Outcome<true> | Missing | Conflict> {
    return changeAccounts(db, async (transaction) => {
      const { hasApp, passkeys } = await factorsOf(transaction, id, relyingParty.id);
      if (!hasApp) return missing;
      if (passkeys.length === 0 && (await isRequired(transaction, role))) return conflicting(REQUIRED);
      await removeApp(transaction, id);
      if (passkeys.length === 0) await removeRecoveryCodes(transaction, id);
      await noteChange(transaction, 'turned off the app', { id, name }, { now: clock() });
      return done(true);
    });
  }

  /** Replaces the recovery codes and returns the new ones. */
  function renewCodes({ id, name }: SignedInUser): Promise<Outcome<{ codes: string[] }> | Missing> {
    return changeAccounts(db, async (transaction) => {
      if (!(await hasFactor(transaction, id, relyingParty.id))) return missing;
      await noteChange(transaction, 'renewed recovery codes', { id, name }, { now: clock() });
      return done({ codes: await recoveryCodes.renew(transaction, id) });
    });
  }

  /** Removes the app and the passkeys of somebody who has lost them, and signs them out. Their password alone opens a session then. */
  async function reset(userId: number, by: Actor): Promise<Outcome<true> | Missing | Conflict> {
    if (userId === by.id) return conflicting(OWN);
    return changeAccountsAs(db, by, async (transaction) => {
      const users = transaction.selectFrom('users').select(['id', 'name']).where('id', '=', userId);
      const person = await users.executeTakeFirst();
      if (!person) return missing;
      if (!(await hasFactor(transaction, userId, relyingParty.id))) return conflicting(HAS_NONE);
      await removeFactors(transaction, userId);
      await endSessions(transaction, userId);
      await noteChange(transaction, 'reset two-step sign-in', person, { by, now: clock() });
      return done(true);
    });
  }

  return { read, begin, setUp, turnOff, renewCodes, reset };
}

const WRONG_CODE = { code: ['This code is wrong. Is the clock of your phone right?'] };
const SET_UP_OVER = { ticket: ['This took too long. Please begin again.'] };
const REQUIRED = 'Your role requires two-step sign-in. Set up another app to replace this one, or add a passkey first.';
const OWN = 'Under “My account” you can turn off your own.';
const HAS_NONE = 'This person has no two-step sign-in.';
