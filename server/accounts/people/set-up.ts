import { z } from 'zod';
import { SYSTEM } from '../../audit/audit-log.ts';
import { ConfigurationError } from '../../platform/configuration/configuration.ts';
import type { AccountsDependencies } from '../dependencies.ts';
import { newPassword, refuseGuessable } from '../passwords/new-password.ts';
import { addPerson } from './new-person.ts';
import { changeAccounts, logPersonActivity } from '../change-accounts.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { createRegistrationLink } from './registration-links.ts';
import type { AccountDatabase } from '../tables.ts';

const LINK_VALID_FOR = 24 * 60 * 60 * 1000; // ms
const NAME = 'Administrator';
const GUESSABLE =
  'ADMIN_PASSWORD must not be the email address in ADMIN_EMAIL or the name of the site. Choose something else.';

interface FirstAdministrator {
  ADMIN_EMAIL?: string | undefined;
  ADMIN_PASSWORD?: string | undefined;
}

/** Creates the first administrator, from the configuration or by a link. */
export function createSetUp({ db, clock, publicUrl }: AccountsDependencies) {
  /** Creates the administrator named by the configuration, unless there is one. */
  async function createFirstAdministrator(configuration: FirstAdministrator): Promise<void> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = configuration;
    if (!ADMIN_EMAIL || !ADMIN_PASSWORD || (await hasAdministrator(db))) return;
    refuseFirstAdministrator(configuration, publicUrl);
    const password_hash = await hashPassword(ADMIN_PASSWORD);
    const person = { name: NAME, email: ADMIN_EMAIL.toLowerCase(), role: 'owner', password_hash } as const;
    await changeAccounts(db, async (transaction) => {
      if (await hasAdministrator(transaction)) return;
      const now = clock();
      const added = await addPerson(transaction, person, now);
      if (added.ok)
        await logPersonActivity(transaction, 'created', { id: added.value, name: NAME }, { by: SYSTEM, now });
    });
  }

  /**
   * Returns a link with which the first administrator registers, and revokes earlier ones; null once there is an
   * administrator.
   */
  function makeSetUpLink(): Promise<string | null> {
    return changeAccounts(db, async (transaction) => {
      if (await hasAdministrator(transaction)) return null;
      const now = clock();
      const expires = new Date(now.getTime() + LINK_VALID_FOR);
      await transaction
        .deleteFrom('registration_links')
        .where('kind', '=', 'set-up')
        .where('used_at', 'is', null)
        .execute();
      const from = { kind: 'set-up', email: null, role: 'owner', invited_by: null, inviter_name: null } as const;
      const { link } = await createRegistrationLink(transaction, from, { publicUrl, now, expires });
      return link;
    });
  }

  return { createFirstAdministrator, makeSetUpLink, hasAdministrator: () => hasAdministrator(db) };
}

/** Throws a `ConfigurationError` if the first administrator's password is too short, too long or too easy to guess. */
export function refuseFirstAdministrator({ ADMIN_EMAIL, ADMIN_PASSWORD }: FirstAdministrator, publicUrl: string): void {
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD) return;
  const checked = newPassword('ADMIN_PASSWORD').safeParse(ADMIN_PASSWORD);
  if (!checked.success) throw new ConfigurationError(z.flattenError(checked.error).formErrors[0]);
  if (refuseGuessable(ADMIN_PASSWORD, { name: NAME, email: ADMIN_EMAIL }, publicUrl))
    throw new ConfigurationError(GUESSABLE);
}

async function hasAdministrator(db: AccountDatabase) {
  return Boolean(await db.selectFrom('users').select('id').limit(1).executeTakeFirst());
}
