import { type Actor, logActivity } from '../audit/audit-log.ts';
import type { Action, ActivityTables } from '../audit/tables.ts';
import type { AccountDatabase } from './tables.ts';

export interface Person {
  id: number;
  name: string;
}

/** Notes what was done to a person, by themselves unless `by` says otherwise. */
export function notePerson(
  transaction: AccountDatabase,
  action: Action,
  person: Person,
  { by = person, at }: { by?: Actor; at: Date },
): Promise<void> {
  return note(transaction, { by, action, subject: 'user', recordId: person.id, title: person.name, at });
}

/** Notes a deed in the transaction in which it is done. */
export function note(transaction: AccountDatabase, deed: Parameters<typeof logActivity>[1]): Promise<void> {
  return logActivity(transaction.withTables<ActivityTables>(), deed);
}
