import { useSite } from '../layout/site-data.ts';
import { SiteLink } from '../layout/site-link.tsx';

/** The link to where visitors book a meeting. */
export function BookACall({ className = 'button' }: { className?: string }) {
  const { setting, words } = useSite();
  return (
    <SiteLink to={setting.booking_link} className={className}>
      {words.layout.bookACall}
    </SiteLink>
  );
}
