import { Box, Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';

const DraftDiscussion = lazy(() => import('../drafts/discussion/draft-discussion.tsx'));

interface VersionCommentsProps {
  type: ContentType;
  draftId: number;
  count: number;
}

/** What was said about the draft of a version, loaded when somebody wants to read it. */
export function VersionComments({ type, draftId, count }: VersionCommentsProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button variant="light" size="compact-sm" mt="xs" onClick={() => setOpen(true)}>
        {count === 1 ? 'Read 1 comment' : `Read ${count} comments`}
      </Button>
    );
  return (
    <Box mt="xs">
      <Suspense fallback={null}>
        <DraftDiscussion type={type} draftId={draftId} />
      </Suspense>
    </Box>
  );
}
