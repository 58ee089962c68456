import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import type { ContentType } from '../../../content/model/content-type.ts';
import { IconArrowLeft } from '../../ui/icons.ts';
import { homeOf } from '../shell/screens.ts';

export function BackLink({ type }: { type: ContentType }) {
  if (!type.screens.back) return null;
  return (
    <Anchor component={Link} to={homeOf(type)} size="sm">
      <Group gap={4}>
        <IconArrowLeft size={16} aria-hidden />
        {type.screens.back}
      </Group>
    </Anchor>
  );
}
