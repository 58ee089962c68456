import { Anchor, Button } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { Ago } from '../../parts/ago.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { showDraftGroup } from '../drafts/draft-group.tsx';
import { ViewPage } from '../show/public-page.tsx';
import { IconDeviceFloppy, IconEye } from '../../../ui/icons.ts';
import type { PreviewToggle } from '../preview/use-preview-toggle.ts';
import type { RecordFormState } from './state/use-record-form.ts';
import { useReaderZone } from '../../../ui/agency.tsx';
import { useSignedIn } from '../../parts/signed-in.ts';
import { labelsOf, namesOf, othersIn, pendingSchedule } from '../publishing/questions.ts';
import { scheduledTime } from '../schedules/zoned-time.ts';
import type { Present } from '../../../../server/content/presence/presence.ts';
import { reportPresence } from '../drafts/drafts.ts';

interface FormBarProps {
  type: ContentType;
  form: RecordFormState;
  /** Null where there is nothing to preview. */
  preview: PreviewToggle;
}

/** The way back, whether the form is saved, and its actions. It stays in view. */
export function FormBar({ type, form, preview }: FormBarProps) {
  const { record } = form;
  return (
    <div className="form-bar">
      <Presence type={type} form={form} />
      <BackLink type={type} />
      <output
        className="form-state"
        data-unsaved={form.isUnsaved || undefined}
        data-trouble={form.trouble ? true : undefined}
      >
        <SavedState form={form} />
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
          {...(form.mayPublish
            ? {
                variant: 'default',
                onClick: () => form.send({ is: 'save pressed', leaves: false }),
              }
            : { type: 'submit' })}
          leftSection={<IconDeviceFloppy size={18} />}
          disabled={form.isBusy}
        >
          Save draft
        </Button>
        {form.mayPublish && (
          <Button type="submit" disabled={form.isBusy} aria-busy={form.isPublishing}>
            {submitLabel(record !== null, form.isPublishing)}
          </Button>
        )}
      </div>
      <FormFacts type={type} form={form} />
    </div>
  );
}

function SavedState({ form }: Pick<FormBarProps, 'form'>) {
  if (form.trouble) return `Not saved. ${form.trouble}`;
  if (form.isUnsaved)
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
  if (!form.record) return null;
  return (
    <>
      Saved <Ago key={form.record.updated_at} time={form.record.updated_at} />
    </>
  );
}

function submitLabel(exists: boolean, isPublishing: boolean) {
  if (isPublishing) return exists ? 'Updating...' : 'Saving...';
  return exists ? 'Update' : 'Save';
}

/** When the draft goes live, and whose words it holds. Part of the bar, so that it is always in sight. */
function FormFacts({ type, form }: { type: ContentType; form: RecordFormState }) {
  const self = useSignedIn();
  const zone = useReaderZone();
  const { savedDraft, theirs } = form;
  const schedule = savedDraft && pendingSchedule(savedDraft);
  const others = savedDraft ? othersIn(savedDraft, self) : [];
  const facts = [
    ...(schedule ? [`Goes live ${scheduledTime(schedule, zone)}`] : []),
    ...(savedDraft?.schedule && !schedule ? ['It could not be published on time'] : []),
    ...others.map(({ name, fields }) => `Changes by ${name}: ${labelsOf(type, fields)}`),
  ];
  if (theirs) return <Apart type={type} form={form} names={namesOf(theirs.authors)} />;
  if (facts.length === 0) return null;
  return (
    <div className="form-facts">
      {facts.map((fact) => (
        <Anchor key={fact} component="button" type="button" inherit ta="start" onClick={showDraftGroup}>
          {fact}
        </Anchor>
      ))}
    </div>
  );
}

/** Says that somebody else has the draft, so that what is typed here can't be saved as one. */
function Apart({ type, form, names }: { type: ContentType; form: RecordFormState; names: string }) {
  return (
    <div className="form-facts">
      <span>{`${names} has the draft of this ${type.noun.one}. What you type stays in this browser until you publish it.`}</span>
      <Button size="compact-xs" variant="light" onClick={() => form.send({ is: 'join pressed' })}>
        Go on with the draft
      </Button>
    </div>
  );
}

const EVERY = 15_000; // ms

/** Reports that the form is open while it is in view, and says who else has it open. */
function Presence({ type, form }: Omit<FormBarProps, 'preview'>) {
  const { record, savedDraft: draft } = form;
  const self = useSignedIn();
  const [others, setOthers] = useState<Present[]>([]);
  const interval = useInterval(() => void report(), EVERY);

  async function report() {
    if (!(record ?? draft) || document.visibilityState === 'hidden') return;
    const answer = await reportPresence(type, record, draft);
    setOthers(answer.ok ? answer.body.data : []);
    if (draft && answer.ok && answer.body.published_as !== null)
      form.send({ is: 'published elsewhere', draft: draft.id, key: answer.body.published_as });
  }

  useEffect(() => {
    void report();
    interval.start();
    return interval.stop;
    // oxlint-disable-next-line react/exhaustive-deps
  }, [record?.id, draft?.id]);

  if (others.length === 0) return null;
  const names = [...new Set(others.flatMap(({ user_id, user_name }) => (user_id === self?.id ? [] : user_name)))];
  return <output className="form-presence">{sentence(names)}</output>;
}

/** Without a name, it is one's own. */
function sentence(names: string[]) {
  if (names.length === 0) return 'You have this open in another browser too.';
  return `${new Intl.ListFormat('en-GB').format(names)} ${names.length === 1 ? 'has' : 'have'} this open too.`;
}
