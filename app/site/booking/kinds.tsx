import { pages, recordPath } from '../../../content/addresses.ts';
import type { MeetingKindCard } from '../../../server/site/meeting-kinds.ts';
import { useAddress } from '../layout/addresses.ts';
import { Filled, useWords } from '../layout/words.tsx';
import type { BookingWords } from './load-times.ts';

/** The kinds of meetings to choose from. */
export function Kinds({ kinds, words }: { kinds: MeetingKindCard[]; words: BookingWords }) {
  const addressOf = useAddress();
  const { minutes: inMinutes } = useWords().forms;
  return (
    <section aria-labelledby="kinds" className="min-w-0">
      <h2 id="kinds" className="text-lg font-semibold">
        {words.kinds}
      </h2>
      <ul className="mt-4 border-t border-line">
        {kinds.map(({ id, slug, name, short_description, minutes, where }) => (
          <li key={id} className="relative border-b border-line py-5">
            <a
              href={addressOf(recordPath(pages['meeting-kind'], slug))}
              dir="auto"
              className="whole-card font-semibold"
            >
              {name}
            </a>
            <p className="text-sm text-muted">
              <Filled text={inMinutes} values={{ n: String(minutes) }} />
              {` · ${words[where]}`}
            </p>
            {short_description && (
              <p dir="auto" className="mt-2 max-w-text">
                {short_description}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
