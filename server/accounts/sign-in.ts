import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import { fieldErrors, type FieldErrors } from '../platform/outcome.ts';
import { isPassword } from './password.ts';
import type { createSessions, Origin, SignedIn } from './sessions.ts';
import type { AccountDatabase } from './tables.ts';
import { countAttempt, forgetAttempts } from './throttle.ts';

const FAILURES_OF_PAIR = 5;
const FAILURES_OF_ADDRESS = 50;
const LONGEST_PASSWORD = 1_000;

const credentials = z.object(
  {
    email: z
      .string('Email is required.')
      .trim()
      .toLowerCase()
      .min(1, 'Email is required.')
      .max(200, 'Email is too long.')
      // PostgreSQL takes no NUL, and no account has one.
      .refine((address) => !address.includes('\0'), 'The email or the password is not right.'),
    password: z
      .string('Password is required.')
      .min(1, 'Password is required.')
      .max(LONGEST_PASSWORD, 'Password is too long.'),
  },
  'Email and password must be sent as named fields.',
);

export type SignInOutcome =
  | { is: 'signed in'; token: string; user: SignedIn['user'] }
  | { is: 'refused'; errors: FieldErrors }
  | { is: 'throttled'; seconds: number };

/** Takes e-mail address and password; opens a session, or refuses alike whether the account or the password is wrong. */
export async function signIn(
  {
    accounts,
    sessions,
    clock,
  }: { accounts: AccountDatabase; sessions: ReturnType<typeof createSessions>; clock: Clock },
  input: unknown,
  origin: Origin,
): Promise<SignInOutcome> {
  const checked = credentials.safeParse(input);
  if (!checked.success) return { is: 'refused', errors: fieldErrors(checked.error) };
  const { email, password } = checked.data;
  const now = clock();
  const pair = `pair ${origin.address} ${email}`;
  const seconds =
    (await countAttempt(accounts, { subject: pair, allowed: FAILURES_OF_PAIR, now })) ||
    (await countAttempt(accounts, { subject: `address ${origin.address}`, allowed: FAILURES_OF_ADDRESS, now }));
  if (seconds > 0) return { is: 'throttled', seconds };

  const user = await findActive(accounts, email);
  if (!(await isPassword(password, user?.password_hash)) || !user) return { is: 'refused', errors: WRONG };
  await forgetAttempts(accounts, pair);
  await forgetAttempts(accounts, `address ${origin.address}`);
  const token = await sessions.open(user.id, origin);
  return { is: 'signed in', token, user: { id: user.id, name: user.name, email: user.email } };
}

const WRONG = { email: ['The email or the password is not right.'] };

function findActive(accounts: AccountDatabase, email: string) {
  return accounts
    .selectFrom('users')
    .select(['id', 'name', 'email', 'password_hash'])
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}
