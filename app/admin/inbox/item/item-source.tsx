import { Group, Stack, Text, Title } from '@mantine/core';
import type { InboxItem } from '../inbox-item.ts';

const labels = {
  referrer: 'Referred by',
  landing_page: 'First page visited',
  sent_from: 'Sent from',
  utm_source: 'Campaign source',
  utm_medium: 'Campaign medium',
  utm_campaign: 'Campaign',
  utm_term: 'Campaign term',
  utm_content: 'Campaign content',
};

export function ItemSource({ source }: { source: InboxItem['source'] }) {
  if (!source) return null;
  return (
    <Stack component="section" aria-labelledby="source" gap="xs">
      <Title order={2} size="h3" id="source">
        Source
      </Title>
      <Group component="dl" gap="xl" align="start" m={0}>
        {Object.entries(labels).map(
          ([name, label]) =>
            source[name] && (
              <div key={name}>
                <Text component="dt" size="sm" fw={600} c="dimmed">
                  {label}
                </Text>
                <dd className="value">{source[name]}</dd>
              </div>
            ),
        )}
      </Group>
    </Stack>
  );
}
