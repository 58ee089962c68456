import { useSite } from '../layout/site-data.ts';

/** The link to where visitors book a meeting. */
export function BookACall({ className = 'button' }: { className?: string }) {
  const { setting, words } = useSite();
  return (
    <a href={setting.booking_link} className={className}>
      {words.layout.bookACall}
    </a>
  );
}
