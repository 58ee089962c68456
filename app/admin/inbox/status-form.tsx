import { Alert, Button, Group, NativeSelect, Stack, Textarea, Title } from '@mantine/core';
import type { FormEvent } from 'react';
import { inboxStatuses } from '../../../content/inbox/inbox-kinds.ts';
import { LeaveGuard } from '../records/form/leave-guard.tsx';
import { UnsavedNotice } from '../records/form/unsaved-notice.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import type { InboxItem } from './inbox-item.ts';
import type { StatusFormState } from './use-status-form.ts';

export interface Assignee {
  id: number;
  name: string;
  /** Whether items can be assigned to them. */
  may_answer: boolean;
}

interface StatusFormProps {
  item: InboxItem;
  people: Assignee[];
  form: StatusFormState;
}

/** Status, assignee and notes of an item. */
export function StatusForm({ item, people, form }: StatusFormProps) {
  const assignable = people.filter(({ id, may_answer }) => may_answer || id === item.assignee_id);
  useShortcuts(Object.fromEntries(inboxStatuses.map((status, index) => [index + 1, () => void form.save({ status })])));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void form.save();
  }

  return (
    <Stack component="section" aria-labelledby="status">
      <Title order={2} size="h3" id="status">
        Status
      </Title>
      <form method="post" aria-label="Status" onSubmit={onSubmit}>
        <Stack>
          <UnsavedNotice changes={form.restored} onDiscard={form.discard} />
          {item.version > form.known && (
            <Alert title="Somebody else has saved this in the meantime">
              It is now “{item.status}”{item.notes && `, with the notes: ${item.notes}`}. Saving replaces that with what
              you see below.
            </Alert>
          )}
          <NativeSelect label="Status" data={[...inboxStatuses]} {...form.input('status')} />
          <NativeSelect
            label="Assigned to"
            data={[
              { value: '', label: 'Nobody yet' },
              ...assignable.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            {...form.input('assignee_id')}
          />
          <Textarea label="Notes" autosize minRows={3} maxLength={5000} {...form.input('notes')} />
          <Group>
            <Button type="submit" variant="default">
              Save
            </Button>
          </Group>
        </Stack>
      </form>
      <LeaveGuard isDirty={form.isDirty} onLeave={form.discard} />
    </Stack>
  );
}
