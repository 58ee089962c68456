import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link, useRevalidator } from 'react-router';
import type { DeliveryState } from '../../../../content/webhook-events.ts';
import type { Delivery } from '../../../../server/programs/webhooks/deliveries.ts';
import type { Webhook } from '../../../../server/programs/webhooks/webhooks.ts';
import { Ago } from '../../parts/ago.tsx';
import type { PageMeta } from '../../parts/api.ts';
import { Section } from '../../parts/screen.tsx';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { useAction } from '../../parts/use-action.tsx';
import { Time } from './time.tsx';

interface DeliveriesProps {
  webhook: Webhook;
  deliveries: Delivery[];
  meta: PageMeta;
}

/** What a webhook was and is to be told, and what came of it. */
export function Deliveries({ webhook: { id, enabled }, deliveries, meta }: DeliveriesProps) {
  const act = useAction();
  const { revalidate, state } = useRevalidator();
  return (
    <Section id="deliveries" title="Deliveries">
      <Group justify="space-between">
        <Text>
          Those of the last 30 days. What is not taken is sent again, ten times in three and a half days, under the same
          id.
        </Text>
        <Group gap="xs">
          <Button variant="default" loading={state === 'loading'} onClick={() => void revalidate()}>
            Refresh
          </Button>
          <Button variant="default" disabled={!enabled} onClick={() => void act('POST', `/webhooks/${id}/test`)}>
            Send a test event
          </Button>
        </Group>
      </Group>
      {deliveries.length === 0 ? (
        <Text c="dimmed">Nothing has been sent yet.</Text>
      ) : (
        <table className="records" aria-label="Deliveries">
          <thead>
            <tr>
              <th>Event</th>
              <th>Status</th>
              <th>What came of it</th>
              <th>Happened</th>
              <th data-part="actions">Action</th>
            </tr>
          </thead>
          <tbody>
            {deliveries.map((delivery) => (
              <tr key={delivery.id}>
                <td data-part="title" style={{ whiteSpace: 'nowrap' }}>
                  {delivery.event}
                </td>
                <td data-heading="Status">
                  <StatusBadge isOn={delivery.state === 'delivered'} isUrgent={delivery.state === 'given up'}>
                    {states[delivery.state]}
                  </StatusBadge>
                </td>
                <td data-part="outcome" style={{ flex: '0 0 100%' }}>
                  <Outcome delivery={delivery} />
                </td>
                <td data-heading="Happened">
                  <Ago time={delivery.occurred_at} />
                </td>
                <td data-part="actions">
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    disabled={!enabled}
                    aria-label={`Send again: ${delivery.event}`}
                    onClick={() => void act('POST', `/webhooks/${id}/deliveries/${delivery.id}/resend`)}
                  >
                    Send again
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pages meta={meta} />
    </Section>
  );
}

/** The paging of lists would make these load another script. */
function Pages({ meta: { current_page, last_page } }: { meta: PageMeta }) {
  return (
    <Group justify="flex-end">
      {current_page > 1 && (
        <Anchor component={Link} to={`?page=${current_page - 1}`} preventScrollReset>
          Newer
        </Anchor>
      )}
      {current_page < last_page && (
        <Anchor component={Link} to={`?page=${current_page + 1}`} preventScrollReset>
          Older
        </Anchor>
      )}
    </Group>
  );
}

const states: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  retrying: 'Retrying',
  delivered: 'Delivered',
  'given up': 'Given up',
};

function Outcome({ delivery: { state, attempts, status, duration, failure, next_at } }: { delivery: Delivery }) {
  const times = attempts > 1 ? ` Attempts: ${attempts}.` : '';
  if (state === 'delivered') return `Status ${status}, after ${duration} ms.${times}`;
  if (!failure) return null;
  if (state === 'given up' || !next_at) return failure + times;
  return (
    <>
      {failure + times} Next try: <Time time={next_at} />.
    </>
  );
}
