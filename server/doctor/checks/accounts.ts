import type { AccountTables } from '../../accounts/tables.ts';
import { type Check, found } from '../check.ts';

/** Whether people who lose their phone can sign in. */
export const recoveryCodes: Check = {
  subject: 'Whether people have recovery codes',
  find: async ({ database }) => {
    const db = database.kysely.withTables<AccountTables>();
    const unused = db.selectFrom('recovery_codes').select('user_id').where('used_at', 'is', null);
    const people = await db
      .selectFrom('users')
      .innerJoin('authenticators', 'authenticators.user_id', 'users.id')
      .select('name')
      .where('users.id', 'not in', unused)
      .where('disabled_at', 'is', null)
      .orderBy('name')
      .execute();
    return found(
      'People who have no recovery codes left',
      people.map(({ name }) => name),
      'They make new ones under “My account”, Security.',
    );
  },
};
