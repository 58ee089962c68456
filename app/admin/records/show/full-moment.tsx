import { useAgency } from '../../../ui/agency.tsx';
import { inWords } from '../schedules/zoned-time.ts';

/** A moment in words, as clocks in the time zone of the site show it. */
export function FullMoment({ iso }: { iso: string }) {
  const { timeZone } = useAgency();
  return (
    <time dateTime={iso} title={timeZone}>
      {inWords(new Date(iso), timeZone)}
    </time>
  );
}
