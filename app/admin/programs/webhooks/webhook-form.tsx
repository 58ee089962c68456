import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { differing } from '../../../../content/model/values.ts';
import { inboxKinds } from '../../../../content/inbox/inbox-kinds.ts';
import { type WebhookEvent, webhookEventNames, webhookEvents } from '../../../../content/webhook-events.ts';
import type { Webhook } from '../../../../server/programs/webhooks/webhooks.ts';
import type { ApiResult } from '../../../ui/call.ts';
import { showResultToast } from '../../../ui/toast.ts';
import { LeaveGuard } from '../../records/form/unsaved.tsx';

export type WebhookInput = Pick<Webhook, 'url' | 'events' | 'enabled'>;

const NEW: WebhookInput = { url: '', events: [], enabled: true };

export interface SavedWebhook {
  data: Webhook;
  message: string;
}

interface WebhookFormProps<Body> {
  webhook?: Webhook;
  /** The label of its button. */
  action: string;
  save: (input: WebhookInput) => Promise<ApiResult<Body>>;
  onSaved: (body: Body) => void | Promise<void>;
}

/** Where a webhook is, and what it is told of. */
export function WebhookForm<Body extends SavedWebhook>({ webhook, action, save, onSaved }: WebhookFormProps<Body>) {
  const stored = inputOf(webhook ?? NEW);
  const [saved, setSaved] = useState(stored);
  const [values, setValues] = useState(stored);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [isBusy, setBusy] = useState(false);
  const change = (changes: Partial<WebhookInput>) => setValues((before) => ({ ...before, ...changes }));

  const isDirty = isOther(saved, values);
  if (isOther(saved, stored)) {
    setSaved(stored);
    // What somebody else has saved replaces nothing that is being typed.
    if (!isDirty) setValues(stored);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    const result = await save(values);
    setBusy(false);
    setErrors(result.ok ? {} : result.errors);
    showResultToast(result);
    if (!result.ok) return;
    setValues(inputOf(result.body.data));
    await onSaved(result.body);
  }

  return (
    <form method="post" noValidate aria-label="Webhook" onSubmit={(event) => void submit(event)}>
      <Stack maw={560} align="start">
        <TextInput
          label="Address"
          required
          type="url"
          name="url"
          w="100%"
          placeholder="https://example.com/webhook"
          description="The program that is to be told gives you this address. It must begin with https://."
          autoComplete="off"
          value={values.url}
          error={errors['url']?.[0]}
          onChange={({ currentTarget }) => change({ url: currentTarget.value })}
        />
        <Checkbox.Group
          label="Tell it when"
          required
          value={values.events}
          error={errors['events']?.[0]}
          onChange={(events) => change({ events: webhookEventNames.filter((name) => events.includes(name)) })}
        >
          <Stack gap="xs" my="xs">
            {offered.map((name) => (
              <Checkbox key={name} value={name} label={webhookEvents[name]} description={name} />
            ))}
          </Stack>
        </Checkbox.Group>
        {webhook && (
          <Checkbox
            label="Switched on"
            description="While it is off, nothing is sent, and nothing is kept to be sent later."
            checked={values.enabled}
            onChange={({ currentTarget }) => change({ enabled: currentTarget.checked })}
          />
        )}
        <Button type="submit" loading={isBusy}>
          {action}
        </Button>
      </Stack>
      <LeaveGuard isDirty={() => isDirty} />
    </form>
  );
}

/** Nothing arrives by forms that a site does not have. */
const offered = webhookEventNames.filter(
  (name) => name !== 'submission.received' || inboxKinds.some((kind) => (kind.event as WebhookEvent) === name),
);

function isOther(a: WebhookInput, b: WebhookInput) {
  return differing({ ...a }, { ...b }).length > 0;
}

function inputOf({ url, events, enabled }: WebhookInput): WebhookInput {
  return { url, events, enabled };
}
