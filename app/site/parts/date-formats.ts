/** Returns the format MMMM D, YYYY for a time zone. */
export const longDate = formatPerTimeZone({ dateStyle: 'long' });

/** Returns the format YYYY for a time zone. */
export const yearOnly = formatPerTimeZone({ year: 'numeric' });

/** Creates each format once: creating one takes longer than rendering the rest of a card. */
function formatPerTimeZone(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();

  return (timeZone: string): Intl.DateTimeFormat => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    formats.set(timeZone, format);
    return format;
  };
}
