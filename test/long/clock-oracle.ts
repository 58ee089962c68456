/** Clocks on the wall, by `Intl` alone: the product reckons with `Temporal`. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** Returns how far clocks in a zone are ahead of UTC, in ms. */
function offsetAt(time: number, zone: string): number {
  // Nowhere do clocks change within a quarter of an hour.
  const quarter = Math.floor(time / (15 * MINUTE)) * 15 * MINUTE;
  const key = `${zone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(zone, format);
  const part = Object.fromEntries(format.formatToParts(quarter).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = part as Record<string, number>;
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - quarter;
  offsets.set(key, offset);
  return offset;
}

/** Returns the day that a calendar on the wall shows, and its time. */
export function wallClock(time: number, zone: string): { date: string; time: string } {
  const [date = '', clock = ''] = new Date(time + offsetAt(time, zone)).toISOString().split('T');
  return { date, time: clock.slice(0, 'HH:MM'.length) };
}

/** Returns the days between two moments, those that clocks skip left out. */
export function daysOf(from: number, until: number, zone: string): { date: string; weekday: number }[] {
  const last = Date.parse(wallClock(until, zone).date);
  const days: { date: string; weekday: number }[] = [];
  for (let day = Date.parse(wallClock(from, zone).date); day <= last; day += DAY) {
    const date = new Date(day).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const isThere = wallClock(instantOf(date, '12:00', zone), zone).date === date;
    if (isThere) days.push({ date, weekday: new Date(day).getUTCDay() || 7 });
  }
  return days;
}

/** A time that clocks repeat is the first of the two; one that they skip is read by the offset before (RFC 5545, 3.3.5). */
export function instantOf(date: string, time: string, zone: string): number {
  const wall = time === '24:00' ? Date.parse(date) + DAY : Date.parse(`${date}T${time}Z`);
  const [before, after] = [offsetAt(wall - 26 * HOUR, zone), offsetAt(wall + 26 * HOUR, zone)];
  const fitting = [before, after]
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetAt(instant, zone) === wall);
  return fitting.length > 0 ? Math.min(...fitting) : wall - before;
}

/** Returns when clocks in a zone change, from 1985 to 2035. */
export function transitionsOf(zone: string): number[] {
  const known = transitions.get(zone) ?? findTransitions(zone);
  transitions.set(zone, known);
  return known;
}

const transitions = new Map<string, number[]>();

function findTransitions(zone: string): number[] {
  const found: number[] = [];
  for (let day = Date.UTC(1985, 0, 1); day < Date.UTC(2035, 0, 1); day += DAY) {
    if (offsetAt(day, zone) === offsetAt(day + DAY, zone)) continue;
    let [low, high] = [day, day + DAY];
    while (high - low > 15 * MINUTE) {
      const middle = Math.floor((low + high) / 2 / (15 * MINUTE)) * 15 * MINUTE;
      if (offsetAt(middle, zone) === offsetAt(low, zone)) low = middle;
      else high = middle;
    }
    found.push(high);
  }
  return found;
}
