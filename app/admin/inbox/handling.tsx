import { Alert, Button, Group, NativeSelect, Stack, Textarea, Title } from '@mantine/core';
import type { FormEvent } from 'react';
import { DraftNotice } from '../records/form/draft-notice.tsx';
import { LeaveGuard } from '../records/form/leave-guard.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { type Lead, states } from './inbox-kinds.ts';
import type { HandlingForm } from './use-handling-form.ts';

export interface Assignee {
  id: number;
  name: string;
  disabled_at: string | null;
}

interface HandlingProps {
  lead: Lead;
  people: Assignee[];
  form: HandlingForm;
}

/** How far the agency is with a lead: its state, who looks after it, and notes of its own. */
export function Handling({ lead, people, form }: HandlingProps) {
  const choices = people.filter(({ id, disabled_at }) => !disabled_at || id === lead.assignee_id);
  useShortcuts(Object.fromEntries(states.map((state, index) => [index + 1, () => void form.save({ state })])));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void form.save();
  }

  return (
    <Stack component="section" aria-labelledby="handling">
      <Title order={2} size="h3" id="handling">
        Status
      </Title>
      <form method="post" aria-label="Status" onSubmit={onSubmit}>
        <Stack>
          <DraftNotice draft={form.draft} onDiscard={form.discard} />
          {lead.version > form.known && (
            <Alert title="Somebody else has saved this meanwhile">
              It is now “{lead.state}”{lead.notes && `, and its notes are: ${lead.notes}`}. Saving replaces that with
              what stands below.
            </Alert>
          )}
          <Group grow>
            <NativeSelect label="State" data={states} {...form.input('state')} />
            <NativeSelect
              label="Assigned to"
              data={[
                { value: '', label: 'Nobody yet' },
                ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              {...form.input('assignee_id')}
            />
          </Group>
          <Textarea label="Notes" autosize minRows={3} maxLength={5000} {...form.input('notes')} />
          <Group>
            <Button type="submit">Save</Button>
          </Group>
        </Stack>
      </form>
      <LeaveGuard isDirty={form.isDirty} onLeave={form.discard} />
    </Stack>
  );
}
