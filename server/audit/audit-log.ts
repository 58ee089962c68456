import type { Selectable } from 'kysely';
import { splitTypeName } from '../../content/model/translations/type-name.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { directionOf, type Page, type PageWanted, type Part, readPage } from '../platform/paging.ts';
import type { Action, ActivityDatabase, ActivityTables } from './tables.ts';

/** An administrator, or the server itself, which has no id. */
export interface Actor {
  id: number | null;
  name: string;
  /** The program that acts in this person's name. */
  program?: { id: number };
}

/** Returns whose hand did something; null where a program did it in their name. */
export function handOf({ id, program }: Actor): number | null {
  return program ? null : id;
}

/** Acts where nobody is signed in: seeding, jobs, the command line. */
export const SYSTEM: Actor = { id: null, name: 'Plinth' };

/** Replaces the personal data of people who were erased. */
export const ERASED = '(erased)';

export interface AuditEntry {
  by: Actor;
  action: Action;
  /** What it was done to: the name of a content type, or `user`, `invitation`, `session`. */
  subject: string;
  recordId: number | null;
  /** The title of the record at that time. */
  title: string;
  at: Date;
  /** The preview link by which a visitor did it. */
  linkId?: number;
}

export interface ActivityFilter extends PageWanted {
  subject?: string[] | undefined;
  record_id?: number | undefined;
  user_id?: number | undefined;
  /** Only what this person did, or was done to these subjects. */
  visible?: { by: number; subjects: string[] } | undefined;
  action?: Action[] | undefined;
  /** The first moment, in UTC. */
  from?: string | undefined;
  /** The moment before which entries end, in UTC. */
  before?: string | undefined;
}

export type ActivityRow = Pick<Selectable<ActivityTables['activity']>, (typeof COLUMNS)[number]>;

const COLUMNS = ['id', 'at', 'user_id', 'user_name', 'action', 'subject', 'record_id', 'language', 'title'] as const;

/** Adds an entry to the activity log; to be called in the transaction that it is about. */
export async function logActivity(transaction: ActivityDatabase, entry: AuditEntry): Promise<void> {
  await addActivity(transaction, entry);
}

/** Adds an entry as `logActivity` does, and returns its id. */
export async function addActivity(transaction: ActivityDatabase, entry: AuditEntry): Promise<number> {
  const { by, recordId: record_id, linkId: link_id = null, ...rest } = entry;
  // What is done to a translation is listed with its record.
  const { source: subject, language } = splitTypeName(entry.subject);
  const row = {
    ...rest,
    subject,
    language,
    at: entry.at.toISOString(),
    user_id: by.id,
    user_name: by.name,
    record_id,
    link_id,
  };
  return (await transaction.insertInto('activity').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

const KEPT_FOR = 400 * 24 * 60 * 60 * 1000; // ms

/** The log of who did what. */
export function createActivityLog({ kysely }: Database, clock: Clock) {
  const db = kysely.withTables<ActivityTables>();

  /** Returns one page of the entries that pass the filter, newest first. */
  function list(filter: ActivityFilter): Promise<Page<ActivityRow>> {
    const { subject, record_id, user_id, visible, action, from, before, ...wanted } = filter;
    let rows = db.selectFrom('activity');
    if (subject) rows = rows.where('subject', 'in', subject);
    if (record_id) rows = rows.where('record_id', '=', record_id);
    if (user_id) rows = rows.where('user_id', '=', user_id);
    if (visible)
      rows = rows.where((row) => {
        const isTheirs = row('user_id', '=', visible.by);
        return visible.subjects.length > 0 ? row.or([isTheirs, row('subject', 'in', visible.subjects)]) : isTheirs;
      });
    if (action) rows = rows.where('action', 'in', action);
    if (from) rows = rows.where('at', '>=', from);
    if (before) rows = rows.where('at', '<', before);
    const read = (part: Part) => {
      const direction = directionOf(part, 'desc');
      const sorted = rows.select(COLUMNS).orderBy('at', direction).orderBy('id', direction);
      return sorted.limit(part.limit).offset(part.offset).execute();
    };
    const count = rows.select(({ fn }) => fn.countAll().as('total'));
    return readPage(wanted, read, () => count.executeTakeFirstOrThrow());
  }

  /** Deletes entries older than 400 days, except those by which the records of the demonstration are found. Returns how many. */
  async function purgeOld(): Promise<number> {
    const oldest = new Date(clock().getTime() - KEPT_FOR).toISOString();
    const { numDeletedRows } = await db
      .deleteFrom('activity')
      .where('at', '<', oldest)
      .where((entry) => entry.not(entry.and({ action: 'created', user_name: SYSTEM.name }).and('user_id', 'is', null)))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }

  return { list, purgeOld };
}
