import { Anchor, Button } from '@mantine/core';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import { Ago } from '../../parts/ago.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { showDraftGroup } from '../drafts/draft-group.tsx';
import { FormFacts } from './form-facts.tsx';
import { ViewPage } from '../show/public-page.tsx';
import { IconDeviceFloppy, IconEye } from '../../../ui/icons.ts';
import type { PreviewToggle } from '../preview/use-preview-toggle.ts';
import { Presence } from './presence.tsx';
import type { RecordFormState } from './state/use-record-form.ts';

interface FormBarProps {
  type: ContentType;
  record: AnyRecord | null;
  form: RecordFormState;
  /** Null where there is nothing to preview. */
  preview: PreviewToggle;
}

/** The way back, whether the form is saved, and its actions. It stays in view. */
export function FormBar({ type, record, form, preview }: FormBarProps) {
  return (
    <div className="form-bar">
      <Presence type={type} record={record} draft={form.savedDraft} onPublished={form.followPublication} />
      <BackLink type={type} />
      <output
        className="form-state"
        data-unsaved={form.unsaved.length > 0 || undefined}
        data-trouble={form.trouble ? true : undefined}
      >
        <SavedState record={record} form={form} />
      </output>
      <div className="form-actions">
        {record && <ViewPage type={type} record={record} />}
        {preview && (
          <Button
            variant={preview.isOpen ? 'light' : 'default'}
            leftSection={<IconEye size={18} />}
            aria-pressed={preview.place === 'beside' ? preview.isOpen : undefined}
            onClick={preview.toggle}
          >
            Preview
          </Button>
        )}
        <Button
          {...(form.mayPublish ? { variant: 'default', onClick: () => void form.saveDraft() } : { type: 'submit' })}
          leftSection={<IconDeviceFloppy size={18} />}
          disabled={form.isSaving}
        >
          Save draft
        </Button>
        {form.mayPublish && (
          <Button type="submit" disabled={form.isSaving} aria-busy={form.isPublishing}>
            {submitLabel(record !== null, form.isPublishing)}
          </Button>
        )}
      </div>
      <FormFacts type={type} form={form} />
    </div>
  );
}

function SavedState({ record, form }: Pick<FormBarProps, 'record' | 'form'>) {
  if (form.trouble) return `Not saved. ${form.trouble}`;
  if (form.unsaved.length > 0)
    return (
      <>
        Unsaved<span> changes</span>
      </>
    );
  if (form.savedDraft)
    return (
      <Anchor component="button" type="button" inherit onClick={showDraftGroup}>
        Draft saved
      </Anchor>
    );
  if (!record) return null;
  return (
    <>
      Saved <Ago key={record.updated_at} time={record.updated_at} />
    </>
  );
}

function submitLabel(exists: boolean, isPublishing: boolean) {
  if (isPublishing) return exists ? 'Updating...' : 'Saving...';
  return exists ? 'Update' : 'Save';
}
