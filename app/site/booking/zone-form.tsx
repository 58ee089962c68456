import { type MouseEvent, use } from 'react';
import { Form, useNavigate } from 'react-router';
import { Nonce } from '../../ui/nonce.ts';
import type { TimesOnPage } from './load-times.ts';

/** What a form is sent with that asks for times from another day, or in another zone where it is empty, and books none. */
export const SHOW_TIMES = 'show_times';

type ZoneProps = Pick<TimesOnPage, 'zone' | 'isZoneChosen' | 'words'>;

/** Lets visitors say in which time zone they are, before they move a meeting. */
export function ZoneForm({ token, ...times }: ZoneProps & { token: string }) {
  return (
    <Form method="get" preventScrollReset replace>
      <input type="hidden" name="token" value={token} />
      <ZoneChoice {...times} />
    </Form>
  );
}

/** Does the same within the form that books a time, which is sent with all that was typed where no script has run yet. */
export function ZoneOfForm(times: ZoneProps) {
  const showTimes = useShowTimes();
  return (
    <>
      {/* The first button of a form is what Enter presses. */}
      <button type="submit" hidden>
        {times.words.book}
      </button>
      <ZoneChoice {...times} onShow={showTimes} />
    </>
  );
}

/** Leads to the days before and after those that are shown, within the form that books a time. */
export function DaysOfForm({ earlier, later, words }: Pick<TimesOnPage, 'earlier' | 'later' | 'words'>) {
  const showTimes = useShowTimes();
  const days = [
    { from: earlier, label: words.earlier },
    { from: later, label: words.later },
  ];
  if (!earlier && !later) return null;
  return (
    <p className="flex flex-wrap gap-x-8 gap-y-2">
      {days.map(
        ({ from, label }) =>
          from && (
            <button
              key={label}
              type="submit"
              name={SHOW_TIMES}
              value={from}
              formNoValidate
              className="onward"
              onClick={showTimes}
            >
              {label}
            </button>
          ),
      )}
    </p>
  );
}

/** Returns what a button does that shows other times: what was typed stays on the page. */
function useShowTimes() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const { form, value: from } = event.currentTarget;
    const sent = new FormData(form ?? undefined);
    const query = new URLSearchParams(location.search);
    for (const name of ['zone', 'time']) {
      const value = sent.get(name);
      if (typeof value === 'string') query.set(name, value);
    }
    if (from) query.set('from', from);
    void navigate(`?${query}`, { replace: !from, preventScrollReset: true });
  };
}

interface ZoneChoiceProps extends ZoneProps {
  onShow?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Where scripts run, the zone is guessed once. */
function ZoneChoice({ zone, isZoneChosen, words, onShow }: ZoneChoiceProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-0 grow">
        <label htmlFor="zone" className="mb-2 block text-sm font-semibold">
          {words.zone}
        </label>
        <select id="zone" name="zone" key={zone} defaultValue={zone} className="field">
          {zonesWith(zone).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <button
        type="submit"
        className="button-quiet"
        {...(onShow && { name: SHOW_TIMES, value: '', formNoValidate: true, onClick: onShow })}
      >
        {words.showTimes}
      </button>
      {!isZoneChosen && (
        <script nonce={use(Nonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: guess }} />
      )}
    </div>
  );
}

function zonesWith(zone: string): string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return zones.includes(zone) ? zones : [zone, ...zones];
}

// Not after a form was sent: the page that answers it has no address of its own.
const guess = `(() => {
  const select = document.getElementById('zone');
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isKnown = [...select.options].some((option) => option.value === zone);
  if (!isKnown || zone === select.value || document.querySelector('form[data-sent]')) return;
  const address = new URL(location);
  address.searchParams.set('zone', zone);
  location.replace(address);
})()`;
