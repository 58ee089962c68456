import { PERSON } from '../../../content/model/relations.ts';
import type { AccountDatabase } from '../../accounts/tables.ts';
import type { SearchEntry } from './entry.ts';

/** Reads people with an account. */
export async function readPeople(db: AccountDatabase, ids: number[]): Promise<SearchEntry[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'created_at'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, name, email, created_at }) => ({
    type: PERSON,
    id,
    language: '',
    isPublic: false,
    title: name,
    texts: [email],
    created_at,
    key: String(id),
  }));
}
