import { type Actor, addActivity, type AuditEntry } from '../../audit/audit-log.ts';
import type { ToldAction } from '../../audit/tables.ts';
import type { Person } from '../change-accounts.ts';
import type { AccountDatabase } from '../tables.ts';

/** Queues the email about an entry of the activity log, in the transaction that adds it. */
export type TellPerson = (
  transaction: AccountDatabase,
  email: { userId: number; activityId: number },
  now: Date,
) => Promise<void>;

/** Creates what notes a change in the activity log and queues the email about it, so that none is lost while the mail server is away. */
export function createChangeLog(tell: TellPerson) {
  return async (
    transaction: AccountDatabase,
    action: ToldAction,
    person: Person,
    { by = person, now, about = personAsSubject(person) }: { by?: Actor; now: Date; about?: ChangeSubject },
  ): Promise<void> => {
    const activityId = await addActivity(transaction, { by, action, ...about, at: now });
    if (action === 'failed the second step' && (await failuresSinceSignIn(transaction, person.id)) !== SUSPICIOUS)
      return;
    await tell(transaction, { userId: person.id, activityId }, now);
  };
}

/** What a change was made to: the person, unless it is something of theirs. */
type ChangeSubject = Pick<AuditEntry, 'subject' | 'recordId' | 'title'>;

function personAsSubject({ id, name }: Person): ChangeSubject {
  return { subject: 'user', recordId: id, title: name };
}

export type ChangeLog = ReturnType<typeof createChangeLog>;

/** So many wrong codes in a row are told: whoever types them knows the password. */
const SUSPICIOUS = 3;

async function failuresSinceSignIn(transaction: AccountDatabase, userId: number): Promise<number> {
  const entries = transaction.selectFrom('activity').where('subject', '=', 'user').where('record_id', '=', userId);
  const signIn = entries.where('action', '=', 'signed in').select(({ fn }) => fn.max('id').as('id'));
  const { id } = await signIn.executeTakeFirstOrThrow();
  const failures = entries.where('action', '=', 'failed the second step').where('id', '>', id ?? 0);
  return Number((await failures.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()).total);
}
