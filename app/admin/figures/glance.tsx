import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Section } from '../parts/screen.tsx';
import { figuresOf, NeedsAttention } from './attention.tsx';
import { Chart } from './chart.tsx';
import { enquiriesIn, type Figures, type ListName, lists, rangeInWords } from './figures-data.ts';
import './figures.css';
import { NameList } from './name-list.tsx';
import { nameInWords } from './names.ts';
import { Numbers } from './numbers.tsx';
import type { GlanceData } from './read-glance.ts';

const FEW = 5;

/** How it goes at a glance, for the dashboard. */
export default function Glance({ figures, attention }: GlanceData) {
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
          <NeedsAttention attention={attention} />
          <Chart figures={figures} />
          <div className="figures-lists">
            <Top list="pages" figures={figures} />
            <Top list="sources" figures={figures} />
          </div>
        </>
      )}
    </Section>
  );
}

function Top({ list, figures }: { list: ListName; figures: Figures }) {
  return (
    <NameList
      list={list}
      entries={figures[list].slice(0, FEW)}
      currency={figures.currency}
      order="visits"
      renderName={(name) => <Link to={figuresOf(lists[list].kind, name)}>{nameInWords(list, name)}</Link>}
    />
  );
}
