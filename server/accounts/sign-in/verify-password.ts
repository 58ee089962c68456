import { z } from 'zod';
import type { SignedInUser } from '../../../content/permissions.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { limits } from '../../platform/limits/limits.ts';
import { done, type Outcome, refused, type Throttled, throttled } from '../../platform/outcome.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { isPassword, MAX_HASHES } from '../passwords/password-hash.ts';
import type { AccountDatabase } from '../tables.ts';
import type { Subject } from './throttle.ts';
import { QueueFull } from '../../platform/limits/limiter.ts';

const { failuresPerPair, failuresPerSender, failuresPerAccount, checksPerSender, checksForKnownSenders } =
  limits.signIn;

/** A user whose password was just verified. */
export type VerifiedUser = SignedInUser & { password_hash: string };

interface Credentials {
  /** In lower case. */
  email: string;
  password: string;
}

const admit = createAdmission({
  unknownSenders: MAX_HASHES - checksForKnownSenders,
  knownSenders: checksForKnownSenders,
  perSender: checksPerSender,
});

/**
 * Returns the user with this email address and password. A wrong password and an unknown account get the same refusal; a
 * sender who has failed too often is throttled. Throws `QueueFull` under load.
 */
export function verifyPassword(
  { db, throttle, knownSenders }: AccountsDependencies,
  { email, password }: Credentials,
  sender: string,
): Promise<Outcome<VerifiedUser> | Throttled> {
  const isKnown = () => knownSenders.includes(email, sender);
  return admit(sender, isKnown, async () => {
    const subjects = [senderSubject(sender), pairSubject(sender, email)];
    // Failures of others at an account must not lock out the senders it knows.
    const seconds = await throttle.count(...subjects, ...((await isKnown()) ? [] : [accountSubject(email)]));
    if (seconds > 0) return throttled(seconds);
    const user = await db
      .selectFrom('users')
      .select([...userColumns, 'disabled_at'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (!(await isPassword(password, user?.password_hash)) || !user) return refused(WRONG_CREDENTIALS);
    // Revealed only to somebody who knows the password.
    if (user.disabled_at) return refused(DISABLED);
    await throttle.clear(...subjects);
    return done(user);
  });
}

/** Checks the password of somebody who is signed in. A wrong one counts as a failed sign-in. */
export async function verifyCurrentPassword(
  dependencies: AccountsDependencies,
  { email }: SignedInUser,
  password: string,
  address: string,
): Promise<Outcome<VerifiedUser> | Throttled> {
  const verified = await verifyPassword(dependencies, { email, password }, senderOf(address));
  return !verified.ok && 'errors' in verified ? refused(WRONG_CURRENT) : verified;
}

/** Whether the user is still active and has the same password; to be called in `changeAccounts`. */
export async function isStillValid(
  transaction: AccountDatabase,
  { id, password_hash }: VerifiedUser,
): Promise<boolean> {
  const active = transaction.selectFrom('users').select('id').where('disabled_at', 'is', null);
  return Boolean(await active.where('id', '=', id).where('password_hash', '=', password_hash).executeTakeFirst());
}

/** Counts the failures of a sender at an account. */
export function pairSubject(sender: string, email: string): Subject {
  return { name: `pair ${sender} ${email}`, email, allowed: failuresPerPair };
}

/** The field in which somebody who is signed in proves who they are. */
export const currentPassword = z
  .string('Current Password is required.')
  .min(1, 'Current Password is required.')
  .max(1_000, 'Current Password is too long.');

export const WRONG_CURRENT = { current_password: ['This is not your current password.'] };

export const WRONG_CREDENTIALS = { email: ['The email or password is incorrect.'] };

const DISABLED = { email: ['This account is disabled. An owner can enable it again.'] };

const userColumns = ['id', 'name', 'email', 'role', 'password_hash'] as const;

function senderSubject(sender: string): Subject {
  return { name: `sender ${sender}`, allowed: failuresPerSender };
}

function accountSubject(email: string): Subject {
  return { name: `account ${email}`, email, allowed: failuresPerAccount };
}

interface AdmissionOptions {
  /** Concurrent attempts by senders that the account does not know. */
  unknownSenders: number;
  /** Additional concurrent attempts by senders that it knows. */
  knownSenders: number;
  perSender: number;
}

/**
 * Limits concurrent attempts, so that no sender uses up all of them, and no crowd of unknown senders locks out the owner.
 * Rejects with `QueueFull`; attempts never wait.
 */
function createAdmission({ perSender, ...most }: AdmissionOptions) {
  const bySender = new Map<string, number>();
  const attempts = { unknownSenders: 0, knownSenders: 0 };

  return async function admit<Result>(
    sender: string,
    isKnown: () => Promise<boolean>,
    attempt: () => Promise<Result>,
  ): Promise<Result> {
    const ofSender = (bySender.get(sender) ?? 0) + 1;
    if (ofSender > perSender) throw new QueueFull();
    bySender.set(sender, ofSender);
    try {
      if (attempts.unknownSenders < most.unknownSenders) return await attemptOf('unknownSenders', attempt);
      // Asked only now, so that a flood of unknown senders is rejected without many reads.
      const mayBeOwner = (await isKnown()) && attempts.knownSenders < most.knownSenders;
      if (mayBeOwner) return await attemptOf('knownSenders', attempt);
      throw new QueueFull();
    } finally {
      const remaining = (bySender.get(sender) ?? 1) - 1;
      if (remaining > 0) bySender.set(sender, remaining);
      else bySender.delete(sender);
    }
  };

  async function attemptOf<Result>(senders: keyof typeof attempts, attempt: () => Promise<Result>): Promise<Result> {
    attempts[senders] += 1;
    try {
      return await attempt();
    } finally {
      attempts[senders] -= 1;
    }
  }
}
