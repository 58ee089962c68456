/** Returns a time zone if this browser knows it, else UTC: the server may know more, and a browser may report none. */
export function knownZone(timeZone: string): string {
  return isKnown(timeZone) ? timeZone : 'UTC';
}

/** Returns the time zone of this browser; the agency's where it reports one that it does not know, such as Etc/Unknown. */
export function ownZone(agencyZone: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isKnown(timeZone) ? timeZone : knownZone(agencyZone);
}

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
