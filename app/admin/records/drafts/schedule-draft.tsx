import type { ContentType } from '../../../../content/model/content-type.ts';
import { valuesOf } from '../../../../content/model/values.ts';
import { useReaderZone } from '../../../ui/agency.tsx';
import { callApi } from '../../parts/api.ts';
import { focusHeading } from '../../parts/screen.tsx';
import { useSignedIn } from '../../parts/signed-in.ts';
import type { RecordFormState } from '../form/state/use-record-form.ts';
import { questionAbout } from '../publishing/questions.ts';
import type { SavedDraft } from './drafts.ts';
import ScheduleDialog from './schedule-dialog.tsx';

interface ScheduleDraftProps {
  type: ContentType;
  form: RecordFormState;
  draft: SavedDraft;
  onClose: () => void;
}

/** Asks when a draft goes live, and says what that means. */
export default function ScheduleDraft({ type, form, draft, onClose }: ScheduleDraftProps) {
  const self = useSignedIn();
  const readerZone = useReaderZone();
  const question = questionAbout(type, {
    values: form.values,
    live: valuesOf(type, form.record),
    draft,
    self,
    readerZone,
  });
  return (
    <ScheduleDialog
      title={`Schedule “${draft.title}”`}
      schedule={(time) => callApi('POST', `/drafts/${draft.id}/schedule`, { ...time, version: draft.version })}
      notes={question?.sentences ?? []}
      onClose={onClose}
      onScheduled={(schedule) => {
        onClose();
        focusHeading();
        form.send({ is: 'scheduled', schedule });
      }}
    />
  );
}
