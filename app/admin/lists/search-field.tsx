import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { IconSearch } from '../../ui/icons.ts';
import { useListQuery } from './use-list-query.ts';

const DEBOUNCE = 250; // ms

/** The search of a list, which follows the URL and changes it after a pause in typing. */
export function SearchField({ label }: { label: string }) {
  const { query, want } = useListQuery();
  const wanted = query.get('search') ?? '';
  const [typed, setTyped] = useState(wanted);
  const sent = useRef(wanted);
  const send = useDebouncedCallback((text: string) => {
    sent.current = text;
    want('search', text);
  }, DEBOUNCE);
  const { pathname } = useLocation();
  const { location: ahead } = useNavigation();
  const isLeaving = ahead !== undefined && ahead.pathname !== pathname;
  useEffect(() => {
    if (isLeaving) send.cancel();
  }, [isLeaving, send]);
  useEffect(() => {
    if (wanted === sent.current) return;
    sent.current = wanted;
    setTyped(wanted);
  }, [wanted]);

  return (
    <TextInput
      type="search"
      label={label}
      leftSection={<IconSearch size={16} />}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        send(currentTarget.value.trim());
      }}
      maxLength={200}
      flex={1}
      maw={360}
    />
  );
}
