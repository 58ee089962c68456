import { Stack, type StackProps, Title } from '@mantine/core';
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
