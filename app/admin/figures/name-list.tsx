import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { enquiriesIn, figureLists, type ListedKind } from '../../../content/figures.ts';
import { Section } from '../parts/screen.tsx';
import { amountInWords, inNumbers, type NamedFigures } from './figures-data.ts';

const FEW = 10;

/** By what lists are sorted. */
export const orders = { visits: 'Visits', enquiries: 'Enquiries', won: 'Won' } as const;

export type Order = keyof typeof orders;

interface NameListProps {
  kind: ListedKind;
  entries: NamedFigures[];
  currency: string | null;
  order: Order;
  onOrder?: (order: Order) => void;
  renderName: (name: string) => ReactNode;
  /** The name of which the screen shows the figures. */
  chosen?: string | null;
}

/** Names with what they were visited and what came of it, and a bar for the number that they are sorted by. */
export function NameList({ kind, entries, currency, order, onOrder, renderName, chosen }: NameListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { list, label, heading } = figureLists[kind];
  const hasLeads = entries.some(({ won }) => won !== undefined);
  const sortedBy = hasLeads ? order : 'visits';
  const sorted = entries.toSorted(
    (a, b) => valueOf(b, sortedBy) - valueOf(a, sortedBy) || (b.amount ?? 0) - (a.amount ?? 0) || b.visits - a.visits,
  );
  const most = Math.max(1, ...entries.map((entry) => valueOf(entry, sortedBy)));
  const columns = Object.entries(orders).filter(([name]) => hasLeads || name === 'visits') as [Order, string][];
  return (
    <Section id={`figures-${list}`} title={label} gap="xs">
      {entries.length === 0 ? (
        <Text size="sm" c="dimmed">
          None in these days.
        </Text>
      ) : (
        <table className="figures-names">
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              {columns.map(([name, title]) => (
                <th key={name} scope="col" aria-sort={name === sortedBy ? 'descending' : undefined}>
                  {hasLeads && onOrder ? (
                    <button type="button" className="unstyled" onClick={() => onOrder(name)}>
                      {title}
                      <span aria-hidden>{name === sortedBy ? ' ▼' : ''}</span>
                    </button>
                  ) : (
                    title
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, isWhole ? undefined : FEW).map((entry) => (
              <tr key={entry.name} data-chosen={entry.name === chosen || undefined}>
                <th scope="row">
                  {renderName(entry.name)}
                  <span className="figures-share" aria-hidden>
                    <span style={{ inlineSize: `${(valueOf(entry, sortedBy) / most) * 100}%` }} />
                  </span>
                </th>
                {columns.map(([name]) => (
                  <td key={name}>
                    {inNumbers(valueOf(entry, name))}
                    <Detail entry={entry} order={name} currency={currency} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {sorted.length > FEW && !isWhole && (
        <Button variant="subtle" size="compact-sm" onClick={() => setIsWhole(true)} className="figures-more">
          {`Show all ${sorted.length}`}
        </Button>
      )}
    </Section>
  );
}

function valueOf(entry: Partial<NamedFigures>, order: Order) {
  if (order === 'enquiries') return enquiriesIn(entry);
  return entry[order] ?? 0;
}

/** The number before, and the amount of what was won. */
function Detail({ entry, order, currency }: { entry: NamedFigures; order: Order; currency: string | null }) {
  const { amount = 0, before } = entry;
  return (
    <>
      {order === 'won' && amount > 0 && <small>{amountInWords(amount, currency)}</small>}
      {before && valueOf(entry, order) + valueOf(before, order) > 0 && (
        <small>{`${inNumbers(valueOf(before, order))} before`}</small>
      )}
    </>
  );
}
