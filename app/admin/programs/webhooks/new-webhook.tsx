import { Anchor, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Webhook } from '../../../../server/programs/webhooks/webhooks.ts';
import { callApi } from '../../parts/api.ts';
import { BackTo } from '../../parts/back-link.tsx';
import { ScreenHeading } from '../../parts/screen.tsx';
import { Secret } from './secret.tsx';
import { WebhookForm } from './webhook-form.tsx';

interface Created {
  data: Webhook & { secret: string };
  message: string;
}

/** Creates a webhook, and then shows its secret. */
export function NewWebhook() {
  const [created, setCreated] = useState<Created['data'] | null>(null);
  return (
    <Stack gap="lg">
      <BackTo to="/admin/webhooks">All webhooks</BackTo>
      <ScreenHeading title="New webhook" />
      {created ? (
        <Stack maw={640} align="start">
          <Secret secret={created.secret} />
          <Text>
            Put it where the other program asks for it. Then{' '}
            <Anchor component={Link} to={`/admin/webhooks/${created.id}`} inherit>
              send a test event
            </Anchor>
            .
          </Text>
        </Stack>
      ) : (
        <WebhookForm<Created>
          action="Create webhook"
          save={(input) => callApi('POST', '/webhooks', input)}
          onSaved={({ data }) => setCreated(data)}
        />
      )}
    </Stack>
  );
}
