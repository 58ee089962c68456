import { type Actor, logActivity } from '../audit/audit-log.ts';
import type { Action } from '../audit/tables.ts';
import type { AccountDatabase } from './tables.ts';

export interface Person {
  id: number;
  name: string;
}

/** Logs what happened to a person, done by themselves unless `by` names someone else. */
export function logPersonActivity(
  transaction: AccountDatabase,
  action: Action,
  person: Person,
  { by = person, at }: { by?: Actor; at: Date },
): Promise<void> {
  return logActivity(transaction, { by, action, subject: 'user', recordId: person.id, title: person.name, at });
}
