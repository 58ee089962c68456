import { Button, Group, Stack, Text } from '@mantine/core';
import { todayIn } from '../../../content/days.ts';
import { enquiriesIn, figureLists, listedKinds } from '../../../content/figures.ts';
import { useAgency } from '../../ui/agency.tsx';
import { download } from '../inbox/download.ts';
import { useListQuery } from '../lists/use-list-query.ts';
import { callApi, ScreenFailure, useLastLoaded } from '../parts/api.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { ScreenHeading } from '../parts/screen.tsx';
import { Chart } from './chart.tsx';
import { type Figures, leftOutInWords, percent, rangeInWords } from './figures-data.ts';
import './figures.css';
import { NameList, type Order, orders } from './name-list.tsx';
import { nameInWords } from './names.ts';
import { Numbers } from './numbers.tsx';
import { OtherCounts } from './other-counts.tsx';
import { DEFAULT_PRESET, rangeOfPreset } from './presets.ts';
import { RangeBar } from './range-bar.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

/** How many visited, where they came from, and what came of it. */
export default function FiguresScreen() {
  const { query } = useListQuery();
  const today = todayIn(useAgency().timeZone);
  const call = callFor(query, today);
  const result = useLastLoaded(call.toString(), () => callApi<{ data: Figures }>('GET', `/figures?${call}`));
  if (result && !result.ok) throw new ScreenFailure(result);
  return (
    <Stack gap="lg" className="figures">
      <ScreenHeading title="Figures" help="How many visited, where they came from, and what came of it.">
        {result && <Downloads call={call} />}
      </ScreenHeading>
      <RangeBar range={{ from: call.get('from') ?? today, to: call.get('to') ?? today }} today={today} />
      {result && <Content figures={result.body.data} />}
    </Stack>
  );
}

/** Returns the query of the call for what the address of the screen says. */
function callFor(query: URLSearchParams, today: string) {
  const compare = query.get('compare') ?? 'period';
  const [from, to, kind, name] = ['from', 'to', 'kind', 'name'].map((parameter) => query.get(parameter));
  const range = from && to ? { from, to } : rangeOfPreset(query.get('range') ?? DEFAULT_PRESET, today);
  return new URLSearchParams({
    ...range,
    ...(compare !== 'none' && { compare }),
    ...(kind && name !== null && name !== undefined && { kind, name }),
  });
}

function Downloads({ call }: { call: URLSearchParams }) {
  const days = new URLSearchParams(call);
  days.delete('compare');
  return (
    <Button variant="default" className="figures-download" onClick={() => void download(`/figures.csv?${days}`)}>
      Download CSV
    </Button>
  );
}

function Content({ figures }: { figures: Figures }) {
  const { query, want, wantAll } = useListQuery();
  const { totals, not_found, missing_pages, left_out } = figures;
  const isEmpty = [totals.views, enquiriesIn(totals), not_found.length, missing_pages.length, left_out.length].every(
    (count) => count === 0,
  );
  const isFiltered = query.has('name');
  if (isEmpty && !isFiltered) return <Nothing isCounting={figures.is_counting} />;
  const wanted = query.get('sort') ?? '';
  const order = (wanted in orders ? wanted : 'visits') as Order;
  return (
    <>
      <Text size="sm" className="figures-range">
        {rangeInWords(figures)}
      </Text>
      {!figures.is_counting && <NotCounting />}
      {isFiltered && <ActiveFilter figures={figures} />}
      <Numbers figures={figures} />
      <Chart figures={figures} />
      {figures.months_left_out.length > 0 && (
        <Text size="sm" c="dimmed">
          {`Names in the lists below are ${leftOutInWords(figures.months_left_out)}`}
        </Text>
      )}
      <div className="figures-lists">
        {listedKinds.map((kind) => (
          <NameList
            key={kind}
            kind={kind}
            entries={figures[figureLists[kind].list]}
            currency={figures.currency}
            order={order}
            onOrder={(order) => want('sort', order)}
            chosen={query.get('kind') === kind ? query.get('name') : null}
            renderName={(name) => (
              <button type="button" className="unstyled figures-name" onClick={() => wantAll({ kind, name })}>
                {nameInWords(kind, name)}
              </button>
            )}
          />
        ))}
        <OtherCounts figures={figures} />
      </div>
    </>
  );
}

/** Says of what the numbers and the chart are, and what cannot be known of it. */
function ActiveFilter({ figures }: { figures: Figures }) {
  const { query, wantAll } = useListQuery();
  const kind = listedKinds.find((name) => name === query.get('kind')) ?? 'page';
  const name = query.get('name') ?? '';
  // Each visit has one channel; of other names, only the first are listed.
  const all = figures.channels.reduce((total, { visits }) => total + visits, 0);
  return (
    <Group component="output" className="figures-filter" justify="space-between">
      <div>
        <Text fw={600}>{`${figureLists[kind].heading}: ${nameInWords(kind, name)}`}</Text>
        <Text size="sm">
          {all > 0 && `${percent(figures.totals.visits / all)} of all visits. `}
          {kind === 'page' ? 'Visits and enquiries are those that began on this page. ' : ''}
          {'The lists stay those of all visits: nobody is followed, so what only these visitors read is not known.'}
        </Text>
      </div>
      <Button variant="light" onClick={() => wantAll({ kind: null, name: null })}>
        Show all visits
      </Button>
    </Group>
  );
}

function Nothing({ isCounting }: { isCounting: boolean }) {
  return (
    <EmptyState title={isCounting ? 'No visits counted in these days' : 'Visits are not counted'}>
      {isCounting
        ? 'A visit appears here within a minute. Your own are left out while you are signed in, and so are bots.'
        : 'Whoever runs the server has turned counting off. Messages and meetings still appear here.'}
    </EmptyState>
  );
}

function NotCounting() {
  return <Text size="sm">Visits are not counted at present: whoever runs the server has turned that off.</Text>;
}
