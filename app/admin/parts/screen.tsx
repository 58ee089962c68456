import { Box, Group, Paper, Stack, type StackProps, Text, Title } from '@mantine/core';
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
    <Group justify="space-between">
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

/** Moves the focus to the heading of the screen, so that screen readers announce it. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
