/** Returns a time zone if this browser knows it, else UTC: the server may know more, and a browser may report none. */
export function knownZone(timeZone: string): string {
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return 'UTC';
  }
}
