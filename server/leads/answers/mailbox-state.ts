import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { LeadDatabase, LeadTables } from '../tables.ts';
import type { MailboxPosition } from './reading/mailbox-tasks.ts';
import type { AnswerTables } from './tables.ts';

const ID = 1;
const MAX_FAILURE = 500; // characters

type State = Selectable<AnswerTables['mailbox_state']>;

/** How reading the mailbox goes; null before it was tried. */
export type MailboxHealth = Pick<State, 'read_at' | 'failing_since' | 'failure'>;

export function readMailboxHealth({ kysely }: Pick<Database, 'kysely'>): Promise<MailboxHealth | null> {
  return mailboxHealthIn(kysely.withTables<LeadTables>());
}

export async function mailboxHealthIn(db: LeadDatabase): Promise<MailboxHealth | null> {
  const rows = db.selectFrom('mailbox_state').select(['read_at', 'failing_since', 'failure']);
  return (await rows.executeTakeFirst()) ?? null;
}

/** What is known of one mailbox. Another one, or the same by another name, begins anew: no answer is stored twice. */
export function createMailboxState(db: LeadDatabase, account: string) {
  async function position(): Promise<MailboxPosition> {
    const rows = db.selectFrom('mailbox_state').select(['validity', 'last_uid']).where('account', '=', account);
    return (await rows.executeTakeFirst()) ?? { validity: null, last_uid: 0 };
  }

  /** Notes up to where all answers are stored. */
  async function advance({ validity, last_uid }: MailboxPosition, now: Date): Promise<void> {
    const read_at = now.toISOString();
    await put({ validity, last_uid, read_at, failing_since: null, failure: null });
  }

  async function noteFailure(failure: string, now: Date): Promise<void> {
    const before = await mailboxHealthIn(db);
    const failing_since = before?.failing_since ?? now.toISOString();
    await put({ failing_since, failure: failure.slice(0, MAX_FAILURE) }, await position());
  }

  async function put(changes: Partial<State>, beginning: MailboxPosition = { validity: null, last_uid: 0 }) {
    const row = { account, read_at: null, failing_since: null, failure: null, ...beginning, ...changes };
    await db
      .insertInto('mailbox_state')
      .values({ id: ID, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ account, ...beginning, ...changes }))
      .execute();
  }

  return { position, advance, noteFailure };
}
