/** Asking a browser takes half a millisecond, and a screen asks dozens of times. */
const known = new Map<string, string>();

/** Returns a time zone if this browser knows it, else UTC: the server may know more, and a browser may report none. */
export function knownZone(timeZone: string): string {
  const zone = known.get(timeZone) ?? zoneOrUtc(timeZone);
  known.set(timeZone, zone);
  return zone;
}

function zoneOrUtc(timeZone: string) {
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return 'UTC';
  }
}
