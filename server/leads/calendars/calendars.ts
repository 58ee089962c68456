import { z } from 'zod';
import { MOST_CALENDARS, whenUnreadable, type WhenUnreadable } from '../../../content/inbox/outside-calendars.ts';
import type { BookingDatabase } from '../booking/tables.ts';

/** What is offered of somebody's hours while their calendar cannot be read. */
export const whenUnreadableSchema = z.enum(
  Object.keys(whenUnreadable) as WhenUnreadable[],
  `When unreadable must be ${Object.keys(whenUnreadable).join(' or ')}.`,
);

/** What is sent of calendars elsewhere. `whyNot` says why one cannot be read, by its address. */
export const calendarsSchema = (whyNot: (address: string) => string | null) =>
  z
    .array(
      z.object(
        { url: address(whyNot), when_unreadable: whenUnreadableSchema },
        'Calendars must have url and when_unreadable.',
      ),
      'Calendars must be a list.',
    )
    .max(MOST_CALENDARS, `Calendars can have at most ${MOST_CALENDARS} entries.`)
    .superRefine((calendars, context) => {
      for (const [index, { url }] of calendars.entries())
        if (calendars.findIndex((other) => other.url === url) < index)
          context.addIssue({ code: 'custom', message: 'This address is there twice.', path: [index, 'url'] });
    });

/** Calendar programs are called by webcal: what is there is read as everything else. */
function address(whyNot: (address: string) => string | null) {
  return z
    .string('Address must be text.')
    .transform((text) => text.trim().replace(/^webcals?:\/\//i, 'https://'))
    .superRefine((url, context) => {
      const obstacle = whyNot(url);
      if (obstacle) context.addIssue({ code: 'custom', message: obstacle });
    });
}

export type SentCalendars = z.output<ReturnType<typeof calendarsSchema>>;

/** A calendar elsewhere, and how reading it goes. */
export type OutsideCalendar = Awaited<ReturnType<typeof readCalendars>>[number];

/** Reads the calendars elsewhere of somebody. Their addresses are secrets. */
export function readCalendars(db: BookingDatabase, userId: number) {
  return db
    .selectFrom('outside_calendars')
    .select(['url', 'when_unreadable', 'read_at', 'failing_since', 'failure'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Sets the calendars elsewhere of somebody. What is known of those that stay is kept. */
export async function saveCalendars(
  transaction: BookingDatabase,
  userId: number,
  calendars: SentCalendars,
): Promise<void> {
  const theirs = transaction.selectFrom('outside_calendars').select(['id', 'url']).where('user_id', '=', userId);
  const before = await theirs.execute();
  const gone = before.filter(({ url }) => !calendars.some((calendar) => calendar.url === url)).map(({ id }) => id);
  if (gone.length > 0) await transaction.deleteFrom('outside_calendars').where('id', 'in', gone).execute();
  for (const { url, when_unreadable } of calendars) {
    const known = before.find((calendar) => calendar.url === url);
    await (known
      ? transaction.updateTable('outside_calendars').set({ when_unreadable }).where('id', '=', known.id).execute()
      : transaction.insertInto('outside_calendars').values({ user_id: userId, url, when_unreadable }).execute());
  }
}
