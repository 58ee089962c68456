import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { timeZoneNamed } from '../../../platform/time-zone.ts';

export type Zones = ReturnType<typeof createZones>;

/** Returns the moment of a wall time, in milliseconds since the epoch. */
export type InstantOf = (wall: ICAL.Time) => number;

/**
 * What the times of a calendar stand for. A zone is known by its name, as IANA or Windows has it; otherwise by what the calendar says
 * of it. Days, and times without a zone, are those of the owner.
 */
export function createZones(descriptions: ICAL.Component[], ownersZone: string) {
  const owners = inZone(ownersZone);
  const known = new Map<string, InstantOf>();

  /** Returns what tells the moments of wall times in the zone of a time that a property has. */
  function zoneOf(property: ICAL.Property, time: ICAL.Time): InstantOf {
    if (time.isDate) return owners;
    if (time.zone === ICAL.Timezone.utcTimezone) return inUtc;
    const name = property.getParameter('tzid');
    return typeof name === 'string' ? inNamed(name) : owners;
  }

  const instantOf: (property: ICAL.Property, time: ICAL.Time) => number = (property, time) =>
    zoneOf(property, time)(time);

  function inNamed(name: string): InstantOf {
    const instantIn = known.get(name) ?? find(name);
    known.set(name, instantIn);
    return instantIn;
  }

  function find(name: string): InstantOf {
    const zone = zoneNamed(name);
    if (zone) return inZone(zone);
    const description = descriptions.find((part) => part.getFirstPropertyValue('tzid') === name);
    if (!description) return owners;
    const described = new ICAL.Timezone({ component: description, tzid: name });
    return (time) => inUtc(time) - described.utcOffset(plainTime(time)) * 1000;
  }

  /** Returns what properties of an event name occurrences by: the moment, or the day where only that is named. */
  function keysIn(event: ICAL.Component, name: 'exdate' | 'recurrence-id'): string[] {
    return event
      .getAllProperties(name)
      .flatMap((property) =>
        (property.getValues() as ICAL.Time[]).map((time) =>
          time.isDate ? dayOf(time) : String(instantOf(property, time)),
        ),
      );
  }

  return { zoneOf, instantOf, keysIn };
}

/** Returns a wall time without its zone. */
export function plainTime({ year, month, day, hour, minute, second, isDate }: ICAL.Time): ICAL.Time {
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone);
}

export function dayOf({ year, month, day }: ICAL.Time) {
  return `${year}-${month}-${day}`;
}

function inUtc({ year, month, day, hour, minute, second }: ICAL.Time) {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** A time that a clock skips is that of the clock before; one that it shows twice is the first. */
function inZone(zone: string): InstantOf {
  return ({ year, month, day, hour, minute, second }) => {
    const wall = new Temporal.PlainDateTime(year, month, day, hour, minute, Math.min(second, 59));
    return wall.toZonedDateTime(zone).epochMilliseconds;
  };
}

/** Some programs write a path before the name, such as /citadel.org/20070227_1/Europe/Berlin. */
function zoneNamed(name: string): string | null {
  const parts = name.trim().replaceAll(/^"|"$/g, '').split('/').filter(Boolean);
  const endings = [parts, parts.slice(-3), parts.slice(-2)].map((ending) => ending.join('/'));
  for (const ending of endings) {
    const zone = ending ? timeZoneNamed(findIana(ending)[0] ?? ending) : null;
    if (zone) return zone;
  }
  return null;
}
