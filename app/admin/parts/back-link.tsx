import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ComponentProps } from 'react';
import type { ContentType } from '../../../content/model/content-type.ts';
import { sourceOf } from '../../../content/model/translations/in-language.ts';
import { IconArrowLeft } from '../../ui/icons.ts';
import { homeOf } from '../shell/screens.ts';

/** A link to the screen above this one. */
export function BackTo({ children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Anchor component={Link} size="sm" {...props}>
      <Group gap={4} wrap="nowrap">
        <IconArrowLeft size={16} aria-hidden />
        <span>{children}</span>
      </Group>
    </Anchor>
  );
}

export function BackLink({ type }: { type: ContentType }) {
  const { back, backHelp } = type.screens;
  if (!back) return null;
  return (
    <Group gap="xs">
      <BackTo to={lastListOf(type)} className="back-link">
        {back}
      </BackTo>
      {backHelp && (
        <Text size="sm" c="dimmed" className="back-help">
          {backHelp}
        </Text>
      )}
    </Group>
  );
}

const queries = new Map<ContentType, string>();

/** Keeps with which search, filters, sorting and page a list was last shown. */
export function keepQuery(type: ContentType, query: string): void {
  queries.set(type, query);
}

/** Returns the address of a type's list as it was last shown. */
export function lastListOf(type: ContentType): string {
  return homeOf(type) + (queries.get(sourceOf(type)) ?? '');
}
