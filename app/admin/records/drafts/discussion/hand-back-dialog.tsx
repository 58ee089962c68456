import type { RecordFormState } from '../../form/state/use-record-form.ts';
import type { SavedDraft } from '../drafts.ts';
import { StepDialog } from './step-dialog.tsx';

interface HandBackDialogProps {
  draft: SavedDraft;
  form: RecordFormState;
  /** Whether they take back what they have handed over. */
  isTheirs: boolean;
  onClose: () => void;
}

/** The dialog in which a draft is handed back with a sentence, or taken back. */
export function HandBackDialog({ draft, form, isTheirs, onClose }: HandBackDialogProps) {
  const title = isTheirs ? 'Take the draft back' : `Hand the draft back to ${draft.review?.by}`;
  return (
    <StepDialog
      title={title}
      label={isTheirs ? 'Why' : 'What is to be done'}
      action={isTheirs ? 'Take back' : 'Hand back'}
      method="DELETE"
      draft={draft}
      form={form}
      onClose={onClose}
    />
  );
}
