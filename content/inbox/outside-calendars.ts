/** Calendars elsewhere that one person can name. */
export const MOST_CALENDARS = 3;

/** What is offered of somebody's hours while their calendar cannot be read, with the words of the screen. */
export const whenUnreadable = {
  'offer nothing': 'Offer no times',
  'offer by hours': 'Offer times by the hours alone',
} as const;

export type WhenUnreadable = keyof typeof whenUnreadable;
