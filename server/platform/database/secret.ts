import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** Returns the secret of this name, the same in every process, and creates it on first use. */
export async function readSecret({ kysely }: Database, name: 'accounts' | 'forms' | 'digests'): Promise<string> {
  const secrets = kysely.withTables<{ secrets: { name: string; value: string } }>();
  const stored = secrets.selectFrom('secrets').select('value').where('name', '=', name);
  const existing = await stored.executeTakeFirst();
  if (existing) return existing.value;
  const created = { name, value: randomBytes(32).toString('base64url') };
  await secrets
    .insertInto('secrets')
    .values(created)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await stored.executeTakeFirstOrThrow()).value;
}
