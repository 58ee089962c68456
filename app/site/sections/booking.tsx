import { use } from 'react';
import { pages, recordPath } from '../../../content/addresses.ts';
import { Nonce } from '../../ui/nonce.ts';
import type { NextTimes } from '../booking/load-next-times.ts';
import { momentsInWords } from '../booking/moments-in-words.ts';
import { browserTimeZone } from '../forms/visitor-time-zone.tsx';
import { useAddress } from '../layout/addresses.ts';
import { usePageName } from '../layout/page-names.ts';
import { SiteLink } from '../layout/site-link.tsx';
import { Filled, useWords } from '../layout/words.tsx';
import { useNextTimes } from '../loading/uncached-data.ts';
import type { SectionProps } from './parts/section-props.ts';

/** The next free times of a kind of meeting. Each leads to the form that books it. */
export function Booking({ section, level }: SectionProps<'booking'>) {
  const addressOf = useAddress();
  const { forms } = useWords();
  const pageName = usePageName('meeting');
  const next = useNextTimes(section.id);
  const [kind] = section.data;
  if (!kind || !next) return null;
  const { words, isBookable, times } = next;
  const path = addressOf(recordPath(pages['meeting-kind'], kind.slug));
  const Name = `h${level}` as const;
  return (
    <div className="grid gap-6">
      <div>
        <Name dir="auto" className="text-lg font-semibold">
          {kind.name}
        </Name>
        <p className="text-sm text-muted">
          <Filled text={forms.minutes} values={{ n: String(kind.minutes) }} />
          {` · ${words[kind.where]}`}
        </p>
      </div>
      {times.length > 0 ? (
        <Times path={path} next={next} />
      ) : isBookable ? (
        <p>
          <SiteLink to={pages.contact.path} className="link">
            {words.none}
          </SiteLink>
        </p>
      ) : (
        <p>
          <a href={path} className="onward">
            {pageName}
          </a>
        </p>
      )}
    </div>
  );
}

/** Where scripts run, one says them in the zone of the visitor before they are seen: the page itself stays the same for everybody. */
function Times({ path, next: { words, zone, times } }: { path: string; next: NextTimes }) {
  const { layout, forms } = useWords();
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        <Filled
          text={layout.labelled}
          values={{
            label: forms.labels.meeting.time_zone,
            text: (
              <span data-zone suppressHydrationWarning>
                {zone}
              </span>
            ),
          }}
        />
      </p>
      <ul className="free-times">
        {times.map(({ value, day, label }, index) => (
          <li key={value} className="contents">
            <strong className="col-span-full mt-2 text-sm font-semibold empty:hidden" suppressHydrationWarning>
              {day === times[index - 1]?.day ? '' : day}
            </strong>
            <a
              href={`${path}?${new URLSearchParams({ time: value })}`}
              rel="nofollow"
              aria-label={`${day}, ${label}`}
              data-time={value}
              suppressHydrationWarning
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <script nonce={use(Nonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inVisitorsZone }} />
      <p>
        <a href={path} className="onward">
          {words.later}
        </a>
      </p>
    </div>
  );
}

// It changes texts alone, so that a page that is used as an application later finds its elements.
const inVisitorsZone = `(() => {
  const zone = (${browserTimeZone.toString()})();
  const part = document.currentScript.parentElement;
  const named = part.querySelector('[data-zone]');
  if (!zone || zone === named.textContent) return;
  named.textContent = zone;
  const inWords = (${momentsInWords.toString()})(document.documentElement.lang, zone);
  let last = '';
  for (const link of part.querySelectorAll('[data-time]')) {
    const { day, time } = inWords(link.dataset.time);
    link.previousElementSibling.textContent = day === last ? '' : day;
    link.textContent = time;
    link.ariaLabel = day + ', ' + time;
    link.href += '&zone=' + encodeURIComponent(zone);
    last = day;
  }
})()`;
