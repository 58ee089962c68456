/**
 * Returns a time zone as it is named, such as Europe/Kyiv, in the letter case of its official name if that is another spelling of
 * the same; null for an offset, or what is no zone.
 */
export function timeZoneNamed(name: string): string | null {
  const resolved = resolvedZone(name);
  if (resolved === null) return null;
  // Intl resolves new names to old ones, such as Europe/Kyiv to Europe/Kiev.
  return resolved.toLowerCase() === name.toLowerCase() ? resolved : name;
}

/** Returns whether two names stand for one time zone, such as Asia/Calcutta and Asia/Kolkata. */
export function areSameZone(a: string, b: string): boolean {
  return resolvedZone(a) === resolvedZone(b);
}

function resolvedZone(name: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return /^[+-]/.test(timeZone) ? null : timeZone;
  } catch {
    return null;
  }
}
