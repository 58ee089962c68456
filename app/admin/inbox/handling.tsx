import { Alert, Button, Group, NativeSelect, Stack, Textarea, Title } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { tellAnswer } from '../../ui/toast.ts';
import { ask } from '../api.ts';
import { useKeys } from '../keys/use-keys.ts';
import { type Lead, states } from './boxes.ts';

export interface Assignee {
  id: number;
  name: string;
  disabled_at: string | null;
}

interface HandlingProps {
  lead: Lead;
  people: Assignee[];
  path: string;
  /** The version that was shown first, or that was last saved here. */
  known: number;
  onSaved: (version: number) => void;
}

/** How far the agency is with a lead: its state, who looks after it, and notes of its own. */
export function Handling({ lead, people, path, known, onSaved }: HandlingProps) {
  const { revalidate } = useRevalidator();
  const choices = people.filter(({ id, disabled_at }) => !disabled_at || id === lead.assignee_id);

  const form = useRef<HTMLFormElement>(null);
  useKeys(Object.fromEntries(states.map((state, index) => [index + 1, () => setState(state)])));

  function setState(state: string) {
    const choice = form.current?.elements.namedItem('state') as HTMLSelectElement | null;
    if (choice) choice.value = state;
    form.current?.requestSubmit();
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { state, assignee, notes } = Object.fromEntries(new FormData(event.currentTarget));
    const changes = { state, assignee_id: assignee ? Number(assignee) : null, notes, version: lead.version };
    const answer = await ask<{ message: string; data: Lead }>('PUT', path, changes);
    tellAnswer(answer);
    if (answer.ok) onSaved(answer.body.data.version);
    await revalidate();
  }

  return (
    <Stack component="section" aria-labelledby="handling">
      <Title order={2} size="h3" id="handling">
        How far we are
      </Title>
      <form ref={form} method="post" aria-label="How far we are" onSubmit={(event) => void save(event)}>
        <Stack>
          {lead.version > known && (
            <Alert title="Somebody else has saved this meanwhile">
              It is now “{lead.state}”{lead.notes && `, and its notes are: ${lead.notes}`}. Saving replaces that with
              what stands below.
            </Alert>
          )}
          <Group grow>
            {/* What settles a meeting also begins with it. */}
            <NativeSelect key={lead.standing} label="State" name="state" data={states} defaultValue={lead.state} />
            <NativeSelect
              label="Looked after by"
              name="assignee"
              data={[
                { value: '', label: 'Nobody yet' },
                ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              defaultValue={String(lead.assignee_id ?? '')}
            />
          </Group>
          <Textarea label="Notes" name="notes" autosize minRows={3} maxLength={5000} defaultValue={lead.notes} />
          <Group>
            <Button type="submit">Save</Button>
          </Group>
        </Stack>
      </form>
    </Stack>
  );
}
