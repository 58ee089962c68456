import { Button, Checkbox, Group, Input, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '../../ui/icons.ts';
import { IconButton } from '../parts/icon-button.tsx';
import type { Absence, Exception } from './hours.ts';
import { Stretch } from './stretch.tsx';
import { useEntries } from './use-entries.ts';
import { errorAt } from './week-hours.tsx';

interface ListProps<Entry> {
  entries: Entry[];
  errors: Record<string, string[]>;
  onChange: (entries: Entry[]) => void;
}

/** Days with other hours than those of their weekday, or none. */
export function Exceptions({ entries, errors, onChange }: ListProps<Exception>) {
  const { keyOf, add, change, remove } = useEntries(entries, onChange);
  return (
    <Stack gap="sm" align="start">
      {entries.map((exception, index) => {
        const { date } = exception;
        const isClosed = 'closed' in exception;
        const name = `Day ${index + 1}`;
        const error = errorAt(errors, `exceptions.${index}`);
        return (
          <div key={keyOf(exception)}>
            <Group gap="sm" align="start">
              <TextInput
                type="date"
                required
                aria-label={name}
                value={date}
                error={Boolean(error)}
                onChange={({ currentTarget }) => change(exception, { ...exception, date: currentTarget.value })}
              />
              <Checkbox
                label="Closed"
                mt={8}
                checked={isClosed}
                onChange={({ currentTarget }) =>
                  change(
                    exception,
                    currentTarget.checked ? { date, closed: true } : { date, from: '09:00', to: '13:00' },
                  )
                }
              />
              {!isClosed && (
                <Stretch
                  name={name}
                  value={exception}
                  error={undefined}
                  onChange={(changes) => change(exception, { ...exception, ...changes })}
                />
              )}
              <IconButton label={`Remove day ${index + 1}`} Icon={IconTrash} onClick={() => remove(exception)} />
            </Group>
            {error && <Input.Error>{error}</Input.Error>}
          </div>
        );
      })}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={16} />}
        onClick={() => add({ date: '', closed: true })}
      >
        Add a day
      </Button>
    </Stack>
  );
}

const ends = { from: 'first day', to: 'last day' } as const;

/** Holidays and the like, the last day included. */
export function Absences({ entries, errors, onChange }: ListProps<Absence>) {
  const { keyOf, add, change, remove } = useEntries(entries, onChange);
  return (
    <Stack gap="sm" align="start">
      {entries.map((absence, index) => {
        const error = errorAt(errors, `absences.${index}`);
        return (
          <div key={keyOf(absence)}>
            <Group gap="xs" align="start">
              {(['from', 'to'] as const).map((end) => (
                <TextInput
                  key={end}
                  type="date"
                  required
                  aria-label={`Absence ${index + 1}, ${ends[end]}`}
                  value={absence[end]}
                  error={Boolean(error)}
                  onChange={({ currentTarget }) => change(absence, { ...absence, [end]: currentTarget.value })}
                />
              ))}
              <IconButton label={`Remove absence ${index + 1}`} Icon={IconTrash} onClick={() => remove(absence)} />
            </Group>
            {error && <Input.Error>{error}</Input.Error>}
          </div>
        );
      })}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={16} />}
        onClick={() => add({ from: '', to: '' })}
      >
        Add an absence
      </Button>
    </Stack>
  );
}
