import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ListedRevision } from '../../../../server/content/revisions/list-revisions.ts';
import { showResultToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';

interface LabelFormProps {
  path: string;
  revision: ListedRevision;
  onSaved: () => void;
  onCancel: () => void;
}

/** Says what a version is called, such as “Before the relaunch”. */
export function LabelForm({ path, revision: { version, label }, onSaved, onCancel }: LabelFormProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Otherwise the form around the dialog would be submitted too.
    event.stopPropagation();
    setBusy(true);
    const body = { label: new FormData(event.currentTarget).get('label') };
    const answer = await callApi<{ message: string }>('PUT', path, body);
    setBusy(false);
    if (!answer.ok) return setError(answer.message);
    showResultToast(answer);
    onSaved();
  }

  return (
    <form method="post" noValidate aria-label={`Label of version ${version}`} onSubmit={(event) => void save(event)}>
      <TextInput
        mt="sm"
        label="Label"
        name="label"
        description="Such as “Before the relaunch”. A version with a label is kept."
        defaultValue={label ?? ''}
        maxLength={100}
        error={error}
        // Somebody has just pressed the button that asks for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="compact-sm" loading={isBusy}>
          Save label
        </Button>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
