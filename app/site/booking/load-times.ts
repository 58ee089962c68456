import type { LoaderFunctionArgs } from 'react-router';
import type { Language } from '../../../content/languages.ts';
import { wordsIn } from '../../../content/words/index.ts';
import type { MeetingPlace } from '../../../content/types/meeting-kind.ts';
import type { BookableKind } from '../../../server/leads/booking/offer.ts';
import type { Host } from '../../../server/site/meeting-kinds.ts';
import type { Words } from '../../../content/words/words.ts';
import { serverContext } from '../../server-context.ts';
import { momentsInWords } from './moments-in-words.ts';

/** Days with free times that are shown at once. */
const DAYS = 4;
/** As far as the first look for such days goes, in days. */
const NEAR = 10;
/** As far as one look goes; what is free later is behind a link. */
const SPAN = 35;
const DAY = 24 * 60 * 60 * 1000; // ms

export type BookingWords = Words['booking'];

/** The free times of a kind of meeting, in the words of a visitor. */
export interface TimesOnPage {
  words: BookingWords;
  kind: string;
  minutes: number;
  place: MeetingPlace;
  /** Those who hold it, with what visitors read of them as members of the team. */
  hosts: Host[];
  zone: string;
  /** Whether the visitor has chosen the zone; it is the agency's otherwise. */
  isZoneChosen: boolean;
  /** The first day that the address names. */
  from: string | null;
  /** The time that the address names, as a link from another page does: null unless it is free. */
  chosen: string | null;
  /** Whether it is not free any more. */
  isTaken: boolean;
  days: { label: string; times: FreeTime[] }[];
  /** The first days of what comes before and after; null where nothing does. */
  earlier: string | null;
  later: string | null;
}

export interface FreeTime {
  /** An instant. */
  value: string;
  label: string;
}

/** Loads what can be booked of a kind of meeting, from the day and in the zone that the address names. A meeting that moves does not count. */
export async function loadTimes(
  { url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>,
  kind: BookableKind,
  moving?: number,
): Promise<TimesOnPage> {
  const { booking, site, now, readTimeZone, readLanguage } = context.get(serverContext);
  const { daysAhead } = kind.rules;
  const offer = (from: Date, until: Date) =>
    booking.offer(kind, from, { until, ...(moving !== undefined && { moving }) });
  const language = await readLanguage();
  const chosen = zoneNamed(url.searchParams.get('zone'));
  const zone = chosen ?? (await readTimeZone());
  const today = Temporal.Instant.fromEpochMilliseconds(now().getTime()).toZonedDateTimeISO(zone).toPlainDate();
  const wantedTime = instantIn(url.searchParams.get('time'));
  const wantedDay = dateIn(url.searchParams.get('from'));
  const wanted = wantedDay ?? (wantedTime && wantedTime.toZonedDateTimeISO(zone).toPlainDate());
  const first = clamped(wanted ?? today, today, today.add({ days: daysAhead + 1 }));
  const start = new Date(first.toZonedDateTime(zone).epochMilliseconds);
  const before = first.equals(today) ? [] : await offer(new Date(start.getTime() - SPAN * DAY), start);
  const days = await comingDays();
  const inWords = momentsInWords(language, zone);
  const isFree = wantedTime !== null && (await isOffered(wantedTime.epochMilliseconds));
  return {
    words: wordsIn(language).booking,
    kind: kind.slug,
    minutes: kind.minutes,
    place: kind.place,
    hosts: await site.readHosts(kind.hostNames),
    zone,
    isZoneChosen: chosen !== null,
    from: first.equals(today) ? null : first.toString(),
    chosen: wantedTime && isFree ? new Date(wantedTime.epochMilliseconds).toISOString() : null,
    isTaken: wantedTime !== null && !isFree,
    days: days.slice(0, DAYS).map(([, times]) => dayWithTimes(times, inWords)),
    earlier: [...byDay(before, zone).keys()].slice(-DAYS)[0] ?? null,
    later: days[DAYS]?.[0] ?? (await nextDay(start)),
  };

  async function comingDays() {
    const within = (span: number) => offer(start, new Date(start.getTime() + span * DAY));
    const near = byDay(await within(NEAR), zone);
    return [...(near.size > DAYS ? near : byDay(await within(SPAN), zone))];
  }

  async function isOffered(time: number) {
    if (days.some(([, times]) => times.includes(time))) return true;
    const offered = await offer(new Date(time), new Date(time + 1));
    return offered.length > 0;
  }

  /** Looks beyond the span. */
  async function nextDay(start: Date) {
    const end = new Date(start.getTime() + SPAN * DAY);
    const [next] = await offer(end, new Date(now().getTime() + (daysAhead + 2) * DAY));
    return next ? dayOf(next.start, zone).toString() : null;
  }
}

/** Returns a time with its day in words, in the zone that a visitor has chosen, else in the agency's. */
export function freeTime(
  value: string,
  { zone, timeZone, language }: { zone: string | null; timeZone: string; language: Language },
): FreeTime {
  const label = new Date(value).toLocaleString(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneNamed(zone) ?? timeZone,
  });
  return { value, label };
}

/** Groups times, which are in order, by their day in a zone. */
function byDay(times: { start: number }[], zone: string): Map<string, number[]> {
  const days = new Map<string, number[]>();
  let today: number[] = [];
  let tomorrow = 0;
  for (const { start } of times) {
    if (start >= tomorrow) {
      const day = dayOf(start, zone);
      tomorrow = day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
      today = [];
      days.set(day.toString(), today);
    }
    today.push(start);
  }
  return days;
}

function dayOf(time: number, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone).toPlainDate();
}

function dayWithTimes(times: number[], inWords: ReturnType<typeof momentsInWords>) {
  const offered = times.map((time) => {
    const value = new Date(time).toISOString();
    return { value, ...inWords(value) };
  });
  return { label: offered[0]?.day ?? '', times: offered.map(({ value, time }) => ({ value, label: time })) };
}

function clamped(day: Temporal.PlainDate, first: Temporal.PlainDate, last: Temporal.PlainDate) {
  if (Temporal.PlainDate.compare(day, first) < 0) return first;
  return Temporal.PlainDate.compare(day, last) > 0 ? last : day;
}

function dateIn(text: string | null): Temporal.PlainDate | null {
  try {
    return text && /^\d{4}-\d\d-\d\d$/.test(text) ? Temporal.PlainDate.from(text) : null;
  } catch {
    return null; // A day that no calendar has.
  }
}

function instantIn(text: string | null): Temporal.Instant | null {
  try {
    return text ? Temporal.Instant.from(text) : null;
  } catch {
    return null; // Not a time.
  }
}

function zoneNamed(name: string | null): string | null {
  try {
    if (!name || !/^[a-z]/i.test(name)) return null;
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
