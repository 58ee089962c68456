import { Text } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Webhook } from '../../../../server/programs/webhooks/webhooks.ts';
import type { ApiResult } from '../../../ui/call.ts';
import { showResultToast } from '../../../ui/toast.ts';
import { callApi } from '../../parts/api.ts';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';
import { Section } from '../../parts/screen.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { Time } from './time.tsx';

/** The secret of a webhook, which nobody can be shown again. */
export function Secret({ secret }: { secret: string }) {
  return (
    <ShownOnce
      key={secret}
      title="The secret by which the other program knows that an event is from you. It is shown only this time."
      address={secret}
    />
  );
}

interface NewSecret {
  data: { secret: string };
  message: string;
}

/** Makes a new secret, for one that others may know. */
export function SecretSection({ webhook: { id, former_secret_until } }: { webhook: Webhook }) {
  const { revalidate } = useRevalidator();
  const [secret, setSecret] = useState('');

  async function show(renewed: ApiResult<NewSecret>) {
    showResultToast(renewed);
    if (renewed.ok) setSecret(renewed.body.data.secret);
    await revalidate();
  }

  return (
    <Section id="secret" title="Secret" gap="xs" align="start" maw={640}>
      <Text>
        Each event is signed with it. Make a new one if somebody else may know it. For 24 hours both are good, so that
        the other program can change over.
      </Text>
      {former_secret_until && (
        <Text size="sm">
          The former one is good until <Time time={former_secret_until} />.
        </Text>
      )}
      {secret && <Secret secret={secret} />}
      <ConfirmedButton
        variant="default"
        label="New secret"
        question="Make a new secret?"
        action="Make a new secret"
        onConfirm={() => callApi<NewSecret>('POST', `/webhooks/${id}/secret`)}
        onClosed={show}
      >
        <Text>The present one stops working in 24 hours. Until then, give the new one to the other program.</Text>
        <Text>One that was replaced before stops at once.</Text>
      </ConfirmedButton>
    </Section>
  );
}
