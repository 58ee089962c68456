import { useSite } from './site-facts.ts';

/** A date as MMMM D, YYYY, in the agency's time zone. */
export function Day({ iso }: { iso: string }) {
  const { timeZone } = useSite();
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(iso));
  return (
    <time dateTime={iso} className="text-sm text-muted">
      {day}
    </time>
  );
}
