import type { Accounts } from '../../accounts/accounts.ts';

/** Says what has come of changing an email address, or why it was not changed. */
export function emailChangeAnswer(outcome: Awaited<ReturnType<Accounts['changeEmail']>>) {
  if (!outcome.ok) return outcome;
  const { isMailed } = outcome.value;
  return { message: isMailed === null ? CHANGED : isMailed ? SENT : UNSENT };
}

const CHANGED = 'Email Changed!';
const SENT = 'We have sent a link to the new address. It is used for signing in once that link has been followed.';
const UNSENT = 'The link could not be emailed to the new address. Check it, and try again.';
