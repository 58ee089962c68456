import { lazy, Suspense, useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { CompareDialog } from '../drafts/draft-differences.tsx';
import { RecordScheduleDialog } from '../schedules/record-schedules.tsx';
import type { RecordFormState } from './state/use-record-form.ts';

const HistoryDialog = lazy(() => import('../history/history-dialog.tsx'));
const ScheduleDraft = lazy(() => import('../drafts/schedule-draft.tsx'));
const ReviewDialog = lazy(() => import('../drafts/discussion/review-dialog.tsx'));
const ShareDialog = lazy(() => import('../drafts/previews/share-dialog.tsx'));

export type DraftDialog = 'compare' | 'history' | 'review' | 'schedule' | 'share';

/** Opens the dialogs of a form, once what was typed is saved: they are about the draft as others see it. */
export function useDraftDialogs(form: RecordFormState) {
  const [awaited, setAwaited] = useState<DraftDialog | null>(null);
  const [dialog, setDialog] = useState<DraftDialog | null>(null);

  if (awaited && !form.isBusy) {
    setAwaited(null);
    if (form.theirs || !form.isUnsaved) setDialog(awaited);
  }

  function open(wanted: DraftDialog) {
    if (form.isUnsaved && !form.theirs) form.send({ is: 'save pressed', leaves: false });
    setAwaited(wanted);
  }

  return { dialog, open, close: () => setDialog(null) };
}

interface DraftDialogsProps {
  type: ContentType;
  form: RecordFormState;
  dialog: DraftDialog | null;
  onClose: () => void;
}

export function DraftDialogs({ type, form, dialog, onClose }: DraftDialogsProps) {
  const { record, subject, savedDraft: draft } = form;
  if (dialog === null) return null;
  return (
    <Suspense fallback={null}>
      {dialog === 'compare' && draft && <CompareDialog type={type} draft={draft} onClose={onClose} />}
      {dialog === 'history' && record && subject && (
        <HistoryDialog type={type} form={form} record={record} subject={subject} onClose={onClose} />
      )}
      {dialog === 'share' && draft && <ShareDialog draft={draft} onClose={onClose} />}
      {dialog === 'review' && draft && <ReviewDialog draft={draft} form={form} onClose={onClose} />}
      {dialog === 'schedule' && draft && <ScheduleDraft type={type} form={form} draft={draft} onClose={onClose} />}
      {dialog === 'schedule' && !draft && record && subject && (
        <RecordScheduleDialog type={type} record={record} subject={subject} onClose={onClose} />
      )}
    </Suspense>
  );
}
