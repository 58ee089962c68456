import { Select } from '@mantine/core';
import { useAgency, useReaderZone } from '../../../ui/agency.tsx';
import { zoneName } from './zoned-time.ts';

const SHOWN = 50;

/** Chooses a time zone: that of the browser and that of the agency first, then all others. */
export function ZoneSelect({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const { timeZone } = useAgency();
  const zones = [...new Set([useReaderZone(), timeZone, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <Select
      label="Time zone"
      data={zones.map((zone) => ({ value: zone, label: zoneName(zone) }))}
      value={value}
      onChange={(zone) => onChange(zone ?? value)}
      allowDeselect={false}
      searchable
      limit={SHOWN}
      nothingFoundMessage="No matches"
    />
  );
}
