import { Alert, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { todayIn } from '../../../content/days.ts';
import { enquiriesIn } from '../../../content/figures.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { useAgency } from '../../ui/agency.tsx';
import { callApi, useLastLoaded } from '../parts/api.ts';
import { keyOf } from '../records/records.ts';
import { Chart } from './chart.tsx';
import { inNumbers, leftOutInWords, type PeriodFigures, rangeInWords } from './figures-data.ts';
import './figures.css';
import { Numbers } from './numbers.tsx';
import { DEFAULT_PRESET, presetOptions, rangeOfPreset } from './presets.ts';

/** What the page of a record brought. */
export default function RecordFigures({ type, record }: { type: ContentType; record: AnyRecord }) {
  const [preset, setPreset] = useState(DEFAULT_PRESET);
  const range = rangeOfPreset(preset, todayIn(useAgency().timeZone));
  const path = `/${type.path}/${encodeURIComponent(keyOf(type, record))}/figures`;
  const call = `${path}?${new URLSearchParams({ ...range, compare: 'period' })}`;
  const result = useLastLoaded(call, () => callApi<{ data: PeriodFigures }>('GET', call));
  if (!result) return null;
  if (!result.ok) return <Alert color="red">{result.message}</Alert>;
  const figures = result.body.data;
  return (
    <Stack gap="md" className="figures">
      <Group justify="space-between" align="end">
        <div>
          <Title order={2} size="h3">{`What this ${type.noun.one} brought`}</Title>
          <Text size="sm" c="dimmed">
            {rangeInWords(figures)}
          </Text>
        </div>
        <NativeSelect
          label="Days"
          data={presetOptions}
          value={preset}
          onChange={({ currentTarget }) => setPreset(currentTarget.value)}
        />
      </Group>
      <Text size="sm">
        {`Visits that began on this page, and the enquiries of these visitors. It was viewed ${inNumbers(figures.totals.views)} times in all.`}
      </Text>
      {!figures.is_counting && <Text size="sm">Visits are not counted at present.</Text>}
      {figures.months_left_out.length > 0 && (
        <Text size="sm">{`These visits are ${leftOutInWords(figures.months_left_out)}`}</Text>
      )}
      <Numbers figures={figures} />
      {figures.totals.views === 0 && enquiriesIn(figures.totals) === 0 ? (
        <Text size="sm" c="dimmed">
          Nobody has opened this page in these days.
        </Text>
      ) : (
        <Chart figures={figures} />
      )}
    </Stack>
  );
}
