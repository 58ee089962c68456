import { z } from 'zod';
import { timeZoneSchema } from '../intake/item-schema.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const LATEST = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;
const MAX_HOURS = 50;
const MAX_EXCEPTIONS = 400;
const MAX_ABSENCES = 100;

const opens = z.string('From must be a time such as 09:00.').regex(TIME, 'From must be a time such as 09:00.');
const closes = z.string('To must be a time such as 17:00.').regex(LATEST, 'To must be a time such as 17:00.');
const day = (label: string) =>
  z.iso.date(`${label} must be a date such as 2026-12-24.`).describe('A date, such as 2026-12-24');

const isInOrder = ({ from, to }: { from: string; to: string }) => from < to;
const notInOrder = { message: 'To must be later than From.', path: ['to'] };

const stretch = z.object(
  { day: z.int('Day must be a number from 1, Monday, to 7.').min(1).max(7), from: opens, to: closes },
  'Hours must have a day, from and to.',
);
const closed = z.object({ date: day('Date'), closed: z.literal(true, 'Closed must be true.') });
const other = z.object({ date: day('Date'), from: opens, to: closes }).refine(isInOrder, notInOrder);
const absence = z
  .object({ from: day('From'), to: day('To') }, 'Absences must have from and to.')
  .refine(({ from, to }) => from <= to, { message: 'To must not be before From.', path: ['to'] });

/** When somebody can be booked: weekly hours, other hours of single days, and absences, the last day included. */
export const hoursSchema = z.object({
  time_zone: timeZoneSchema('Time zone').transform((zone, context) => {
    if (zone !== undefined) return zone;
    context.addIssue({ code: 'custom', message: 'Time zone field is required.' });
    return z.NEVER;
  }),
  hours: listOf('Hours', stretch.refine(isInOrder, notInOrder), MAX_HOURS),
  exceptions: listOf(
    'Exceptions',
    z.union([closed, other], 'Exceptions must be closed, or have from and to.'),
    MAX_EXCEPTIONS,
  ),
  absences: listOf('Absences', absence, MAX_ABSENCES),
});

function listOf<Item extends z.ZodType>(label: string, item: Item, most: number) {
  return z.array(item, `${label} must be a list.`).max(most, `${label} can have at most ${most} entries.`);
}

export type Hours = z.output<typeof hoursSchema>;

/** What is proposed to whoever has no hours yet: Monday to Friday, nine to five. */
export function proposedHours(time_zone: string): Hours {
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ day: weekday, from: '09:00', to: '17:00' }));
  return { time_zone, hours, exceptions: [], absences: [] };
}
