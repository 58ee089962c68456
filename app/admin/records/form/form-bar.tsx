import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { ViewPage } from '../show/public-page.tsx';
import { IconDeviceFloppy, IconEye } from '../../../ui/icons.ts';
import type { PreviewToggle } from '../preview/use-preview-toggle.ts';
import type { RecordFormState } from './state/use-record-form.ts';
import { useSignedIn } from '../../parts/signed-in.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import type { Present } from '../../../../server/content/presence/presence.ts';
import { OPEN_ELSEWHERE, sayOfColleagues, useReports } from '../../parts/presence.ts';
import { reportPresence } from '../drafts/drafts.ts';
import { DraftDialogs, useDraftDialogs } from './draft-dialogs.tsx';
import { FormMenu } from './form-menu.tsx';
import { StateLine } from './state-line.tsx';

interface FormBarProps {
  type: ContentType;
  form: RecordFormState;
  schedules: Schedule[];
  /** Null where there is nothing to preview. */
  preview: PreviewToggle;
}

/** The way back, whether the form is saved, and its actions. It stays in view. */
export function FormBar({ type, form, schedules, preview }: FormBarProps) {
  const { record } = form;
  const self = useSignedIn();
  const others = usePresence(type, form, schedules);
  const dialogs = useDraftDialogs(form);
  const bar = useCovering();
  return (
    <div className="form-bar" ref={bar}>
      <output className="form-presence" hidden={others.length === 0}>
        {others.length > 0 &&
          (sayOfColleagues(others, self, ['has this open too', 'have this open too']) ?? OPEN_ELSEWHERE)}
      </output>
      <BackLink type={type} />
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
        <FormMenu type={type} form={form} onOpen={dialogs.open} />
      </div>
      <StateLine type={type} form={form} schedules={schedules} onCompare={() => dialogs.open('compare')} />
      <DraftDialogs type={type} form={form} dialog={dialogs.dialog} onClose={dialogs.close} />
    </div>
  );
}

function submitLabel(exists: boolean, isPublishing: boolean) {
  if (isPublishing) return exists ? 'Updating...' : 'Saving...';
  return exists ? 'Update' : 'Save';
}

/** Lets what sticks below the bar know how much that covers, with what lies over its edge. */
function useCovering() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--covered', `${element.scrollHeight}px`));
    for (const part of [element, ...element.querySelectorAll('output')]) observer.observe(part);
    return () => {
      observer.disconnect();
      style.removeProperty('--covered');
    };
  }, []);
  return bar;
}

/** Reports that the form is open while it is in view. Returns who else has it open, and lets it know what they have done. */
function usePresence(type: ContentType, form: RecordFormState, schedules: Schedule[]) {
  const { subject, savedDraft: draft } = form;
  const { revalidate } = useRevalidator();
  const pending = new Set(schedules.filter(({ failure }) => failure === null).map(({ id }) => id));
  const [others, setOthers] = useState<Present[]>([]);

  async function report() {
    if (!(subject ?? draft)) return;
    const answer = await reportPresence(type, subject, draft);
    setOthers(answer.ok ? answer.body.data : []);
    if (!answer.ok) return;
    const { schedules: present, source_version } = answer.body;
    const hasOtherSource = source_version !== null && source_version !== form.original?.version;
    if (hasOtherSource || pending.symmetricDifference(new Set(present)).size > 0) void revalidate();
    if (!draft) return;
    const { published_as: key, draft: progress } = answer.body;
    if (key !== null) form.send({ is: 'published elsewhere', draft: draft.id, key });
    else if (progress) form.send({ is: 'noticed', draft: draft.id, ...progress });
  }

  useReports(`${subject?.id} ${draft?.id}`, report);
  return others;
}
