import { Alert, Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { inboxStatuses } from '../../../content/inbox/inbox-kinds.ts';
import { LeaveGuard, UnsavedNotice } from '../records/form/unsaved.tsx';
import { useShortcuts } from '../shortcuts/shortcuts.tsx';
import type { InboxItem } from './inbox-item.ts';
import { useAgency } from '../../ui/agency.tsx';
import { showResultToast } from '../../ui/toast.ts';
import { useSignedIn } from '../parts/signed-in.ts';
import { amountInWords, dayInWords } from './in-words.ts';
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

interface StatusFormProps {
  item: InboxItem;
  people: Assignee[];
  form: StatusFormState;
  /** What amounts are in. */
  currency: string | null;
}

/** Status, assignee, follow-up, amount and notes of an item. */
export function StatusForm({ item, people, form, currency }: StatusFormProps) {
  const self = useSignedIn();
  const assignable = people.filter(({ id, may_answer }) => may_answer || id === item.assignee_id);
  useShortcuts(
    Object.fromEntries(
      inboxStatuses.map((status, index) => [index + 1, () => void form.save({ status }, { isUndoable: true })]),
    ),
  );
  useShortcuts({ a: () => void (self && form.save({ assignee_id: self.id }, { isUndoable: true })) });

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
          <FollowUpInput form={form} />
          {form.isWorthSomething && (
            <TextInput
              type="number"
              step="0.01"
              min={0}
              label={currency ? `Amount in ${currency}` : 'Amount'}
              {...form.input('amount')}
            />
          )}
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

/** The day on which somebody wants to get in touch again. */
function FollowUpInput({ form }: { form: StatusFormState }) {
  const { timeZone } = useAgency();
  return (
    <Stack gap={6}>
      <TextInput type="date" label="Follow-up" {...form.input('follow_up')} />
      <Group gap={6}>
        {Object.entries(soon).map(([label, days]) => (
          <Button
            key={label}
            size="compact-xs"
            variant="default"
            onClick={() => form.change('follow_up', dayAfter(days, timeZone))}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}

/** In days from today. */
const soon = { Tomorrow: 1, 'In a week': 7, 'In a month': 30 };

function dayAfter(days: number, timeZone: string) {
  const DAY = 24 * 60 * 60 * 1000; // ms
  return new Date(Date.now() + days * DAY).toLocaleDateString('sv', { timeZone });
}

/** The same, for those who may not change it. */
export function Status({ item, people, currency }: Omit<StatusFormProps, 'form'>) {
  const assignee = people.find(({ id }) => id === item.assignee_id);
  return (
    <Section id="status" title="Status">
      <ReadOnlyNote />
      <Stack component="dl" gap="md" m={0}>
        <Term label="Status">{item.status}</Term>
        <Term label="Assigned to">{assignee?.name ?? 'Nobody yet'}</Term>
        {item.follow_up && <Term label="Follow-up">{dayInWords(item.follow_up)}</Term>}
        {item.amount !== null && <Term label="Amount">{amountInWords(item.amount, currency)}</Term>}
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
  const initial: Values = {
    status: item.status,
    assignee_id: item.assignee_id ?? '',
    follow_up: item.follow_up ?? '',
    amount: item.amount ?? '',
    notes: item.notes,
  };
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
  async function undo({ version }: InboxItem, names: string[]) {
    const before = Object.fromEntries(names.map((name) => [name, item[name]]));
    const result = await callApi<Saved>('PUT', path, { ...before, version });
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
      ...('follow_up' in changes && { follow_up: changes['follow_up'] || null }),
      ...('amount' in changes && { amount: changes['amount'] === '' ? null : Number(changes['amount']) }),
      version: item.version,
    });
    const pressed = Object.keys(also).filter((name) => name in changes);
    if (result.ok && isUndoable && pressed.length > 0) {
      const { data, message } = result.body;
      showUndoToast(message, () => undo(data, pressed));
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
    change,
    /** An amount can be noted once it is won. */
    isWorthSomething: values['status'] === 'won' || values['amount'] !== '',
    isDirty: () => differing(sent.current ?? initial, values).length > 0,
    input: (name: 'status' | 'assignee_id' | 'follow_up' | 'amount' | 'notes') => ({
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
