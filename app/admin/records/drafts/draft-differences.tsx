import type { ContentType } from '../../../../content/model/content-type.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Differences } from '../differences/differences.tsx';
import type { SavedDraft } from './drafts.ts';

const sides = { base: 'what is published', before: 'as published', after: 'in the draft' };

/** What publishing a draft would change. */
export function CompareDialog({ onClose, ...props }: { type: ContentType; draft: SavedDraft; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Compare with what is published" size="xl" centered>
      <DraftComparison {...props} />
    </Dialog>
  );
}

export function DraftComparison({ type, draft }: { type: ContentType; draft: SavedDraft }) {
  return <Differences type={type} path={`/drafts/${draft.id}/diff`} version={draft.version} sides={sides} />;
}
