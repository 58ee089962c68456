import { Button } from '@mantine/core';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { IconExternalLink } from '../../../ui/icons.ts';
import type { AnyRecord } from '../records.ts';
import { publicPathOf } from './public-path.ts';

/** Leads from a record to the page that visitors read it on, in another tab. */
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
