import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ContentType } from '../../../content/model/content-type.ts';
import { IconArrowLeft } from '../../ui/icons.ts';
import { lastListOf } from '../records/list/last-query.ts';

export function BackLink({ type }: { type: ContentType }) {
  const { back, backHelp } = type.screens;
  if (!back) return null;
  return (
    <Group gap="xs">
      <Anchor component={Link} to={lastListOf(type)} size="sm" className="back-link">
        <Group gap={4} wrap="nowrap">
          <IconArrowLeft size={16} aria-hidden />
          <span>{back}</span>
        </Group>
      </Anchor>
      {backHelp && (
        <Text size="sm" c="dimmed" className="back-help">
          {backHelp}
        </Text>
      )}
    </Group>
  );
}
