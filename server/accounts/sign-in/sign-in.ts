import { z } from 'zod';
import { asEmailAddress } from '../../../content/model/email-address.ts';
import { done, fieldErrors, type Outcome, refused, type Throttled } from '../../platform/outcome.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { changeAccounts } from '../change-accounts.ts';
import { askSecondStep, type SecondStepNeeded } from '../factors/second-step.ts';
import { isStillValid, verifyPassword, WRONG_CREDENTIALS } from './verify-password.ts';
import { type NewSession, openSignedIn } from './open-signed-in.ts';
import type { Client } from './sessions.ts';

const MAX_PASSWORD_LENGTH = 1_000;

export const credentials = z.object(
  {
    email: z
      .string('Email is required.')
      .overwrite((address) => asEmailAddress(address).toLowerCase())
      .min(1, 'Email is required.')
      .max(200, 'Email is too long.')
      // PostgreSQL rejects NUL.
      .refine((address) => !address.includes('\0'), 'The email or password is incorrect.'),
    password: z
      .string('Password is required.')
      .min(1, 'Password is required.')
      .max(MAX_PASSWORD_LENGTH, 'Password is too long.'),
    browser: z
      .string()
      .max(200)
      .catch('')
      .optional()
      .describe('What a second step has returned for this browser, so that it is not asked for again'),
  },
  'Email and password must be sent as named fields.',
);

/** Opens a session, or asks for a second step. A wrong password and an unknown account get the same refusal. */
export async function signIn(
  dependencies: AccountsDependencies,
  input: unknown,
  client: Client,
): Promise<Outcome<NewSession> | SecondStepNeeded | Throttled> {
  const checked = credentials.safeParse(input);
  if (!checked.success) return refused(fieldErrors(checked.error));
  const sender = senderOf(client.address);
  const verified = await verifyPassword(dependencies, checked.data, sender);
  if (!verified.ok) return verified;
  return changeAccounts(dependencies.db, async (transaction) => {
    // The password may have been reset meanwhile, which ended all sessions.
    if (!(await isStillValid(transaction, verified.value))) return refused(WRONG_CREDENTIALS);
    const next = await askSecondStep(dependencies, transaction, verified.value, checked.data.browser ?? '');
    return next ?? done(await openSignedIn(dependencies, transaction, verified.value, client));
  });
}
