import { Group, Stack, TextInput, Title } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useState } from 'react';
import type { Route } from './+types/activity.ts';
import { useAgency } from '../../ui/agency.tsx';
import { callApi, load, type PageMeta } from '../parts/api.ts';
import { EmptyState, NoMatches } from '../parts/empty-state.tsx';
import { ScreenHeading } from '../parts/screen.tsx';
import { mayLoad } from '../parts/signed-in.ts';
import { ListPages } from '../lists/list-pages.tsx';
import { AuditEntries, type AuditEntry } from './audit-entries.tsx';
import { FilterBar, FilterSelect } from '../lists/filter-bar.tsx';
import { useListQuery } from '../lists/use-list-query.ts';
import { kindOptions } from './wording.ts';
import { contentTypes } from '../../../content/index.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';

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

/** Somebody to filter by. */
interface Person {
  id: number;
  name: string;
}

/** While a year is typed, browsers report 0002, 0020 and 0202 first. */
const FIRST_YEAR = '1000';

const FILTERS = ['user_id', 'subject', 'action', 'from', 'to'] as const;

/** Filters of the activity, kept in the address, so that it can be passed on. */
function ActivityFilters({ people }: { people: Person[] }) {
  return (
    <FilterBar>
      <FilterSelect name="user_id" label="Person" all="Anyone" options={people.map(optionOf)} />
      <FilterSelect name="subject" label="What" all="Everything" options={subjects} />
      <FilterSelect name="action" label="Action" options={kindOptions} />
      <Day name="from" label="From" />
      <Day name="to" label="To" />
    </FilterBar>
  );
}

function Day({ name, label }: { name: 'from' | 'to'; label: string }) {
  const { query, want } = useListQuery();
  const wanted = query.get(name) ?? '';
  const [day, setDay] = useState(wanted);
  const [before, setBefore] = useState(wanted);
  if (before !== wanted) {
    setBefore(wanted);
    setDay(wanted);
  }

  function change(value: string) {
    setDay(value);
    const isTyped = value === '' || value >= FIRST_YEAR;
    if (isTyped) want(name, value);
  }

  return (
    <TextInput
      label={label}
      type="date"
      value={day}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      w={160}
    />
  );
}

function optionOf({ id, name }: Person) {
  return { value: String(id), label: name };
}

const subjects = [
  ...contentTypes.map(({ name, label }) => ({ value: name as string, label: label.many })),
  { value: [...inboxKinds.map(({ name }) => name), 'inbox'].join(), label: 'Inbox' },
  { value: 'user,invitation,session,token', label: 'People' },
  { value: 'mail server', label: 'Mail server' },
  { value: 'webhook', label: 'Webhooks' },
  { value: 'personal data', label: 'Privacy requests' },
  { value: 'demonstration', label: 'Demonstration' },
];
