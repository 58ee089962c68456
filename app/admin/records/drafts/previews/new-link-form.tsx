import { Alert, Button, Checkbox, CopyButton, Group, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../../../ui/call.ts';
import { showResultToast } from '../../../../ui/toast.ts';
import { callApi } from '../../../parts/api.ts';

const days = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '14', label: '14 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
];

/** Makes a link to a draft, and shows it once. */
export function NewLinkForm({ draftId, onCreated }: { draftId: number; onCreated: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<ApiFailure['errors']>({});
  const [address, setAddress] = useState('');

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Otherwise the form around the dialog would be submitted too.
    event.stopPropagation();
    setBusy(true);
    const body = linkOf(new FormData(event.currentTarget));
    const answer = await callApi<{ data: { path: string }; message: string }>('POST', `/drafts/${draftId}/links`, body);
    setBusy(false);
    setErrors(answer.ok ? {} : answer.errors);
    showResultToast(answer);
    if (!answer.ok) return;
    // The list grows first, so that the new link is scrolled to where it stays.
    await onCreated();
    setAddress(location.origin + answer.body.data.path);
  }

  return (
    <>
      <form method="post" noValidate aria-label="New link" onSubmit={(event) => void create(event)}>
        <Stack>
          <TextInput
            label="Label"
            name="label"
            description="Optional. The visitor sees it, too."
            maxLength={100}
            error={errors['label']?.[0]}
            data-autofocus
          />
          <NativeSelect label="Works for" name="days" data={days} defaultValue="14" />
          <Radio.Group label="It shows" name="pinned" defaultValue="no">
            <Stack gap="xs" mt={4}>
              <Radio value="no" label="The draft as it changes" />
              <Radio value="yes" label="The draft as it is now" />
            </Stack>
          </Radio.Group>
          <Checkbox label="Visitors can comment" name="allows_comments" defaultChecked />
          <Group justify="flex-end">
            <Button type="submit" loading={isBusy}>
              Create link
            </Button>
          </Group>
        </Stack>
      </form>
      {address && <NewLink key={address} address={address} />}
    </>
  );
}

function linkOf(form: FormData) {
  return {
    label: form.get('label'),
    days: Number(form.get('days')),
    pinned: form.get('pinned') === 'yes',
    allows_comments: form.has('allows_comments'),
  };
}

function NewLink({ address }: { address: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Alert title="Send this link to whoever should see the draft. It is shown only this time.">
      <Group justify="space-between" wrap="nowrap">
        <Text>{address}</Text>
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button ref={button} size="compact-sm" flex="none" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Alert>
  );
}
