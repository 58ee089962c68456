import { hostname } from 'node:os';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { logFailure } from '../platform/log/log-failure.ts';
import type { Log } from '../platform/log/log.ts';
import { type AlarmName, alarmTexts, keyOf } from './alarm-names.ts';
import { createAlarmStore } from './alarm-store.ts';

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
