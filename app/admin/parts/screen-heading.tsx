import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { TabTitle } from '../../ui/agency.tsx';

interface ScreenHeadingProps {
  title: string;
  /** How many entries the screen lists. */
  count?: number | undefined;
  /** What the screen is for; left out where rows need the space. */
  help?: string | undefined;
  /** The actions of the screen, the primary one last. */
  children?: ReactNode;
}

/** The heading of a screen, with the number of its entries and its actions. */
export function ScreenHeading({ title, count = 0, help, children }: ScreenHeadingProps) {
  return (
    <Group justify="space-between" className="screen-heading">
      <div>
        <Group gap="xs" align="baseline" wrap="nowrap">
          <ScreenTitle>{title}</ScreenTitle>
          {count > 0 && (
            <Text span c="dimmed" fz="1.1rem" style={{ fontVariantNumeric: 'tabular-nums' }}>
              {count.toLocaleString('en')}
            </Text>
          )}
        </Group>
        {help && (
          <Text c="dimmed" size="sm" visibleFrom="sm">
            {help}
          </Text>
        )}
      </div>
      {children && <Group gap="xs">{children}</Group>}
    </Group>
  );
}

/** What a screen is called, on its tab too. */
export function ScreenTitle({ children }: { children: string }) {
  return (
    <>
      <TabTitle>{children}</TabTitle>
      <Title order={1}>{children}</Title>
    </>
  );
}
