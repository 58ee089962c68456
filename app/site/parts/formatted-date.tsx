import { useSite } from '../layout/site-data.ts';

/** Shows a date as MMMM D, YYYY in the agency's time zone. */
export function FormattedDate({ iso, className = 'text-sm text-muted' }: { iso: string; className?: string }) {
  const { timeZone } = useSite();
  return (
    <time dateTime={iso} className={className}>
      {longDate(timeZone).format(new Date(iso))}
    </time>
  );
}

/** Returns the format MMMM D, YYYY for a time zone. */
const longDate = formatPerTimeZone({ dateStyle: 'long' });

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
