import type { ExpressionBuilder, Selectable } from 'kysely';
import { alarmTexts } from './alarm-names.ts';
import type { Alarm } from './alarms.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

const MINUTE = 60_000; // ms
const CLAIM = 15 * MINUTE; // longer than it takes to mail everybody
const RETRIED_AFTER = 5 * MINUTE;
/** One that comes back within this time has not been over. */
const SETTLES_IN = 10 * MINUTE;
const FORGOTTEN_AFTER = 15 * MINUTE;

export type StoredAlarm = Selectable<AlarmTables['alarms']>;

/** The alarms in the database, the same for all processes and instances. */
export function createAlarmStore({ kysely }: Database, clock: Clock) {
  const db = kysely.withTables<AlarmTables>();
  const inTime = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString();

  async function put(key: string, { name, sentence, raised_at }: Alarm): Promise<void> {
    const now = inTime(0);
    await db
      .insertInto('alarms')
      .values({ key, name, sentence, raised_at, seen_at: now })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ sentence, seen_at: now, over_at: null }))
      .execute();
  }

  async function end(key: string): Promise<void> {
    const lasting = db.updateTable('alarms').where('key', '=', key).where('over_at', 'is', null);
    await lasting.set({ over_at: inTime(0) }).execute();
    await forgetUntold();
  }

  /** Nobody is told of the end of what they have not heard of, and are not hearing of right now. */
  async function forgetUntold() {
    const untold = db.deleteFrom('alarms').where('over_at', 'is not', null).where('told_at', 'is', null);
    await untold.where(isFree).execute();
  }

  function isFree(row: ExpressionBuilder<AlarmTables, 'alarms'>) {
    return row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', inTime(0))]);
  }

  async function confirm(keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    await db
      .updateTable('alarms')
      .set({ seen_at: inTime(0) })
      .where('key', 'in', keys)
      .execute();
  }

  /** Ends the alarms of machines that no longer report them. */
  async function endForgotten(): Promise<void> {
    const ofMachines = db.selectFrom('alarms').select('key').whereRef('key', '!=', 'name');
    const forgotten = ofMachines.where('over_at', 'is', null).where('seen_at', '<', inTime(-FORGOTTEN_AFTER));
    for (const { key } of await forgotten.execute()) await end(key);
  }

  /** Returns the alarms that last, the oldest first. */
  async function list(): Promise<Alarm[]> {
    const lasting = db.selectFrom('alarms').select(['name', 'sentence', 'raised_at']).where('over_at', 'is', null);
    const rows = await lasting.orderBy('raised_at').orderBy('key').execute();
    return rows.flatMap(({ name, ...alarm }) => (isKnown(name) ? [{ name, ...alarm }] : []));
  }

  /** Claims an alarm that began or ended and of which nobody has been told; null without one. */
  async function takeUntold(): Promise<StoredAlarm | null> {
    await forgetUntold();
    const untold = db
      .selectFrom('alarms')
      .select('key')
      .where((row) => row.or([row('told_at', 'is', null), row('over_at', '<', inTime(-SETTLES_IN))]))
      .where(isFree)
      .limit(1);
    const taken = db
      .updateTable('alarms')
      .set({ claimed_until: inTime(CLAIM) })
      .where('key', 'in', untold);
    return (await taken.where(isFree).returningAll().executeTakeFirst()) ?? null;
  }

  /** Has an alarm that nobody could be told of be taken again later. */
  async function postpone({ key }: StoredAlarm): Promise<void> {
    await db
      .updateTable('alarms')
      .set({ claimed_until: inTime(RETRIED_AFTER) })
      .where('key', '=', key)
      .execute();
  }

  /** One that is over and told is forgotten, unless it has come back meanwhile. */
  async function noteTold({ key, over_at }: StoredAlarm): Promise<void> {
    const row = db
      .updateTable('alarms')
      .set({ told_at: inTime(0), claimed_until: null })
      .where('key', '=', key);
    if (over_at === null) return void (await row.execute());
    await db.deleteFrom('alarms').where('key', '=', key).where('over_at', '=', over_at).execute();
    await row.set({ told_at: null }).execute();
  }

  return { put, end, confirm, endForgotten, list, takeUntold, postpone, noteTold };
}

function isKnown(name: string): name is keyof typeof alarmTexts {
  return Object.hasOwn(alarmTexts, name);
}

type AlarmTables = {
  alarms: {
    /** The name of the alarm, followed by the machine where it is about one. */
    key: string;
    name: string;
    sentence: string;
    raised_at: string;
    /** When it was last reported. */
    seen_at: string;
    /** Null while it lasts. */
    over_at: string | null;
    /** When people were mailed about it; null before. */
    told_at: string | null;
    /** Until when a process is mailing people about it. */
    claimed_until: string | null;
  };
};
