import { useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { Differences } from '../show/differences.tsx';
import type { SavedDraft } from './drafts.ts';

const sides = { base: 'what is published', before: 'as published', after: 'in the draft' };

/** What publishing a draft would change, loaded when somebody wants to see it. */
export function DraftDifferences({ type, draft }: { type: ContentType; draft: SavedDraft }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Compare with what is published</summary>
      {isOpen && <Differences type={type} path={`/drafts/${draft.id}`} version={draft.version} sides={sides} />}
    </details>
  );
}
