import { Stack, Title } from '@mantine/core';
import type { InboxItem } from '../inbox-item.ts';
import { ReadOnlyNote } from '../read-only-note.tsx';
import { Field } from './item-fields.tsx';
import type { Assignee } from '../status-form.tsx';

/** Status, assignee and notes of an item, for those who may not change them. */
export function Status({ item, people }: { item: InboxItem; people: Assignee[] }) {
  const assignee = people.find(({ id }) => id === item.assignee_id);
  return (
    <Stack component="section" aria-labelledby="status">
      <Title order={2} size="h3" id="status">
        Status
      </Title>
      <ReadOnlyNote />
      <Stack component="dl" gap="md" m={0}>
        <Field label="Status">{item.status}</Field>
        <Field label="Assigned to">{assignee?.name ?? 'Nobody yet'}</Field>
        {item.notes && (
          <Field label="Notes">
            <span className="plain-text">{item.notes}</span>
          </Field>
        )}
      </Stack>
    </Stack>
  );
}
