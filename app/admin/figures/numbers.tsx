import { Text } from '@mantine/core';
import { enquiriesIn } from '../../../content/figures.ts';
import { type AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { amountInWords, inNumbers, percent, type PeriodFigures, type Totals } from './figures-data.ts';

interface Figure {
  label: string;
  valueOf: (totals: Totals) => number | null;
  inWords?: (value: number) => string;
  detailOf?: (totals: Totals) => string | null;
}

/** The four numbers of a period, each with that of the days it is compared with. */
export function Numbers({ figures }: { figures: PeriodFigures }) {
  const { totals, compared, totals_before: before, currency } = figures;
  return (
    <dl className="figures-numbers">
      {numbersIn(currency).map(({ label, valueOf, inWords = inNumbers, detailOf }) => {
        const value = valueOf(totals);
        const valueBefore = before && valueOf(before);
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value === null ? '–' : inWords(value)}</strong>
              {detailOf?.(totals) && <Text size="sm">{detailOf(totals)}</Text>}
              {compared && (
                <Text size="sm" c="dimmed">
                  {valueBefore === null ? 'Nothing to compare with' : changeInWords(value ?? 0, valueBefore, inWords)}
                </Text>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function numbersIn(currency: string | null): Figure[] {
  return [
    {
      label: 'Visits',
      valueOf: ({ visits }) => visits,
      detailOf: ({ visitors }) =>
        visitors === null ? null : `${inNumbers(visitors)} daily ${visitors === 1 ? 'visitor' : 'visitors'}`,
    },
    {
      label: 'Enquiries',
      valueOf: enquiriesIn,
      detailOf: (totals) => inboxKinds.map((kind) => itemsInWords(kind, totals)).join(', '),
    },
    { label: 'Enquiries per visit', valueOf: ({ conversion }) => conversion, inWords: percent },
    {
      label: 'Won',
      valueOf: ({ won }) => won,
      detailOf: ({ amount }) => (amount > 0 ? amountInWords(amount, currency) : null),
    },
  ];
}

function itemsInWords({ plural, label, booked }: AnyInboxKind, totals: Totals) {
  const count = totals[plural];
  const bookings = booked && totals.bookings > 0 ? ` (${inNumbers(totals.bookings)} booked)` : '';
  return `${inNumbers(count)} ${(count === 1 ? label.one : label.many).toLowerCase()}${bookings}`;
}

/** Says how a number has changed, with an arrow and in words rather than in colour. */
function changeInWords(value: number, before: number, inWords: (value: number) => string) {
  if (value === before) return `${inWords(before)} before, the same`;
  const arrow = value > before ? '▲' : '▼';
  if (before === 0) return `${arrow} ${inWords(before)} before`;
  return `${arrow} ${percent(Math.abs(value - before) / before)} ${value > before ? 'up' : 'down'} from ${inWords(before)}`;
}
