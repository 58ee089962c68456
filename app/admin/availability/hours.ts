/** When somebody can be booked, as the API has it. */
export interface Hours {
  time_zone: string;
  hours: WeeklyHours[];
  exceptions: Exception[];
  absences: Absence[];
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

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
