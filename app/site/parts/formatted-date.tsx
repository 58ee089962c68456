import { longDate } from './date-formats.ts';
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
