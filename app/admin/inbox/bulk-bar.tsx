import { Button, Group, NativeSelect, Paper, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type AnyInboxKind, inboxStatuses } from '../../../content/inbox/inbox-kinds.ts';
import { focusHeading } from '../parts/focus-heading.ts';
import { useAction } from '../parts/use-action.ts';
import type { Assignee } from './status-form.tsx';

const NO_CHANGE = { value: '', label: 'No change' };

interface BulkBarProps {
  kind: AnyInboxKind;
  ids: number[];
  people: Assignee[];
  onDone: () => void;
}

/** Changes status, assignee or both of all selected items. */
export function BulkBar({ kind, ids, people, onDone }: BulkBarProps) {
  const act = useAction();
  const [isBusy, setBusy] = useState(false);
  const active = people.filter(({ disabled_at }) => !disabled_at);

  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { status, assignee } = Object.fromEntries(new FormData(event.currentTarget));
    const assignee_id = assignee === 'none' ? null : Number(assignee);
    setBusy(true);
    await act('PUT', `/${kind.path}`, { ids, ...(status && { status }), ...(assignee && { assignee_id }) });
    setBusy(false);
    onDone();
    focusHeading();
  }

  return (
    <Paper component="section" withBorder p="sm" aria-label={`Selected ${kind.label.many.toLowerCase()}`}>
      <form method="post" onSubmit={(event) => void apply(event)}>
        <Group align="end">
          <Text fw={600} pb={8}>{`${ids.length} selected`}</Text>
          <NativeSelect label="New status" name="status" data={[NO_CHANGE, ...inboxStatuses]} w={160} />
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
