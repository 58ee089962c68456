import { Alert, Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { inboxStatuses } from '../../../content/inbox/inbox-kinds.ts';
import { LeaveGuard, UnsavedNotice } from '../records/form/unsaved.tsx';
import { useShortcuts } from '../shortcuts/shortcuts.tsx';
import type { InboxItem } from './inbox-item.ts';
import { showResultToast } from '../../ui/toast.ts';
import { Section, Term } from '../parts/screen.tsx';
import { callApi } from '../parts/api.ts';
import { showUndoToast } from '../parts/use-action.tsx';
import { useUnsavedChanges } from './use-unsaved-changes.ts';
import { changesOf, differing, textOf, type Values } from '../../../content/model/values.ts';
import { may } from '../../../content/permissions.ts';
import { roles, roleTexts } from '../../../content/roles.ts';

export interface Assignee {
  id: number;
  name: string;
  /** Whether items can be assigned to them. */
  may_answer: boolean;
}

/** Status, assignee and notes of an item. */
export function StatusForm({ item, people, form }: { item: InboxItem; people: Assignee[]; form: StatusFormState }) {
  const assignable = people.filter(({ id, may_answer }) => may_answer || id === item.assignee_id);
  useShortcuts(
    Object.fromEntries(
      inboxStatuses.map((status, index) => [index + 1, () => void form.save({ status }, { isUndoable: true })]),
    ),
  );

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void form.save();
  }

  return (
    <Section id="status" title="Status">
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
    </Section>
  );
}

/** Status, assignee and notes of an item, for those who may not change them. */
export function Status({ item, people }: { item: InboxItem; people: Assignee[] }) {
  const assignee = people.find(({ id }) => id === item.assignee_id);
  return (
    <Section id="status" title="Status">
      <ReadOnlyNote />
      <Stack component="dl" gap="md" m={0}>
        <Term label="Status">{item.status}</Term>
        <Term label="Assigned to">{assignee?.name ?? 'Nobody yet'}</Term>
        {item.notes && (
          <Term label="Notes">
            <span className="plain-text">{item.notes}</span>
          </Term>
        )}
      </Stack>
    </Section>
  );
}

interface Saved {
  message: string;
  data: InboxItem;
}

type StatusFormState = ReturnType<typeof useStatusForm>;

/** The state of the status form: unsaved input, what this browser keeps of it, and saving. */
export function useStatusForm(item: InboxItem, path: string) {
  const { revalidate } = useRevalidator();
  const initial: Values = { status: item.status, assignee_id: item.assignee_id ?? '', notes: item.notes };
  const unsaved = useUnsavedChanges(`unsaved:${path}`, initial);
  /** Other fields follow the saved item. */
  const [touched, show] = useState<Values>(unsaved.found?.values ?? {});
  const latest = useRef(touched);
  /** The values of a save that is under way. */
  const sent = useRef<Values | null>(null);
  /** The version that was loaded first, or last saved here. */
  const [known, setKnown] = useState(unsaved.found?.version ?? item.version);
  const values = { ...initial, ...touched };

  function put(next: Values) {
    latest.current = next;
    show(next);
  }

  function change(name: string, value: string) {
    put({ ...latest.current, [name]: value });
    unsaved.store(changesOf(sent.current ?? initial, { ...initial, ...latest.current }), known);
  }

  function discard() {
    unsaved.discard();
    put({});
  }

  /** A key is pressed by accident sooner than a button. */
  async function undoStatus({ version }: InboxItem) {
    const result = await callApi<Saved>('PUT', path, { status: item.status, version });
    showResultToast(result);
    if (result.ok) setKnown(result.body.data.version);
    await revalidate();
  }

  async function save(also: Values = {}, { isUndoable = false } = {}) {
    const saved = { ...initial, ...latest.current, ...also };
    const changes = changesOf(initial, saved);
    put(changes);
    // They survive until the server has it, even if the user leaves the screen.
    unsaved.store(changes, known);
    unsaved.flush();
    sent.current = saved;
    const result = await callApi<Saved>('PUT', path, {
      ...changes,
      ...('assignee_id' in changes && { assignee_id: Number(changes['assignee_id']) || null }),
      version: item.version,
    });
    if (result.ok && isUndoable && 'status' in changes) {
      const { data, message } = result.body;
      showUndoToast(message, () => undoStatus(data));
    } else showResultToast(result);
    if (result.ok) {
      setKnown(result.body.data.version);
      unsaved.store(changesOf(saved, { ...saved, ...latest.current }), result.body.data.version);
    }
    await revalidate();
    sent.current = null;
    if (result.ok && latest.current === changes) put({});
  }

  return {
    restored: unsaved.found,
    known,
    setKnown,
    save,
    discard,
    isDirty: () => differing(sent.current ?? initial, values).length > 0,
    input: (name: 'status' | 'assignee_id' | 'notes') => ({
      name,
      value: textOf(values[name]),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(name, currentTarget.value),
    }),
  };
}

/** Says that the inbox is only for reading, and who answers it. */
export function ReadOnlyNote() {
  const answering = roles.filter((role) => may({ id: 0, role }, 'work on leads')).map((role) => roleTexts[role].label);
  const names = new Intl.ListFormat('en-GB').format(answering);
  return (
    <Text size="sm" c="dimmed">
      {`You can read this, but not answer it. People with the role ${names.replace(' and ', ' or ')} do.`}
    </Text>
  );
}
