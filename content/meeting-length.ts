/** How long a meeting takes, in minutes: on the page, in calendars, and when times are compared. */
export const MEETING_MINUTES = 30;
