import { hostname } from 'node:os';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { logFailure } from '../platform/log/log-failure.ts';
import type { Log } from '../platform/log/log.ts';
import { type AlarmName, alarmTexts, keyOf } from './alarm-names.ts';

/** An alarm with its heading. */
export type ListedAlarm = Alarm & { title: string };

export type Alarms = ReturnType<typeof createAlarms>;

/** An alarm that lasts. */
export interface Alarm {
  name: AlarmName;
  /** What to do, in a sentence or two. */
  sentence: string;
  raised_at: string;
}

/**
 * What is wrong with the site. Whoever finds something raises an alarm, and clears it once it is over; both can be called
 * as often as it is looked at, and never throw. While the database is away, an alarm is kept in this process.
 */
export function createAlarms(
  database: Database,
  { clock, log, machine = hostname() }: { clock: Clock; log: Log; machine?: string },
) {
  const store = createAlarmStore(database, clock);
  /** What this process has raised, by key. */
  const raised = new Map<string, Alarm>();
  /** The keys whose last change is not stored yet. */
  const unsaved = new Set<string>();
  /** What this process has found to be fine, and needs not clear again. */
  const fine = new Set<string>();
  let isUnstored = false;

  /** Raises an alarm, or changes its sentence: plain, without secrets, and saying what to do. */
  async function raise(name: AlarmName, sentence: string): Promise<void> {
    const key = keyOf(name, machine);
    const before = raised.get(key);
    if (!before) log.error({ alarm: name }, sentence);
    raised.set(key, { name, sentence, raised_at: before?.raised_at ?? clock().toISOString() });
    fine.delete(key);
    if (before?.sentence !== sentence) unsaved.add(key);
    await save();
  }

  /** Says that something is fine, whether or not it was before. */
  async function clear(name: AlarmName): Promise<void> {
    const key = keyOf(name, machine);
    if (raised.delete(key)) log.info({ alarm: name }, `${alarmTexts[name].over}.`);
    // What a machine has raised, no other can clear.
    else if (fine.has(key) && key !== name) return;
    fine.add(key);
    unsaved.add(key);
    await save();
  }

  /** Stores what could not be stored before. Returns whether all is. */
  async function save(): Promise<boolean> {
    for (const key of unsaved) {
      const alarm = raised.get(key);
      try {
        await (alarm ? store.put(key, alarm) : store.end(key));
        unsaved.delete(key);
        isUnstored = false;
      } catch (error) {
        // Reported once per series.
        if (!isUnstored) logFailure({ error: log.warn.bind(log) }, error, UNSTORED);
        isUnstored = true;
        return false;
      }
    }
    return true;
  }

  /** Says that what this process has raised still lasts, and ends what a machine has raised that is gone. */
  async function confirm(): Promise<void> {
    if (!(await save())) return;
    await store.confirm([...raised.keys()]);
    await store.endForgotten();
  }

  return {
    raise,
    clear,
    confirm,
    /** Returns all that last, of any process or machine, the oldest first. */
    list: async (): Promise<ListedAlarm[]> =>
      (await store.list()).map((alarm) => ({ ...alarm, title: alarmTexts[alarm.name].raised })),
    takeUntold: store.takeUntold,
    noteTold: store.noteTold,
    postpone: store.postpone,
    /** What this process has raised and could not store. */
    unstored: () => [...unsaved].flatMap((key) => raised.get(key) ?? []),
  };
}

const UNSTORED = 'An alarm could not be stored. It is kept until it can be.';

const MINUTE = 60_000; // ms
const CLAIM = 15 * MINUTE; // longer than it takes to mail everybody
const RETRIED_AFTER = 5 * MINUTE;
/** One that comes back within this time has not been over. */
const SETTLES_IN = 10 * MINUTE;
const FORGOTTEN_AFTER = 15 * MINUTE;

export type StoredAlarm = Selectable<AlarmTables['alarms']>;

/** The alarms in the database, the same for all processes and instances. */
function createAlarmStore({ kysely }: Database, clock: Clock) {
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
