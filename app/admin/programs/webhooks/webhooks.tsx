import { Anchor, Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import type { Webhook } from '../../../../server/programs/webhooks/webhooks.ts';
import type { Route } from './+types/webhooks.ts';
import { Ago } from '../../parts/ago.tsx';
import { load } from '../../parts/api.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ScreenHeading } from '../../parts/screen.tsx';
import { WebhookState } from './webhook-state.tsx';

export { ErrorBoundary } from '../../shell/screen-failure.tsx';

const HELP = 'Other programs that are told at once of what happens here.';

export async function clientLoader() {
  return (await load<{ data: Webhook[] }>('/webhooks')).data;
}

export default function Webhooks({ loaderData: webhooks }: Route.ComponentProps) {
  const add = (
    <Button component={Link} to="/admin/webhooks/create">
      New webhook
    </Button>
  );
  if (webhooks.length === 0)
    return (
      <Stack gap="lg">
        <ScreenHeading title="Webhooks" help={HELP} />
        <EmptyState title="No webhooks yet" action={add}>
          A webhook tells another program at once when a message arrives, a meeting is booked or a page is published.
        </EmptyState>
      </Stack>
    );
  return (
    <Stack gap="lg">
      <ScreenHeading title="Webhooks" count={webhooks.length} help={HELP}>
        {add}
      </ScreenHeading>
      <table className="records" aria-label="Webhooks">
        <thead>
          <tr>
            <th>Address</th>
            <th>Events</th>
            <th>Status</th>
            <th>Created</th>
          </tr>
        </thead>
        <tbody>
          {webhooks.map((webhook) => (
            <tr key={webhook.id}>
              <td data-part="title" style={{ overflowWrap: 'anywhere' }}>
                <Anchor component={Link} to={`/admin/webhooks/${webhook.id}`} lineClamp={2}>
                  {webhook.url}
                </Anchor>
              </td>
              <td data-heading="Events">{webhook.events.join(', ')}</td>
              <td data-heading="Status">
                <WebhookState webhook={webhook} />
              </td>
              <td data-heading="Created">
                <Ago time={webhook.created_at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
