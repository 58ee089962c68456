import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { Differences } from '../differences/differences.tsx';
import type { SavedDraft } from './drafts.ts';

const sides = { base: 'what is published', before: 'as published', after: 'in the draft' };

/** What publishing a draft would change, loaded when somebody wants to see it. */
export function DraftDifferences({ type, draft }: { type: ContentType; draft: SavedDraft }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="compact-sm" variant="light" onClick={() => setOpen(true)}>
        Compare…
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Compare with what is published" size="xl" centered>
        {isOpen && <DraftComparison type={type} draft={draft} />}
      </Modal>
    </>
  );
}

export function DraftComparison({ type, draft }: { type: ContentType; draft: SavedDraft }) {
  return <Differences type={type} path={`/drafts/${draft.id}`} version={draft.version} sides={sides} />;
}
