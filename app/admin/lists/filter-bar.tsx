import { Button, Group } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { IconFilter } from '../../ui/icons.ts';

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
