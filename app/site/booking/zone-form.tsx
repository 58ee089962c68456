import { use } from 'react';
import { Form } from 'react-router';
import { Nonce } from '../../ui/nonce.ts';
import type { TimesOnPage } from './load-times.ts';

interface ZoneFormProps extends Pick<TimesOnPage, 'zone' | 'isZoneChosen' | 'words'> {
  /** Of the meeting that moves. */
  token?: string;
}

/** Lets visitors say in which time zone they are. Where scripts run, it is guessed once; what was typed into the form below stays. */
export function ZoneForm({ zone, isZoneChosen, words, token }: ZoneFormProps) {
  return (
    <Form method="get" preventScrollReset replace className="flex flex-wrap items-end gap-x-4 gap-y-3">
      {token && <input type="hidden" name="token" value={token} />}
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
      <button type="submit" className="button-quiet">
        {words.showTimes}
      </button>
      {!isZoneChosen && (
        <script nonce={use(Nonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: guess }} />
      )}
    </Form>
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
