import { Stack, type StackProps, Title, Group, Paper, Text, Box } from '@mantine/core';
import type { ReactNode } from 'react';

/** A part of a screen, named by its heading. */
export function Section({
  id,
  title,
  children,
  ...props
}: StackProps & { id: string; title: string; children: ReactNode }) {
  return (
    <Stack component="section" aria-labelledby={id} {...props}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}

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

/** A value with its label, in a list of them. */
export function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" fw={600} c="dimmed">
        {label}
      </Text>
      <Box component="dd" m="4px 0 0">
        {children}
      </Box>
    </div>
  );
}
