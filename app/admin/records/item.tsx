import { Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface ItemProps {
  what: ReactNode;
  detail?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One of a few things below each other that are no records: a session, an invitation, something deleted. */
export function Item({ what, detail, children }: ItemProps) {
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" wrap="nowrap">
        <div>
          {what}
          {detail && (
            <Text size="sm" c="dimmed">
              {detail}
            </Text>
          )}
        </div>
        {children}
      </Group>
    </Paper>
  );
}
