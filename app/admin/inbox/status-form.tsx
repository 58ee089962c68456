import { Alert, Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { FormEvent, KeyboardEvent } from 'react';
import { dayAfter, todayIn } from '../../../content/days.ts';
import { inboxStatuses } from '../../../content/inbox/inbox-kinds.ts';
import { LeaveGuard, UnsavedNotice } from '../records/form/unsaved.tsx';
import { useShortcuts } from '../shortcuts/shortcuts.tsx';
import type { InboxItem } from './inbox-item.ts';
import { useAgency } from '../../ui/agency.tsx';
import { useSignedIn } from '../parts/signed-in.ts';
import { amountInWords, dayInWords } from './in-words.ts';
import type { StatusFormState } from './use-status-form.ts';
import { Section, Term } from '../parts/screen.tsx';
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

  function onKeyDown({ key, ctrlKey, metaKey, target, currentTarget }: KeyboardEvent<HTMLFormElement>) {
    if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.requestSubmit();
    if (key === 'Escape' && target instanceof HTMLElement) target.blur();
  }

  return (
    <Section id="status" title="Status">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of its fields. */}
      <form method="post" aria-label="Status" onSubmit={onSubmit} onKeyDown={onKeyDown}>
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
          <Textarea label="Notes" data-key="n" autosize minRows={3} maxLength={5000} {...form.input('notes')} />
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
      <TextInput type="date" label="Follow-up" data-key="f" {...form.input('follow_up')} />
      <Group gap={6}>
        {Object.entries(soon).map(([label, days]) => (
          <Button
            key={label}
            size="compact-sm"
            variant="default"
            onClick={() => form.change('follow_up', dayAfter(todayIn(timeZone), days))}
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
