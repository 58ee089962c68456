import { useAddress } from '../layout/addresses.ts';
import type { FormState } from '../forms/lead-form.tsx';
import type { FreeTime, TimesOnPage } from './load-times.ts';

interface TimeChoiceProps extends Pick<FormState, 'values' | 'errors'> {
  times: TimesOnPage;
  /** The nearest free ones, where the one that was chosen is taken. */
  nearest: FreeTime[];
  /** Whether the time is taken that a link to the page named. */
  isTaken?: boolean;
}

/** The free times, by day. */
export function TimeChoice({ times, nearest, isTaken = false, values, errors }: TimeChoiceProps) {
  const { words } = times;
  const [error] = errors['time'] ?? (isTaken ? [words.taken] : []);
  return (
    <fieldset className="min-w-0" aria-describedby={error ? 'time-error' : undefined}>
      <legend className="mb-4 text-lg font-semibold">{words.choose}</legend>
      {error && (
        <p id="time-error" className="mb-4 text-sm font-semibold text-accent">
          {error}
        </p>
      )}
      {nearest.length > 0 && <Times label={words.nearest} times={nearest} values={values} withDays />}
      {times.days.map(({ label, times: ofDay }) => (
        <Times key={label} label={label} times={ofDay} values={values} />
      ))}
      <input type="hidden" name="kind" value={times.kind} />
      <input type="hidden" name="time_zone" value={times.zone} />
    </fieldset>
  );
}

interface TimesProps extends Pick<FormState, 'values'> {
  label: string;
  times: FreeTime[];
  /** Whether each names its day. */
  withDays?: boolean;
}

function Times({ label, times, values, withDays = false }: TimesProps) {
  return (
    <fieldset className="mb-6 min-w-0">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className={withDays ? 'free-times with-days' : 'free-times'}>
        {times.map((time, index) => (
          <label key={time.value}>
            <input
              type="radio"
              name="time"
              required
              value={time.value}
              {...(index === 0 && { id: 'time' })}
              defaultChecked={values['time'] === time.value}
            />
            <span>{time.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Leads to the days before and after those that are shown, where nothing is typed. */
export function OtherDays({ path, token, times }: { path: string; token: string; times: TimesOnPage }) {
  const addressOf = useAddress();
  const { earlier, later, zone, words } = times;
  const to = (from: string) => `${addressOf(path)}?${new URLSearchParams({ token, zone, from })}`;
  if (!earlier && !later) return null;
  return (
    <p className="flex flex-wrap gap-x-8 gap-y-2">
      {earlier && (
        <a href={to(earlier)} rel="nofollow" className="onward">
          {words.earlier}
        </a>
      )}
      {later && (
        <a href={to(later)} rel="nofollow" className="onward">
          {words.later}
        </a>
      )}
    </p>
  );
}
