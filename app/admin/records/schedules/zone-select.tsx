import { Select, type SelectProps } from '@mantine/core';
import { useAgency, useReaderZone } from '../../../ui/agency.tsx';
import { zoneName } from './zoned-time.ts';

const SHOWN = 50;

/** Chooses a time zone: that of the browser and that of the agency first, then all others. */
export function ZoneSelect(props: Omit<SelectProps, 'data'>) {
  const { timeZone } = useAgency();
  const chosen = props.value ? [props.value] : [];
  const zones = [...new Set([useReaderZone(), timeZone, ...chosen, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <Select
      {...props}
      data={zones.map((zone) => ({ value: zone, label: zoneName(zone) }))}
      searchable
      limit={SHOWN}
      nothingFoundMessage="No matches"
    />
  );
}
