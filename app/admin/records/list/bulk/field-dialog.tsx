import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ContentType } from '../../../../../content/model/content-type.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { useFieldOptions } from '../filters.tsx';

interface FieldDialogProps {
  type: ContentType;
  name: string;
  count: number;
  onClose: () => void;
  /** Called with an empty text for none. */
  onChoose: (value: string | number) => Promise<void>;
}

/** Asks what to set a field of several records to. */
export default function FieldDialog({ type, name, count, onClose, onChoose }: FieldDialogProps) {
  const field = type.fields[name];
  const label = field?.label ?? name;
  const options = useFieldOptions(type, name);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const subject = count === 1 ? `this ${type.noun.one}` : `${count} ${type.noun.many}`;

  async function set() {
    setBusy(true);
    await onChoose(field?.options?.find(({ value }) => String(value) === chosen)?.value ?? chosen ?? '');
  }

  return (
    <Dialog onClose={onClose} title={`Set ${label} of ${subject}`} centered>
      <Stack>
        <Select
          label={label}
          data={options}
          value={chosen}
          onChange={setChosen}
          searchable
          clearable={!field?.required}
          nothingFoundMessage="No matches"
          placeholder={field?.required ? `Select ${label}` : 'None'}
          data-autofocus
        />
        <Text size="sm" c="dimmed">
          Visitors see it at once.
        </Text>
        <Group justify="flex-end" className="dialog-actions">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isBusy} disabled={chosen === null && field?.required === true} onClick={() => void set()}>
            Set
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
