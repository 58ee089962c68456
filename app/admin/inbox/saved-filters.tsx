import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { SavedFilter } from '../../../server/leads/inbox/saved-filters.ts';
import { IconX } from '../../ui/icons.ts';
import { IconButton } from '../parts/icon-button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useAction } from '../parts/use-action.tsx';

interface SavedFiltersProps {
  list: string;
  filters: SavedFilter[];
}

/** The filters of a list that somebody has saved, and a way to save what is filtered now. */
export function SavedFilters({ list, filters }: SavedFiltersProps) {
  const [query] = useSearchParams();
  const [isNaming, setNaming] = useState(false);
  const act = useAction();
  const current = queryOf(query);
  const remove = ({ id, ...body }: SavedFilter) =>
    act('DELETE', `/saved-filters/${id}`, { undo: ['POST', '/saved-filters', { body }] });
  const isSaved = filters.some((filter) => filter.query === current);
  const mayBeSaved = !isSaved && [...query.keys()].some((name) => !['page', 'view'].includes(name));
  if (filters.length === 0 && !mayBeSaved) return null;
  return (
    <Group component="nav" gap="xs" aria-label="Saved filters">
      {filters.map((filter) => (
        <Group key={filter.id} gap={0} wrap="nowrap">
          <Button
            component={Link}
            to={`?${filter.query}`}
            size="compact-sm"
            variant={filter.query === current ? 'light' : 'default'}
            aria-current={filter.query === current ? 'page' : undefined}
          >
            {filter.name}
          </Button>
          <IconButton label={`Delete the filter ${filter.name}`} Icon={IconX} onClick={() => void remove(filter)} />
        </Group>
      ))}
      {mayBeSaved && (
        <Button size="compact-sm" variant="subtle" onClick={() => setNaming(true)}>
          Save this filter…
        </Button>
      )}
      {isNaming && <NameDialog list={list} query={current} onClose={() => setNaming(false)} />}
    </Group>
  );
}

/** The page that somebody is on is not part of what they look for. */
function queryOf(query: URLSearchParams) {
  const filter = new URLSearchParams(query);
  filter.delete('page');
  return filter.toString();
}

function NameDialog({ list, query, onClose }: { list: string; query: string; onClose: () => void }) {
  const act = useAction();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (await act('POST', '/saved-filters', { body: { list, name, query } })) onClose();
  }

  return (
    <Dialog onClose={onClose} title="Save this filter">
      <form method="post" onSubmit={(event) => void onSubmit(event)}>
        <TextInput label="Name" name="name" required maxLength={60} data-autofocus />
        <Group mt="md">
          <Button type="submit">Save filter</Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
