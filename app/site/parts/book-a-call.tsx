import { pages, recordPath } from '../../../content/addresses.ts';
import { filled } from '../../../content/words/words.ts';
import type { MeetingKindLink } from '../../../server/site/meeting-kinds.ts';
import { useAddress } from '../layout/addresses.ts';
import { useSite } from '../layout/site-data.ts';
import { SiteLink } from '../layout/site-link.tsx';

interface BookACallProps {
  className?: string;
  /** What is booked, if it is one kind of meeting. */
  kind?: MeetingKindLink | null;
}

/** The link to where visitors book a meeting. */
export function BookACall({ className = 'button', kind }: BookACallProps) {
  const { setting, words } = useSite();
  const addressOf = useAddress();
  if (kind)
    return (
      <a href={addressOf(recordPath(pages['meeting-kind'], kind.slug))} dir="auto" className={className}>
        {filled(words.layout.bookKind, { name: kind.name })}
      </a>
    );
  return (
    <SiteLink to={setting.booking_link} className={className}>
      {words.layout.bookACall}
    </SiteLink>
  );
}
