import { Button, Group, NativeSelect, Paper, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { focusHeading } from '../parts/focus-heading.ts';
import { useAction } from '../parts/use-action.ts';
import { type Box, states } from './inbox-kinds.ts';
import type { Assignee } from './handling.tsx';

const NO_CHANGE = { value: '', label: 'No change' };

interface LeadBulkBarProps {
  box: Box;
  ids: number[];
  people: Assignee[];
  onDone: () => void;
}

/** What can be changed of all selected leads at once. */
export function LeadBulkBar({ box, ids, people, onDone }: LeadBulkBarProps) {
  const act = useAction();
  const [isBusy, setBusy] = useState(false);
  const active = people.filter(({ disabled_at }) => !disabled_at);

  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { state, assignee } = Object.fromEntries(new FormData(event.currentTarget));
    const assignee_id = assignee === 'none' ? null : Number(assignee);
    setBusy(true);
    await act('PUT', box.path, { ids, ...(state && { state }), ...(assignee && { assignee_id }) });
    setBusy(false);
    onDone();
    focusHeading();
  }

  return (
    <Paper component="section" withBorder p="sm" aria-label={`Selected ${box.label.many.toLowerCase()}`}>
      <form method="post" onSubmit={(event) => void apply(event)}>
        <Group align="end">
          <Text fw={600} pb={8}>{`${ids.length} selected`}</Text>
          <NativeSelect label="New state" name="state" data={[NO_CHANGE, ...states]} w={160} />
          <NativeSelect
            label="Assign to"
            name="assignee"
            data={[
              NO_CHANGE,
              { value: 'none', label: 'Nobody' },
              ...active.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            w={180}
          />
          <Button type="submit" loading={isBusy}>
            Change selected
          </Button>
        </Group>
      </form>
    </Paper>
  );
}
