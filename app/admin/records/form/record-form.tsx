import { useHotkeys } from '@mantine/hooks';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useEffect } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { asSinglePart, singlePartOf } from '../../../../content/model/parts/single-part.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { PreviewPlace } from '../preview/preview-place.tsx';
import { usePreviewToggle } from '../preview/use-preview-toggle.ts';
import type { Options } from '../records.ts';
import type { SavedDraft } from '../drafts/drafts.ts';
import { CommentBesideWords } from '../drafts/discussion/beside-words.tsx';
import { DiscussionProvider } from '../drafts/discussion/discussion-context.tsx';
import { Conflicts } from './conflicts.tsx';
import { QuestionDialog } from '../publishing/question-dialog.tsx';
import { useFieldOfAddress } from './focus-field.ts';
import { FormBar } from './form-bar.tsx';
import { FormFields } from './form-fields.tsx';
import { LeaveGuard, UnsavedNotice } from './unsaved.tsx';
import { type Translated, useRecordForm } from './state/use-record-form.ts';

const OtherDrafts = lazy(() => import('./other-drafts.tsx'));
const TranslationBar = lazy(() => import('../languages/translation-bar.tsx'));

interface RecordFormProps {
  type: ContentType;
  /** Null for a new one. */
  record: AnyRecord | null;
  savedDraft: SavedDraft | null;
  /** The draft of somebody else that the form leaves alone. */
  theirs: SavedDraft | null;
  /** What it translates; null for the form of a record itself. */
  translated: Translated | null;
  /** When the record is shown or hidden by itself. */
  schedules: Schedule[];
  options: Options;
  /** Called when there is another draft, or none any more. */
  onDrafted: (id: number | undefined) => void;
}

/** The form of any type, with drafts, conflicts and a shortcut that saves the draft. */
export function RecordForm({ type, record, savedDraft, theirs, translated, schedules, ...props }: RecordFormProps) {
  const { options, onDrafted } = props;
  const form = useRecordForm(type, record, { savedDraft, theirs, translated });
  const saveDraft = () => form.send({ is: 'save pressed', leaves: false });
  const preview = usePreviewToggle(type);
  const hasSingleParts = singlePartOf(type, form.subject) !== undefined || asSinglePart(type) !== undefined;
  useFieldOfAddress();
  const draftId = form.savedDraft?.id;
  useEffect(() => onDrafted(draftId), [draftId, onDrafted]);
  useHotkeys([['mod+S', saveDraft]], [], true);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (form.mayPublish) form.send({ is: 'publish pressed' });
    else saveDraft();
  }

  /** Enter in an input would press the button that publishes. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const { target, currentTarget, key, defaultPrevented } = event;
    if (key !== 'Enter' || defaultPrevented || !(target instanceof HTMLInputElement)) return;
    if (target.form !== currentTarget) return;
    event.preventDefault();
    saveDraft();
  }

  return (
    <div className="form-and-preview">
      <div className="form-side">
        {/* The key that submits a form comes from its inputs. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <form
          className="form"
          method="post"
          noValidate
          aria-label={type.label.one}
          onSubmit={onSubmit}
          onKeyDown={onKeyDown}
        >
          <FormBar type={type} form={form} schedules={schedules} preview={preview} />
          <Suspense fallback={null}>
            {translated && <TranslationBar type={type} form={form} translated={translated} />}
            {hasSingleParts && <OtherDrafts type={type} record={form.subject} />}
          </Suspense>
          <UnsavedNotice changes={form.restored} onDiscard={() => form.send({ is: 'changes dropped' })} />
          <DiscussionProvider form={form}>
            <FormFields type={type} options={options} form={form} schedules={schedules} />
            {form.savedDraft && <CommentBesideWords />}
          </DiscussionProvider>
          <LeaveGuard
            isDirty={form.isDirty}
            onLeave={() => form.send({ is: 'changes dropped' })}
            {...(!form.theirs && {
              saving: { isBusy: form.isBusy, begin: () => form.send({ is: 'save pressed', leaves: true }) },
            })}
          />
          <Conflicts type={type} form={form} />
          <QuestionDialog question={form.question} />
        </form>
      </div>
      {preview && <PreviewPlace type={type} record={form.subject} values={form.values} toggle={preview} />}
    </div>
  );
}
