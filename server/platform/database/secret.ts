import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** Returns the secret of this name, the same in every process, and creates it on first use. */
export async function readSecret({ kysely }: Database, name: 'accounts' | 'forms'): Promise<string> {
  const secrets = kysely.withTables<{ secrets: { name: string; value: string } }>();
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
