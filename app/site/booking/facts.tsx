import { Filled, useWords } from '../layout/words.tsx';
import { Person } from '../parts/person.tsx';
import { pictureProps } from '../pictures/picture.tsx';
import type { TimesOnPage } from './load-times.ts';

/** How long a meeting takes, where it is, and who holds it. */
export function Facts({ times: { minutes, place, hosts, words } }: { times: TimesOnPage }) {
  const { minutes: inMinutes } = useWords().forms;
  return (
    <div className="grid gap-4">
      <p>
        <Filled text={inMinutes} values={{ n: <span className="number">{minutes}</span> }} />
        <span className="block text-muted">{words[place]}</span>
      </p>
      {hosts.map((host) => (
        <Person key={host.name} name={host.name} role={host.job_title} picture={pictureProps(host, 'image')} />
      ))}
    </div>
  );
}
