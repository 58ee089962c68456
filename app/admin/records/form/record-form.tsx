import { useHotkeys } from '@mantine/hooks';
import type { FormEvent } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { PreviewPlace } from '../preview/preview-place.tsx';
import { usePreviewToggle } from '../preview/use-preview-toggle.ts';
import type { Options } from '../records.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import type { SavedDraft } from '../drafts/drafts.ts';
import { ContestDialog } from '../drafts/contest-dialog.tsx';
import { useFieldOfAddress } from './focus-field.ts';
import { FormBar } from './form-bar.tsx';
import { FormFields } from './form-fields.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { Presence } from './presence.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { useRecordForm } from './state/use-record-form.ts';

interface RecordFormProps {
  type: ContentType;
  /** Null for a new one. */
  record: AnyRecord | null;
  savedDraft: SavedDraft | null;
  schedule: Schedule | null;
  options: Options;
}

/** The form of any type, with drafts, conflicts and a shortcut that saves and stays. */
export function RecordForm({ type, record, savedDraft, schedule, options }: RecordFormProps) {
  const form = useRecordForm(type, record, savedDraft);
  const preview = usePreviewToggle(type);
  useFieldOfAddress();
  useHotkeys([['mod+S', () => void form.save({ stays: true })]], [], true);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void form.save({ stays: false });
  }

  return (
    <div className="form-and-preview">
      <div className="form-side">
        <form className="form" method="post" noValidate aria-label={type.label.one} onSubmit={onSubmit}>
          <FormBar type={type} record={record} form={form} preview={preview} />
          <Presence type={type} record={record} draft={form.savedDraft} onPublished={form.followPublication} />
          <UnsavedNotice changes={form.restored} onDiscard={form.discardUnsaved} />
          <FormFields type={type} record={record} options={options} form={form} schedule={schedule} />
          <LeaveGuard isDirty={form.isDirty} onLeave={form.discardUnsaved} onSaveDraft={form.saveDraftToLeave} />
          <ContestDialog type={type} form={form} options={options} />
          <StaleDialog type={type} record={record} form={form} options={options} />
        </form>
      </div>
      {preview && <PreviewPlace type={type} record={record} values={form.values} toggle={preview} />}
    </div>
  );
}
