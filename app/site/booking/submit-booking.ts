import { type ActionFunctionArgs, data } from 'react-router';
import { meeting } from '../../../content/inbox/meeting.ts';
import { wordsIn } from '../../../content/words/index.ts';
import { serverContext } from '../../server-context.ts';
import { readForm, type SubmissionResult, submitForm, type Values } from '../forms/submission.ts';
import { type FreeTime, freeTime, loadTimes } from './load-times.ts';
import { SHOW_TIMES } from './zone-form.tsx';

type Args = Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>;

/** Stores a request for a meeting, or books the time that was chosen; or shows other times, and keeps what was typed. */
export async function submitBooking(args: Args) {
  const values = await readForm(args.request);
  if (SHOW_TIMES in values)
    return data<SubmissionResult>({ status: 'unsent', values, times: await loadTimesFor(args, values) });
  const { data: result, init } = await book(args, values);
  const times = init?.status === 500 ? null : await loadNextFor(args, values);
  return data<SubmissionResult>({ ...result, times }, init ?? undefined);
}

async function book(args: Args, values: Values) {
  const { booking, readLanguage } = args.context.get(serverContext);
  const { booked } = wordsIn(await readLanguage()).booking;
  return submitForm(args, meeting, {
    values,
    store: booking.book,
    thanks: async (receipt, { time = '' }) => {
      if (!('isBooked' in receipt) || !receipt.isBooked) return undefined;
      const [chosen] = await freeTimesOf(args.context, args.url, { nearest: [time] });
      return `${booked} ${chosen?.label}`;
    },
    nearestOf: ({ details }) => freeTimesOf(args.context, args.url, details),
  });
}

/** Loads what is free after a form was answered; null where that fails, so that those on the page stay and the answer is given. */
async function loadNextFor(args: Args, values: Values) {
  try {
    return await loadTimesFor(args, { ...values, time: '' });
  } catch (error) {
    args.context.get(serverContext).report(error);
    return null;
  }
}

/** Loads the times of a kind of meeting in the zone and from the day that a form names. */
async function loadTimesFor({ url, context }: Args, { kind: slug = '', zone, time, [SHOW_TIMES]: from }: Values) {
  const kind = await context.get(serverContext).booking.findKind({ slug });
  if (!kind) return null;
  const address = new URL(url);
  if (zone) address.searchParams.set('zone', zone);
  if (time) address.searchParams.set('time', time);
  if (from) address.searchParams.set('from', from);
  return loadTimes({ url: address, context }, kind);
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
