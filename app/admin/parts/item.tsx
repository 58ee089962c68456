import { Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** An entry of a short list, such as a session or an invitation. */
export function Item({ title, detail, children }: { title: ReactNode; detail?: ReactNode; children?: ReactNode }) {
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" wrap="nowrap">
        <div>
          {title}
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
