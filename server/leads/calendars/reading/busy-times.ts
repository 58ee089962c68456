import ICAL from 'ical.js';
import { type Interval, joined } from '../../booking/free-times.ts';
import { createBudget, isKept, occurrencesOf } from './occurrences.ts';
import { type ReadingTask, Unreadable } from './reading-task.ts';
import { createZones, type Zones } from './zones.ts';

const MAX_EVENTS = 10_000;

/**
 * Returns when the owner of a calendar is busy, without overlaps, the earliest first. An event that is cancelled, or marked as free,
 * takes no time. Throws where it cannot be said.
 */
export function busyTimesIn({ text, zone, ...range }: ReadingTask): Interval[] {
  const budget = createBudget();
  const busy: Interval[] = [];
  let total = 0;
  for (const partsNamed of calendarsIn(text)) {
    const zones = createZones(partsNamed('vtimezone'), zone);
    const events = partsNamed('vevent').filter((event) => event.hasProperty('dtstart'));
    total += events.length;
    if (total > MAX_EVENTS) throw new Unreadable(`It has more than ${MAX_EVENTS.toLocaleString('en')} events.`);
    const changed = changedOccurrences(events, zones);
    for (const event of events) {
      if (!takesTime(event)) continue;
      const replaced = isException(event) ? new Set<string>() : changed.get(uidOf(event));
      busy.push(...occurrencesOf(event, { zones, replaced, budget, ...range }));
    }
    busy.push(...busyPeriods(partsNamed('vfreebusy'), zones).filter((interval) => isKept(interval, range)));
  }
  return joined(busy.toSorted((a, b) => a.start - b.start));
}

type Parsed = [name: string, properties: unknown[], parts: Parsed[]];

/** Returns of each calendar in a text what finds its parts. They do not know it: parts that do look through all of it for zones. */
function calendarsIn(text: string): ((name: string) => ICAL.Component[])[] {
  const start = text.trimStart();
  if (!/^BEGIN:VCALENDAR\b/i.test(start)) throw new Unreadable('What is at this address is no calendar.');
  const parsed = ICAL.parse(start) as unknown as Parsed | Parsed[];
  const calendars = typeof parsed[0] === 'string' ? [parsed as Parsed] : (parsed as Parsed[]);
  return calendars.map(([, , parts]) => (name) => {
    const matching = parts.filter((part) => part[0] === name);
    return matching.map((part) => new ICAL.Component(part as unknown as string));
  });
}

function takesTime(event: ICAL.Component) {
  const isCancelled = /^cancelled$/i.test(textOf(event, 'status'));
  return !isCancelled && !/^transparent$/i.test(textOf(event, 'transp'));
}

/** Of each series, which of its occurrences are events of their own. */
function changedOccurrences(events: ICAL.Component[], zones: Zones): Map<string, Set<string>> {
  const changed = new Map<string, Set<string>>();
  for (const event of events.filter(isException)) {
    const keys = changed.get(uidOf(event)) ?? new Set();
    for (const key of zones.keysIn(event, 'recurrence-id')) keys.add(key);
    changed.set(uidOf(event), keys);
  }
  return changed;
}

const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id');
const uidOf = (event: ICAL.Component) => textOf(event, 'uid');
const textOf = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name) ?? '').trim();

/** What a calendar says that tells no more than when somebody is busy. */
function busyPeriods(parts: ICAL.Component[], zones: Zones): Interval[] {
  const properties = parts.flatMap((part) => part.getAllProperties('freebusy'));
  const taken = properties.filter((property) => String(property.getParameter('fbtype')).toUpperCase() !== 'FREE');
  return taken.flatMap((property) =>
    (property.getValues() as ICAL.Period[]).map((period) => ({
      start: zones.instantOf(property, period.start),
      end: zones.instantOf(property, period.getEnd()),
    })),
  );
}
