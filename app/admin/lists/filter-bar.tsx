import { Button, type ComboboxItem, Group, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconFilter, IconSearch } from '../../ui/icons.ts';
import { useListQuery } from './use-list-query.ts';

const NO_FILTERS = new Set(['search', 'sort', 'page', 'view']);

/** The search of a list and its filters, which small screens keep behind a button. */
export function FilterBar({ search, children }: { search?: ReactNode; children: ReactNode }) {
  const [query] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const active = [...query].filter(([name, value]) => value && !NO_FILTERS.has(name)).length;
  return (
    <Group component="search" align="end" className="filter-bar">
      {search}
      <Button
        className="filter-toggle icon-when-narrow"
        variant={active > 0 ? 'light' : 'default'}
        leftSection={<IconFilter size={18} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {active > 0 ? `Filters (${active})` : 'Filters'}
      </Button>
      <div className="filters" id={id} data-open={isOpen || undefined}>
        {children}
      </div>
    </Group>
  );
}

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

interface FilterSelectProps {
  /** The parameter of the query. */
  name: string;
  label: string | undefined;
  /** What leaves nothing out. */
  all?: string;
  options: readonly ComboboxItem[] | readonly string[];
  w?: number;
}

/** A filter of a list by one of several values, kept in the address. */
export function FilterSelect({ name, label, all = 'All', options, w = 160 }: FilterSelectProps) {
  const { query, want } = useListQuery();
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: all }, ...options]}
      value={query.get(name) ?? ''}
      onChange={({ currentTarget }) => want(name, currentTarget.value)}
      w={w}
    />
  );
}
