import { randomBytes } from 'node:crypto';
import type { Database } from '../platform/database.ts';
import type { LeadTables } from './tables.ts';

const name = 'forms';

/** Gives what the forms of this instance are signed with, in all of its processes; makes it where there is none yet. */
export async function readSecret({ kysely }: Database): Promise<string> {
  const secrets = kysely.withTables<LeadTables>();
  const kept = secrets.selectFrom('secrets').select('value').where('name', '=', name);
  const found = await kept.executeTakeFirst();
  if (found) return found.value;
  const made = { name, value: randomBytes(32).toString('base64url') };
  await secrets
    .insertInto('secrets')
    .values(made)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await kept.executeTakeFirstOrThrow()).value;
}
