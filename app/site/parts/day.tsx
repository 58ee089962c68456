import { longDate } from './dates.ts';
import { useSite } from '../layout/site-facts.ts';

/** A date as MMMM D, YYYY, in the agency's time zone. */
export function Day({ iso }: { iso: string }) {
  const { timeZone } = useSite();
  return (
    <time dateTime={iso} className="text-sm text-muted">
      {longDate(timeZone).format(new Date(iso))}
    </time>
  );
}
