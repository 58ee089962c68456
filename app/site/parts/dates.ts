/** Gives what writes a date as MMMM D, YYYY in a time zone. */
export const longDate = formatOfEachZone({ dateStyle: 'long' });

/** Gives what writes a date's year in a time zone. */
export const yearOnly = formatOfEachZone({ year: 'numeric' });

/** Each is made once: that takes longer than all else on a card. */
function formatOfEachZone(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();

  return (timeZone: string): Intl.DateTimeFormat => {
    const made = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    formats.set(timeZone, made);
    return made;
  };
}
