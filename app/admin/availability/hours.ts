import type { StoredAvailability } from '../../../server/leads/booking/availability.ts';

type StoredCalendar = StoredAvailability['calendars'][number];

/** When somebody can be booked, as the API has it; a proposal that nobody has saved has version 0. */
export type Hours = Omit<StoredAvailability, 'calendars'> & { calendars: OutsideCalendar[] };

/** Days are numbers from 1, Monday, to 7. */
export type WeeklyHours = Hours['hours'][number];

export type Exception = Hours['exceptions'][number];

export type Absence = Hours['absences'][number];

/** A calendar elsewhere, whose address is null for whoever may not know it. How reading it goes is known of one that is saved. */
export type OutsideCalendar = Pick<StoredCalendar, 'when_unreadable'> & { url: string | null } & Partial<
    Pick<StoredCalendar, 'read_at' | 'failing_since' | 'failure'>
  >;

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
