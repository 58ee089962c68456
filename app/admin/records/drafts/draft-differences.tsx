import { Modal } from '@mantine/core';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { Differences } from '../differences/differences.tsx';
import type { SavedDraft } from './drafts.ts';

const sides = { base: 'what is published', before: 'as published', after: 'in the draft' };

/** What publishing a draft would change. */
export function CompareDialog({ onClose, ...props }: { type: ContentType; draft: SavedDraft; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Compare with what is published" size="xl" centered>
      <DraftComparison {...props} />
    </Modal>
  );
}

export function DraftComparison({ type, draft }: { type: ContentType; draft: SavedDraft }) {
  return <Differences type={type} path={`/drafts/${draft.id}/diff`} version={draft.version} sides={sides} />;
}
