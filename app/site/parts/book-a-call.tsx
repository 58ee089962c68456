import { useLanguageOfLink } from '../layout/addresses.ts';
import { useSite } from '../layout/site-data.ts';

/** The link to where visitors book a meeting. */
export function BookACall({ className = 'button' }: { className?: string }) {
  const { setting, words } = useSite();
  const languageOf = useLanguageOfLink();
  return (
    <a href={setting.booking_link} hrefLang={languageOf(setting.booking_link)} className={className}>
      {words.layout.bookACall}
    </a>
  );
}
