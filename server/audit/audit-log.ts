import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { directionOf, type Page, type PageWanted, type Part, readPage } from '../platform/paging.ts';
import type { Action, ActivityDatabase, ActivityTables } from './tables.ts';

/** Who does something: an administrator, or the product itself, which has no id. */
export interface Actor {
  id: number | null;
  name: string;
}

/** Who acts where nobody is signed in. */
export const SYSTEM: Actor = { id: null, name: 'Plinth' };

export interface AuditEntry {
  by: Actor;
  action: Action;
  /** What kind of thing it was done to: the name of a content type, or `user`, `invitation`, `session`. */
  subject: string;
  recordId: number | null;
  /** What the record is called. */
  title: string;
  at: Date;
}

export interface ActivityWanted extends PageWanted {
  subject?: string[] | undefined;
  record_id?: number | undefined;
  user_id?: number | undefined;
}

export type Activity = ReturnType<typeof createActivity>;

/** Writes down what someone does, in the transaction in which it is done. */
export async function logActivity(transaction: ActivityDatabase, deed: AuditEntry): Promise<void> {
  const { by, recordId: record_id, at, ...what } = deed;
  const row = { ...what, at: at.toISOString(), user_id: by.id, user_name: by.name, record_id };
  await transaction.insertInto('activity').values(row).execute();
}

const KEPT = 400 * 24 * 60 * 60 * 1000; // ms

/** The log of who did what. */
export function createActivity({ kysely }: Database, clock: Clock) {
  const activity = kysely.withTables<ActivityTables>();

  /** Gives one page of the log, newest first, of some kinds of things, one record or one user if that is wanted. */
  function list({ subject, record_id, user_id, ...wanted }: ActivityWanted): Promise<Page<object>> {
    let rows = activity.selectFrom('activity');
    if (subject) rows = rows.where('subject', 'in', subject);
    if (record_id) rows = rows.where('record_id', '=', record_id);
    if (user_id) rows = rows.where('user_id', '=', user_id);
    const read = (part: Part) =>
      rows.selectAll().orderBy('id', directionOf(part, 'desc')).limit(part.limit).offset(part.offset).execute();
    const count = rows.select(({ fn }) => fn.countAll().as('total'));
    return readPage(wanted, read, () => count.executeTakeFirstOrThrow());
  }

  /** Deletes what is older than 400 days. What Plinth itself created stays: it marks the demonstration. */
  async function forgetOld(): Promise<void> {
    const before = new Date(clock().getTime() - KEPT).toISOString();
    const isOfDemonstration = { action: 'created', user_name: SYSTEM.name } as const;
    await activity
      .deleteFrom('activity')
      .where('at', '<', before)
      .where((deed) => deed.not(deed.and([deed.and(isOfDemonstration), deed('user_id', 'is', null)])))
      .execute();
  }

  return { list, forgetOld };
}
