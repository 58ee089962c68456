import type { ActionFunctionArgs } from 'react-router';
import { meeting } from '../../../content/inbox/meeting.ts';
import { wordsIn } from '../../../content/words/index.ts';
import { serverContext } from '../../server-context.ts';
import { submitForm } from '../forms/submission.ts';
import { type FreeTime, freeTime } from './load-times.ts';

type Args = Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>;

/** Stores a request for a meeting, or books the time that was chosen. */
export async function submitBooking(args: Args) {
  const { booking, readLanguage } = args.context.get(serverContext);
  const { booked } = wordsIn(await readLanguage()).booking;
  return submitForm(args, meeting, {
    store: booking.book,
    thanks: async (receipt, { time = '' }) => {
      if (!('isBooked' in receipt) || !receipt.isBooked) return undefined;
      const [chosen] = await freeTimesOf(args.context, args.url, { nearest: [time] });
      return `${booked} ${chosen?.label}`;
    },
    nearestOf: ({ details }) => freeTimesOf(args.context, args.url, details),
  });
}

/** Returns the free times that a refusal names, or the one that was booked, in the zone that the visitor has chosen. */
export async function freeTimesOf(
  context: Args['context'],
  url: URL,
  details: { nearest?: string[] } = {},
): Promise<FreeTime[]> {
  const { readLanguage, readTimeZone } = context.get(serverContext);
  const place = {
    zone: url.searchParams.get('zone'),
    timeZone: await readTimeZone(),
    language: await readLanguage(),
  };
  return (details.nearest ?? []).map((time) => freeTime(time, place));
}
