import { Alert, Stack, Text } from '@mantine/core';
import { useNavigate, useRevalidator } from 'react-router';
import type { Delivery } from '../../../../server/programs/webhooks/deliveries.ts';
import type { Webhook } from '../../../../server/programs/webhooks/webhooks.ts';
import type { Route } from './+types/webhook.ts';
import { callApi, load, type PageMeta } from '../../parts/api.ts';
import { BackTo } from '../../parts/back-link.tsx';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';
import { ScreenHeading, Section } from '../../parts/screen.tsx';
import { useAction } from '../../parts/use-action.tsx';
import { Deliveries } from './deliveries.tsx';
import { SecretSection } from './secret.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { Time } from './time.tsx';
import { type SavedWebhook, WebhookForm } from './webhook-form.tsx';

export { ErrorBoundary } from '../../shell/screen-failure.tsx';

/** Loads a webhook; nothing for the screen that creates one. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  if (!('id' in params)) return null;
  const { id } = params;
  const { search } = new URL(request.url);
  const [{ data: webhook }, { data: deliveries, meta }] = await Promise.all([
    load<{ data: Webhook }>(`/webhooks/${id}`),
    load<{ data: Delivery[]; meta: PageMeta }>(`/webhooks/${id}/deliveries${search}`),
  ]);
  return { webhook, deliveries, meta };
}

export default function WebhookScreen({ loaderData }: Route.ComponentProps) {
  return loaderData ? <OneWebhook key={loaderData.webhook.id} {...loaderData} /> : <NewWebhook />;
}

interface OneWebhookProps {
  webhook: Webhook;
  deliveries: Delivery[];
  meta: PageMeta;
}

function OneWebhook({ webhook, deliveries, meta }: OneWebhookProps) {
  const { revalidate } = useRevalidator();
  return (
    <Stack gap="xl">
      <Stack gap="lg">
        <BackTo to="/admin/webhooks">All webhooks</BackTo>
        <ScreenHeading title={new URL(webhook.url).host} />
        <Trouble webhook={webhook} deliveries={deliveries} />
        <WebhookForm<SavedWebhook>
          webhook={webhook}
          action="Save"
          save={(input) => callApi('PUT', `/webhooks/${webhook.id}`, input)}
          onSaved={revalidate}
        />
      </Stack>
      <Deliveries webhook={webhook} deliveries={deliveries} meta={meta} />
      <SecretSection webhook={webhook} />
      <Removal webhook={webhook} />
    </Stack>
  );
}

/** Says why nothing arrives, if so. */
function Trouble({
  webhook: { disabled_reason, failing_since },
  deliveries,
}: Pick<OneWebhookProps, 'webhook' | 'deliveries'>) {
  if (disabled_reason)
    return (
      <Alert color="red" title="This webhook was switched off" maw={640}>
        {disabled_reason} Switch it on again once the other program is back.
      </Alert>
    );
  if (!failing_since) return null;
  const reason = deliveries.find(({ state }) => state === 'retrying')?.failure ?? 'See below why.';
  return (
    <Alert color="red" title="Nothing has been taken lately" maw={640}>
      It fails since <Time time={failing_since} />. {reason} What waits is sent again by itself.
    </Alert>
  );
}

function Removal({ webhook: { id } }: { webhook: Webhook }) {
  const act = useAction();
  const navigate = useNavigate();
  return (
    <Section id="removal" title="Delete this webhook" gap="xs" align="start">
      <Text>Its deliveries are deleted with it, and what waits is not sent.</Text>
      <ConfirmedButton
        variant="default"
        c="red"
        label="Delete webhook"
        question="Delete this webhook?"
        action="Delete"
        onConfirm={() => act('DELETE', `/webhooks/${id}`)}
        onClosed={(isDeleted) => isDeleted && navigate('/admin/webhooks')}
      >
        <Text>This can’t be undone. To pause it, switch it off instead.</Text>
      </ConfirmedButton>
    </Section>
  );
}
