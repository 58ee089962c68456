import { Group, Stack, Title } from '@mantine/core';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/activity.ts';
import { TabTitle, useAgency } from '../../ui/agency.tsx';
import { callApi, load, type PageMeta } from '../parts/api.ts';
import { EmptyState, NoMatches } from '../parts/empty-state.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { mayLoad } from '../parts/signed-in.ts';
import { ListPages } from '../lists/list-pages.tsx';
import { ActivityFilters, FILTERS, type Person } from './activity-filters.tsx';
import { type AuditEntry, AuditEntries } from './audit-entries.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

const PER_PAGE = '25';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  query.set('per_page', PER_PAGE);
  const [activity, people] = await Promise.all([
    load<{ data: AuditEntry[]; meta: PageMeta }>(`/activity?${query}`),
    readPeople(),
  ]);
  return { ...activity, people };
}

/** Reads the people to filter by; none for somebody who may not list them. */
async function readPeople(): Promise<Person[]> {
  if (!(await mayLoad('read leads'))) return [];
  const people = await callApi<{ data: Person[] }>('GET', '/users');
  return people.ok ? people.body.data : [];
}

export default function Activity({ loaderData: { data, meta, people } }: Route.ComponentProps) {
  const days = useDays(data);
  return (
    <Stack gap="lg">
      <TabTitle>Activity</TabTitle>
      <ScreenHeading title="Activity" />
      <ActivityFilters people={people} />
      {data.length === 0 && <NoActivity />}
      {days.map(({ day, entries }) => (
        <Stack key={day} component="section" aria-label={day} gap="sm">
          <Title order={2} size="h4">
            {day}
          </Title>
          <AuditEntries entries={entries} />
        </Stack>
      ))}
      <Group justify="flex-end">
        <ListPages meta={meta} />
      </Group>
    </Stack>
  );
}

function NoActivity() {
  const [query] = useSearchParams();
  if (FILTERS.some((name) => query.has(name))) return <NoMatches />;
  return (
    <EmptyState title="No activity yet">
      What you and your colleagues do is listed here, a line for each change.
    </EmptyState>
  );
}

/** Groups entries by the day on which they happened at the agency, the last one first. */
function useDays(entries: AuditEntry[]) {
  const { timeZone } = useAgency();
  const dayOf = (entry: AuditEntry) => new Date(entry.at).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone });
  return [...Map.groupBy(entries, dayOf)].map(([day, entries]) => ({ day, entries }));
}
