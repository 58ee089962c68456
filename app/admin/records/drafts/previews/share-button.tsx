import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { SavedDraft } from '../drafts.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

/** Opens the links by which people without an account see a draft. */
export function ShareButton({ draft }: { draft: Pick<SavedDraft, 'id' | 'title'> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="compact-sm" variant="light" onClick={() => setOpen(true)}>
        Share preview…
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog draft={draft} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
