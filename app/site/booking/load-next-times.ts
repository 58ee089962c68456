import type { LoaderFunctionArgs } from 'react-router';
import { wordsIn } from '../../../content/words/index.ts';
import { serverContext } from '../../server-context.ts';
import type { BookingWords } from './load-times.ts';
import { momentsInWords } from './moments-in-words.ts';

/** Days with free times that a section shows. */
const DAYS = 3;
/** As far as the first look for them goes, in days. */
const NEAR = 14;
const DAY = 24 * 60 * 60 * 1000; // ms

/** The next free times of a kind of meeting, in the words of the agency's zone. */
export interface NextTimes {
  words: BookingWords;
  zone: string;
  /** Whether somebody who holds it has hours. Otherwise its page asks for a time. */
  isBookable: boolean;
  times: NextTime[];
}

export interface NextTime {
  /** An instant. */
  value: string;
  day: string;
  label: string;
}

/** Loads the free times of the next days that have any. */
export async function loadNextTimes({ context }: Pick<LoaderFunctionArgs, 'context'>, id: number): Promise<NextTimes> {
  const { booking, now, readTimeZone, readLanguage } = context.get(serverContext);
  const [kind, zone, language] = await Promise.all([booking.findKind({ id }), readTimeZone(), readLanguage()]);
  const { booking: words } = wordsIn(language);
  if (!kind) return { words, zone, isBookable: false, times: [] };
  const near = await timesWithin(NEAR);
  const times = daysOf(near).length > DAYS ? near : await timesWithin(kind.rules.daysAhead + 1);
  const days = new Set(daysOf(times).slice(0, DAYS));
  return { words, zone, isBookable: true, times: times.filter(({ day }) => days.has(day)) };

  async function timesWithin(count: number): Promise<NextTime[]> {
    if (!kind) return [];
    const offered = await booking.offer(kind, now(), { until: new Date(now().getTime() + count * DAY) });
    const times: NextTime[] = [];
    const inWords = momentsInWords(language, zone);
    for (const { start } of offered) {
      const value = new Date(start).toISOString();
      const { day, time } = inWords(value);
      times.push({ value, day, label: time });
      // One day more says that the others are whole.
      if (daysOf(times).length > DAYS) break;
    }
    return times;
  }
}

function daysOf(times: NextTime[]): string[] {
  return [...new Set(times.map(({ day }) => day))];
}
