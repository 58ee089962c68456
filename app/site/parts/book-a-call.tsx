import { useSite } from '../layout/site-data.ts';

/** The link to where visitors book a meeting. */
export function BookACall({ className = 'button' }: { className?: string }) {
  return (
    <a href={useSite().setting.booking_link} className={className}>
      Book a call
    </a>
  );
}
