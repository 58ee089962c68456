/** When somebody can be booked, as the API has it. */
export interface Hours {
  time_zone: string;
  hours: WeeklyHours[];
  exceptions: Exception[];
  absences: Absence[];
  calendars: OutsideCalendar[];
  /** 0 for a proposal that nobody has saved. */
  version: number;
}

export interface WeeklyHours {
  /** From 1, Monday, to 7. */
  day: number;
  from: string;
  to: string;
}

export type Exception = { date: string; closed: true } | { date: string; from: string; to: string };

export interface Absence {
  from: string;
  to: string;
}

/** A calendar elsewhere. How reading it goes is known of one that is saved. */
export interface OutsideCalendar {
  /** Null for whoever may not know it. */
  url: string | null;
  when_unreadable: 'offer nothing' | 'offer by hours';
  read_at?: string | null;
  failing_since?: string | null;
  failure?: string | null;
}

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
