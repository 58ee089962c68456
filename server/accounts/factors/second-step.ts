import { z } from 'zod';
import type { SignedInUser } from '../../../content/permissions.ts';
import { limits } from '../../platform/limits/limits.ts';
import { senderOf } from '../../platform/http/sender.ts';
import {
  done,
  fieldErrors,
  type Outcome,
  type Refusal,
  refused,
  type Throttled,
  throttled,
} from '../../platform/outcome.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { changeAccounts } from '../change-accounts.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import type { AccountDatabase } from '../tables.ts';
import { openSignedIn, type NewSession } from '../sign-in/open-signed-in.ts';
import type { Client } from '../sign-in/sessions.ts';
import type { VerifiedUser } from '../sign-in/verify-password.ts';
import { factorsOf, isRequired } from './factors.ts';
import { usedPasskey } from './passkeys/passkey-answers.ts';
import type { PasskeyProofs } from './passkeys/passkey-proofs.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

const { failuresPerPair, failuresPerAccount, challengeFor, rememberedFor } = limits.secondStep;

/** What else somebody has to prove whose password was right. */
export interface SecondStepNeeded extends Refusal {
  details: {
    second_step: {
      challenge: string;
      methods: SecondStepMethod[];
      passkey_options?: Awaited<ReturnType<PasskeyProofs['ask']>>;
    };
  };
}

/** Whether a password was right and a second step is to follow. */
export function isSecondStepNeeded(outcome: object): outcome is SecondStepNeeded {
  return 'details' in outcome;
}

export const secondStepMethods = ['app', 'passkey', 'recovery code'] as const;

type SecondStepMethod = (typeof secondStepMethods)[number];

export const secondStep = z
  .object(
    {
      challenge: z.string('Challenge is required.').max(2_000, 'Challenge is too long.'),
      code: z
        .string('Code is required.')
        .trim()
        .max(100, 'Code is too long.')
        .optional()
        .describe('Of the app, or a recovery code'),
      passkey: usedPasskey.optional(),
      remember: z
        .boolean('Remember must be yes or no.')
        .default(false)
        .describe('Whether this browser is not asked again for 30 days'),
    },
    'The second step must be sent as named fields.',
  )
  .refine(({ code, passkey }) => code || passkey, { path: ['code'], error: 'Code is required.' });

interface About {
  userId: number;
  /** Of the hash of the password, so that another password ends the challenge. */
  password: string;
}

/** Returns what has to follow a password; null if nothing has to. To be called in the transaction that would open the session. */
export async function askSecondStep(
  dependencies: AccountsDependencies,
  transaction: AccountDatabase,
  user: VerifiedUser,
  browser: string,
): Promise<SecondStepNeeded | null> {
  const { clock, tickets, passkeyProofs } = dependencies;
  const methods = await methodsOf(dependencies, transaction, user);
  if (methods.length === 0) return null;
  if (browser && (await isRemembered(transaction, user.id, browser, clock()))) return null;
  const about: About = { userId: user.id, password: hashToken(user.password_hash) };
  const challenge = tickets.issue('second step', about, challengeFor);
  const passkey = methods.includes('passkey') && {
    passkey_options: await passkeyProofs.ask(transaction, challenge, user.id),
  };
  return { ...refused(requestFor(methods)), details: { second_step: { challenge, methods, ...passkey } } };
}

/** What can follow a password; nothing where it opens a session alone. Passkeys do so only where a second step is required. */
async function methodsOf(
  { relyingParty }: AccountsDependencies,
  transaction: AccountDatabase,
  { id, role }: SignedInUser,
): Promise<SecondStepMethod[]> {
  const { hasApp, passkeys } = await factorsOf(transaction, id, relyingParty.id);
  const hasPasskey = passkeys.length > 0;
  if (!hasApp && !(hasPasskey && (await isRequired(transaction, role)))) return [];
  const isThere = {
    app: hasApp,
    passkey: hasPasskey,
    'recovery code': (await countRecoveryCodes(transaction, id)) > 0,
  };
  return secondStepMethods.filter((method) => isThere[method]);
}

function requestFor(methods: SecondStepMethod[]) {
  if (methods.includes('app')) return { code: ['Enter the code from your authenticator app, or a recovery code.'] };
  if (methods.includes('recovery code')) return { code: ['Use your passkey, or enter a recovery code.'] };
  return { passkey: ['Use your passkey.'] };
}

/** Opens a session for whoever has typed the password before, and now a code of their app or a recovery code, or uses a passkey. */
export async function passSecondStep(
  dependencies: AccountsDependencies,
  input: unknown,
  client: Client,
): Promise<Outcome<NewSession & { browser: string | null }> | Throttled> {
  const { db, clock, tickets, throttle, knownSenders, passkeyProofs } = dependencies;
  const checked = secondStep.safeParse(input);
  if (!checked.success) return refused(fieldErrors(checked.error));
  const { challenge, code = '', passkey, remember } = checked.data;
  const about = tickets.read('second step', challenge) as About | null;
  const holder = about && (await findHolder(db, about));
  if (!holder) return refused(CHALLENGE_OVER);
  const sender = senderOf(client.address);
  const pair = { name: `code ${sender} ${holder.id}`, email: holder.email, allowed: failuresPerPair };
  const account = { name: `code ${holder.id}`, email: holder.email, allowed: failuresPerAccount };
  const isKnown = await knownSenders.includes(holder.email, sender);
  const seconds = await throttle.count(...(isKnown ? [] : [account]), pair);
  if (seconds > 0) return throttled(seconds);
  const outcome = await changeAccounts(db, async (transaction) => {
    const now = clock();
    const user = await findHolder(transaction, about);
    if (!user) return refused(CHALLENGE_OVER);
    const proved = passkey
      ? await passkeyProofs.check(transaction, passkey, { challenge, userId: user.id })
      : await useCode(dependencies, transaction, user, code);
    if (!proved.ok) return proved;
    const session = await openSignedIn(dependencies, transaction, user, client);
    return done({ ...session, browser: remember ? await rememberBrowser(transaction, user.id, now) : null });
  });
  if (outcome.ok) await throttle.clear(pair, account);
  return outcome;
}

/** Uses up a code of the app or a recovery code. */
async function useCode(
  { clock, recoveryCodes, noteChange }: AccountsDependencies,
  transaction: AccountDatabase,
  user: SignedInUser,
  code: string,
): Promise<Outcome<SignedInUser>> {
  const now = clock();
  if (await useAppCode(transaction, user.id, code, now)) return done(user);
  if (await recoveryCodes.use(transaction, user.id, code, now)) {
    await noteChange(transaction, 'used a recovery code', user, { now });
    return done(user);
  }
  await noteChange(transaction, 'failed the second step', user, { now });
  return refused(WRONG_CODE);
}

/** Uses up the code of an app, and returns whether it was right and new. Each works once, also in parallel. */
async function useAppCode(transaction: AccountDatabase, user_id: number, typed: string, now: Date): Promise<boolean> {
  const apps = transaction.selectFrom('authenticators').select('secret').where('user_id', '=', user_id);
  const app = await apps.executeTakeFirst();
  const step = app && stepOf(typed.replaceAll(/\s/g, ''), app.secret, now);
  if (!step) return false;
  const unused = transaction.updateTable('authenticators').set({ last_step: step }).where('user_id', '=', user_id);
  return (await unused.where('last_step', '<', step).executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}

async function findHolder(db: AccountDatabase, { userId, password }: About): Promise<SignedInUser | null> {
  const users = db.selectFrom('users').select(['id', 'name', 'email', 'role', 'password_hash']);
  const active = users.where('id', '=', userId).where('disabled_at', 'is', null);
  const user = await active.executeTakeFirst();
  if (!user || hashToken(user.password_hash) !== password) return null;
  const { id, name, email, role } = user;
  return { id, name, email, role };
}

async function isRemembered(transaction: AccountDatabase, userId: number, browser: string, now: Date) {
  const browsers = transaction.selectFrom('remembered_browsers').select('user_id').where('user_id', '=', userId);
  const named = browsers.where('token_hash', '=', hashToken(browser)).where('expires_at', '>', now.toISOString());
  return Boolean(await named.executeTakeFirst());
}

async function rememberBrowser(transaction: AccountDatabase, user_id: number, now: Date): Promise<string> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + rememberedFor).toISOString();
  const browser = { token_hash: hashToken(token), user_id, created_at: now.toISOString(), expires_at };
  await transaction.insertInto('remembered_browsers').values(browser).execute();
  return token;
}

const WRONG_CODE = { code: ['This code is wrong or was already used.'] };
const CHALLENGE_OVER = { challenge: ['This took too long. Please sign in again.'] };
