/** A calendar to be read in a process of its own, which returns the busy times in it. */
export interface ReadingTask {
  /** As iCalendar (RFC 5545). */
  text: string;
  /** The time zone of whose calendar it is: of whole days, and of times that name none. */
  zone: string;
  /** Busy times that overlap this range are returned, in milliseconds since the epoch. */
  from: number;
  until: number;
}

/** A calendar that cannot be read, with a sentence for its owner. */
export class Unreadable extends Error {}
