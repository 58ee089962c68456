import { useState } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import { contentTypes } from '../../../content/index.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { FilterBar } from '../lists/filter-bar.tsx';
import { useListQuery } from '../lists/use-list-query.ts';
import { kindOptions } from './wording.ts';

/** Somebody to filter by. */
export interface Person {
  id: number;
  name: string;
}

/** While a year is typed, browsers report 0002, 0020 and 0202 first. */
const FIRST_YEAR = '1000';

export const FILTERS = ['user_id', 'subject', 'action', 'from', 'to'] as const;

/** Filters of the activity, kept in the address, so that it can be passed on. */
export function ActivityFilters({ people }: { people: Person[] }) {
  const selects = [
    { name: 'user_id', label: 'Person', all: 'Anyone', options: people.map(optionOf) },
    { name: 'subject', label: 'What', all: 'Everything', options: subjects },
    { name: 'action', label: 'Action', all: 'All', options: kindOptions },
  ] as const;
  const { query, want } = useListQuery();
  return (
    <FilterBar>
      {selects.map(({ name, label, all, options }) => (
        <NativeSelect
          key={name}
          label={label}
          data={[{ value: '', label: all }, ...options]}
          value={query.get(name) ?? ''}
          onChange={({ currentTarget }) => want(name, currentTarget.value)}
          w={160}
        />
      ))}
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
  { value: 'user,invitation,session', label: 'People' },
  { value: 'personal data', label: 'Privacy requests' },
  { value: 'demonstration', label: 'Demonstration' },
];
