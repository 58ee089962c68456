import { Button } from '@mantine/core';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { IconExternalLink } from '../../../ui/icons.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { publicPathOf } from './public-path.ts';

export function ViewPage({ type, record }: { type: ContentType; record: AnyRecord }) {
  const path = publicPathOf(type, record);
  if (path === null) return null;
  return (
    <Button
      component="a"
      href={path}
      target="_blank"
      rel="noopener"
      variant="default"
      leftSection={<IconExternalLink size={18} />}
    >
      View page
    </Button>
  );
}
