import type { Language } from '../../../content/languages.ts';
import { useSite } from '../layout/site-data.ts';

/** Shows a date in the agency's time zone, such as November 26, 2026. */
export function FormattedDate({ iso, className = 'text-sm text-muted' }: { iso: string; className?: string }) {
  const { language, timeZone } = useSite();
  return (
    <time dateTime={iso} className={className}>
      {longDate(language, timeZone).format(new Date(iso))}
    </time>
  );
}

/** Returns the year of a date alone: in some languages, a formatted one has a word beside it. */
export function yearIn(date: Date, language: Language, timeZone: string): string {
  const parts = yearOnly(language, timeZone).formatToParts(date);
  return parts.find(({ type }) => type === 'year')?.value ?? '';
}

const longDate = formatPerPlace({ dateStyle: 'long' });
const yearOnly = formatPerPlace({ year: 'numeric' });

/** Creates each format once: creating one takes longer than rendering the rest of a card. */
function formatPerPlace(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();

  return (language: Language, timeZone: string): Intl.DateTimeFormat => {
    const place = `${language} ${timeZone}`;
    const format = formats.get(place) ?? new Intl.DateTimeFormat(language, { ...options, timeZone });
    formats.set(place, format);
    return format;
  };
}
