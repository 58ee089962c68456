import { Alert, Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { enquiriesIn } from '../../../content/figures.ts';
import type { Attention } from '../../../server/leads/figures/attention.ts';
import { Section } from '../parts/screen.tsx';
import { callApi, useLoaded } from '../parts/api.ts';
import { figuresOf, NeedsAttention } from './attention.tsx';
import { Chart } from './chart.tsx';
import { type NamedFigures, type PeriodFigures, rangeInWords } from './figures-data.ts';
import './figures.css';
import { NameList } from './name-list.tsx';
import { nameInWords } from './names.ts';
import { Numbers } from './numbers.tsx';

type Lists = Record<'pages' | 'sources', NamedFigures[]>;

/** How it goes at a glance, for the dashboard, which does not wait for it. */
export default function Glance() {
  const result = useLoaded(null, () =>
    callApi<{ data: PeriodFigures & Lists & { attention: Attention } }>('GET', '/figures/glance'),
  );
  if (!result) return null;
  if (!result.ok) return <Alert color="red">{`The figures are missing: ${result.message}`}</Alert>;
  const figures = result.body.data;
  const { totals, is_counting: isCounting } = figures;
  const isEmpty = totals.views === 0 && enquiriesIn(totals) === 0;
  if (isEmpty && !isCounting) return null;
  return (
    <Section id="how-it-goes" title="How it goes" gap="sm" className="figures">
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {`The last 30 days, ${rangeInWords(figures)}`}
        </Text>
        <Anchor component={Link} to="/admin/figures" size="sm">
          All figures
        </Anchor>
      </Group>
      {isEmpty ? (
        <Text size="sm">
          No visits and no enquiries yet. A visit appears within a minute; your own are left out while you are signed
          in.
        </Text>
      ) : (
        <>
          <Numbers figures={figures} />
          <NeedsAttention attention={figures.attention} />
          <Chart figures={figures} />
          <div className="figures-lists">
            <Top kind="page" entries={figures.pages} currency={figures.currency} />
            <Top kind="source" entries={figures.sources} currency={figures.currency} />
          </div>
        </>
      )}
    </Section>
  );
}

interface TopProps {
  kind: 'page' | 'source';
  entries: NamedFigures[];
  currency: string | null;
}

function Top({ kind, ...listed }: TopProps) {
  return (
    <NameList
      {...listed}
      kind={kind}
      order="visits"
      renderName={(name) => <Link to={figuresOf(kind, name)}>{nameInWords(kind, name)}</Link>}
    />
  );
}
