import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import type { Alarms } from '../alarms/alarms.ts';
import { type Actor, logActivity } from '../audit/audit-log.ts';
import type { ActivityTables } from '../audit/tables.ts';
import { mendFutureTimes } from './future-times.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log/log.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const HOUR = 60 * 60 * 1000; // ms
const ONLY = 1; // the id of the row

export type SiteClock = ReturnType<typeof createSiteClock>;

/** Two times that are too far apart. */
export interface Doubt {
  now: string;
  lastRan: string;
}

interface SiteClockDependencies {
  clock: Clock;
  alarms: Pick<Alarms, 'raise' | 'clear'>;
  log: Log;
  uptime?: () => Uptime;
}

/**
 * Compares the clock of this machine with the time at which the site last ran. If they are more than a day apart, and the
 * machine was not up all that time, a person has to say that the clock is right; until then nothing is erased or published
 * because of it.
 */
export function createSiteClock(
  database: Database,
  { clock, alarms, log, uptime = readUptime }: SiteClockDependencies,
) {
  const db = database.kysely.withTables<ClockTables & ActivityTables>();
  let hasMended = false;

  /** Returns why the clock is not believed, or null. */
  const doubt = () => readDoubt(database, { clock, uptime });

  /** Whether what follows from the time may be done. */
  async function isBelieved(): Promise<boolean> {
    return (await doubt()) === null;
  }

  /** Notes the time if it is believed; otherwise raises an alarm. */
  async function look(): Promise<void> {
    const doubted = await doubt();
    if (doubted) {
      hasMended = false;
      return alarms.raise('clock', sentenceAbout(doubted));
    }
    await believe();
    await alarms.clear('clock');
  }

  /** Has a person say that the clock is right. */
  async function confirm(by: Actor): Promise<void> {
    const doubted = await doubt();
    hasMended = false;
    await believe();
    if (doubted) {
      const entry = {
        by,
        action: 'confirmed',
        subject: 'clock',
        recordId: null,
        title: 'The clock of the server',
      } as const;
      await logActivity(db, { ...entry, at: clock() });
      log.info(doubted, 'The clock was confirmed.');
    }
    await alarms.clear('clock');
  }

  async function believe() {
    const row = { seen_at: clock().toISOString(), ...uptime() };
    const seen = db.insertInto('site_clock').values({ id: ONLY, ...row });
    await seen.onConflict((conflict) => conflict.column('id').doUpdateSet(row)).execute();
    if (hasMended) return;
    const mended = await mendFutureTimes(database, clock());
    hasMended = true;
    if (mended > 0)
      log.warn({ rows: mended }, 'The clock was ahead before. What waited for times in the future no longer does.');
  }

  return { isBelieved, doubt, look, confirm };
}

/** Returns why the clock of this machine is not believed, or null. */
export async function readDoubt(
  { kysely }: Database,
  { clock = systemClock, uptime = readUptime }: Partial<Pick<SiteClockDependencies, 'clock' | 'uptime'>> = {},
): Promise<Doubt | null> {
  const row = await kysely.withTables<ClockTables>().selectFrom('site_clock').selectAll().executeTakeFirst();
  if (!row) return null;
  const now = clock();
  const passed = now.getTime() - Date.parse(row.seen_at);
  if (Math.abs(passed) <= DAY || wasUp(row, uptime(), passed)) return null;
  return { now: now.toISOString(), lastRan: row.seen_at };
}

/** Whether the machine has counted the seconds since then, in the same boot. */
function wasUp(then: Pick<ClockTables['site_clock'], 'boot_id' | 'uptime'>, now: Uptime, passed: number) {
  if (then.boot_id === null || then.uptime === null || then.boot_id !== now.boot_id) return false;
  return Math.abs((now.uptime - then.uptime) * 1000 - passed) <= HOUR;
}

/** Returns a sentence about what is held back, and what to do. */
export function sentenceAbout({ now, lastRan }: Doubt): string {
  return (
    `The clock of this machine says ${minuteOf(now)}, but the site last ran at ${minuteOf(lastRan)}. ` +
    'Until an owner confirms the clock, nothing is deleted or published by itself. ' +
    'If the clock is right, for example after a long pause, press “The clock is right” on the dashboard, or run: npm run plinth -- clock:confirm. ' +
    'If it is wrong, set it: this message then goes away.'
  );
}

function minuteOf(time: string) {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}

/** How long a machine has been up, sleep included, and which of its boots that is. */
interface Uptime {
  /** Null where the system does not name its boots, as Linux does. */
  boot_id: string | null;
  /** In seconds. */
  uptime: number;
}

function readUptime(): Uptime {
  return { boot_id: readBootId(), uptime: Math.floor(uptime()) };
}

function readBootId() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null;
  }
}

export type ClockTables = {
  site_clock: {
    id: number;
    /** When the site last ran with a clock that nobody doubts. */
    seen_at: string;
    /** The boot of the machine that saw it, and the seconds since then. */
    boot_id: string | null;
    uptime: number | null;
  };
};
