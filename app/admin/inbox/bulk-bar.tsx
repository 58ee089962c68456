import { Button, NativeSelect } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { IconCheck } from '../../ui/icons.ts';
import { type AnyInboxKind, inboxStatuses } from '../../../content/inbox/inbox-kinds.ts';
import { focusHeading } from '../parts/screen.tsx';
import { useAction } from '../parts/use-action.tsx';
import type { Assignee } from './status-form.tsx';

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
  const answering = people.filter(({ may_answer }) => may_answer);

  async function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { status, assignee } = Object.fromEntries(new FormData(event.currentTarget));
    const assignee_id = assignee === 'none' ? null : Number(assignee);
    setBusy(true);
    await act('PUT', `/${kind.path}`, {
      body: { ids, ...(status && { status }), ...(assignee && { assignee_id }) },
    });
    setBusy(false);
    onDone();
    focusHeading();
  }

  return (
    <section aria-label={`Selected ${kind.label.many.toLowerCase()}`} className="bulk-bar">
      <form method="post" onSubmit={(event) => void apply(event)}>
        <span className="bulk-count">
          {ids.length}
          <span> selected</span>
        </span>
        <NativeSelect
          aria-label="New status"
          name="status"
          data={[{ value: '', label: 'Status…' }, ...inboxStatuses]}
        />
        <NativeSelect
          aria-label="Assign to"
          name="assignee"
          data={[
            { value: '', label: 'Assign to…' },
            { value: 'none', label: 'Nobody' },
            ...answering.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <Button className="icon-when-narrow" type="submit" leftSection={<IconCheck size={18} />} loading={isBusy}>
          Change selected
        </Button>
      </form>
    </section>
  );
}
