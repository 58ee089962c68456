import { Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '../../ui/icons.ts';
import { useEffect, useRef, useState } from 'react';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import { useListQuery } from './use-list-query.ts';

const TYPING = 250; // ms

/** Search and status of a list, kept in the address. */
export function Filters({ type }: { type: ContentType }) {
  const { query, want } = useListQuery();
  const status = type.fields['status'];
  const title = type.fields[type.title]?.label ?? type.label.one;

  const search = useSearch(query.get('search') ?? '', (text) => want('search', text));

  return (
    <Group component="search" align="end">
      <TextInput
        type="search"
        label={`Search by ${title}`}
        leftSection={<IconSearch size={16} />}
        value={search.typed}
        onChange={({ currentTarget }) => search.type(currentTarget.value)}
        maxLength={200}
        flex={1}
        maw={360}
      />
      {status && (
        <NativeSelect
          label="Status"
          data={[{ value: '', label: 'All' }, ...optionsOf(status)]}
          value={query.get('status') ?? ''}
          onChange={({ currentTarget }) => want('status', currentTarget.value)}
          w={160}
        />
      )}
    </Group>
  );
}

function optionsOf({ options = [] }: Field) {
  return options.map(({ value, label }) => ({ value: String(value), label }));
}

/** What is typed leads to the address after a while; an address that changes by itself shows in what is typed. */
function useSearch(wanted: string, want: (text: string) => void) {
  const [typed, setTyped] = useState(wanted);
  const sent = useRef(wanted);
  const send = useDebouncedCallback((text: string) => {
    sent.current = text;
    want(text);
  }, TYPING);
  useEffect(() => {
    if (wanted === sent.current) return;
    sent.current = wanted;
    setTyped(wanted);
  }, [wanted]);

  function type(text: string) {
    setTyped(text);
    send(text.trim());
  }

  return { typed, type };
}
