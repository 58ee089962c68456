import { NativeSelect, TextInput } from '@mantine/core';
import { comparisons } from '../../../content/figures.ts';
import { useListQuery } from '../lists/use-list-query.ts';
import type { Range } from './figures-data.ts';
import { DEFAULT_PRESET, presetOptions } from './presets.ts';

const FREE = 'free';

const comparisonOptions = [
  ...Object.entries(comparisons).map(([value, label]) => ({ value, label })),
  { value: 'none', label: 'Nothing' },
];

/** Chooses the days, and what they are compared with. */
export function RangeBar({ range, today }: { range: Range; today: string }) {
  const { query, wantAll } = useListQuery();
  const isFree = query.has('from');
  const chosen = isFree ? FREE : (query.get('range') ?? DEFAULT_PRESET);

  function choose(value: string) {
    if (value === FREE) wantAll({ range: null, from: range.from, to: range.to });
    else wantAll({ range: value, from: null, to: null });
  }

  /** A day that is half typed is empty. */
  function chooseDays(days: Partial<Range>) {
    const wanted = { ...range, ...days };
    if (wanted.from && wanted.to && wanted.from <= wanted.to) wantAll(wanted);
  }

  return (
    <div className="figures-controls">
      <NativeSelect
        label="Days"
        data={[...presetOptions, { value: FREE, label: 'Other days' }]}
        value={chosen}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {isFree && (
        <>
          <TextInput
            type="date"
            label="From"
            max={range.to}
            defaultValue={range.from}
            onChange={({ currentTarget }) => chooseDays({ from: currentTarget.value })}
          />
          <TextInput
            type="date"
            label="To"
            min={range.from}
            max={today}
            defaultValue={range.to}
            onChange={({ currentTarget }) => chooseDays({ to: currentTarget.value })}
          />
        </>
      )}
      <NativeSelect
        label="Compared with"
        data={comparisonOptions}
        value={query.get('compare') ?? 'period'}
        onChange={({ currentTarget }) => wantAll({ compare: currentTarget.value })}
      />
    </div>
  );
}
