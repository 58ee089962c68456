import { z } from 'zod';
import { SYSTEM } from '../../audit/audit-log.ts';
import { ConfigurationError } from '../../platform/configuration/configuration.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { newPassword } from '../passwords/new-password.ts';
import { addPerson } from './new-person.ts';
import { notePerson } from '../log-activity.ts';
import { oneByOne } from '../sign-in/mutex.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { makeRegistrationLink } from './registration-links.ts';
import type { AccountDatabase } from '../tables.ts';

const LINK_VALID_FOR = 24 * 60 * 60 * 1000; // ms
const NAME = 'Administrator';

interface FirstAdministrator {
  ADMIN_EMAIL?: string | undefined;
  ADMIN_PASSWORD?: string | undefined;
}

/** How the first administrator comes to be: from the configuration, or by a link. */
export function createSetUp({ accounts, clock, publicUrl }: AccountsDependencies) {
  /**
   * Makes the administrator whom the configuration names, unless there is one already. Throws a `ConfigurationError`
   * for a password that is too short or too long.
   */
  async function createFirst({ ADMIN_EMAIL, ADMIN_PASSWORD }: FirstAdministrator): Promise<void> {
    if (!ADMIN_EMAIL || !ADMIN_PASSWORD || (await hasAdministrator(accounts))) return;
    const checked = newPassword('ADMIN_PASSWORD').safeParse(ADMIN_PASSWORD);
    if (!checked.success) throw new ConfigurationError(z.flattenError(checked.error).formErrors[0]);
    const person = { name: NAME, email: ADMIN_EMAIL.toLowerCase(), password_hash: await hashPassword(ADMIN_PASSWORD) };
    await oneByOne(accounts, async (transaction) => {
      if (await hasAdministrator(transaction)) return;
      const at = clock();
      const added = await addPerson(transaction, person, at);
      if (added.ok) await notePerson(transaction, 'created', { id: added.value, name: NAME }, { by: SYSTEM, at });
    });
  }

  /**
   * Gives a link with which the first administrator registers, and takes back those given before; null once there is an
   * administrator.
   */
  function makeLink(): Promise<string | null> {
    return oneByOne(accounts, async (transaction) => {
      if (await hasAdministrator(transaction)) return null;
      const now = clock();
      const expires = new Date(now.getTime() + LINK_VALID_FOR);
      await transaction
        .deleteFrom('registration_links')
        .where('kind', '=', 'set-up')
        .where('used_at', 'is', null)
        .execute();
      const from = { kind: 'set-up', email: null, invited_by: null, inviter: null } as const;
      const { link } = await makeRegistrationLink(transaction, from, { publicUrl, now, expires });
      return link;
    });
  }

  return { createFirst, makeLink, hasAdministrator: () => hasAdministrator(accounts) };
}

async function hasAdministrator(accounts: AccountDatabase) {
  return Boolean(await accounts.selectFrom('users').select('id').limit(1).executeTakeFirst());
}
