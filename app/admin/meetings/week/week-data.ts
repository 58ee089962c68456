import type { Week, WeekMeeting } from '../../../../server/leads/booking/week.ts';

export type { Week, WeekMeeting };

export type WeekDay = Week['days'][number];

export type Person = Week['people'][number];

/** A time on a day, by the clocks of the agency. */
export interface ClockTime {
  date: string;
  /** Since midnight. */
  minutes: number;
}

const HUES = 8;

/** The colour of somebody. Their initials stand beside it. */
export function hueOf({ id }: Person): number {
  return id % HUES;
}

export function initialsOf({ name }: Person): string {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  const last = others.at(-1);
  return (last ? `${first.slice(0, 1)}${last.slice(0, 1)}` : first.slice(0, 2)).toUpperCase();
}

/** Returns those of the people who hold a meeting, or whose time it is. */
export function peopleIn({ people }: Week, ids: readonly number[]): Person[] {
  return people.filter(({ id }) => ids.includes(id));
}

/** Returns who holds a meeting, in words; empty where that is nobody in particular. */
export function withWhom(week: Week, { hosts }: WeekMeeting): string {
  return peopleIn(week, hosts)
    .map(({ name }) => name)
    .join(', ');
}
