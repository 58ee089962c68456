import { useSite } from './site-facts.ts';

/** A date as MMMM D, YYYY, in the agency's time zone. */
export function Day({ iso }: { iso: string }) {
  const { timeZone } = useSite();
  return (
    <time dateTime={iso} className="text-sm text-muted">
      {daysIn(timeZone).format(new Date(iso))}
    </time>
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Each made once: that takes longer than all else on a card. */
function daysIn(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  formats.set(timeZone, made);
  return made;
}
