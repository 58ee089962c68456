import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface ScreenHeadingProps {
  title: string;
  /** How many entries the screen lists. */
  count?: number | undefined;
  /** The actions of the screen, the primary one last. */
  children?: ReactNode;
}

/** The heading of a screen, with the number of its entries and its actions. */
export function ScreenHeading({ title, count = 0, children }: ScreenHeadingProps) {
  return (
    <Group justify="space-between" className="screen-heading">
      <Group gap="xs" align="baseline" wrap="nowrap">
        <Title order={1}>{title}</Title>
        {count > 0 && <span className="screen-count">{count.toLocaleString('en')}</span>}
      </Group>
      {children && <Group gap="xs">{children}</Group>}
    </Group>
  );
}
