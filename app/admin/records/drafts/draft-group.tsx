import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { othersOf } from '../../../../content/model/children.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { focusHeading } from '../../parts/focus-heading.ts';
import { Ago } from '../../parts/ago.tsx';
import type { RecordFormState } from '../form/state/use-record-form.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { ScheduleLine } from '../schedules/schedule-line.tsx';
import { DraftDifferences } from './draft-differences.tsx';
import { Feedback } from './previews/feedback.tsx';
import { PublishChecks } from './publish-checks.tsx';
import { ShareButton } from './previews/share-button.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

interface DraftGroupProps {
  type: ContentType;
  form: RecordFormState;
  /** Of the draft; null where no time was chosen. */
  schedule: Schedule | null;
}

/** Says whose draft the form shows and when it will be published. The last group, so that a new draft moves no input. */
export function DraftGroup({ type, form, schedule }: DraftGroupProps) {
  const { savedDraft } = form;
  const { revalidate } = useRevalidator();
  const [isScheduling, setScheduling] = useState(false);
  if (!savedDraft) return null;
  const others = othersOf(type, savedDraft.conflicts);
  return (
    <section className="form-group" aria-labelledby="draft">
      <h2 id="draft" tabIndex={-1}>
        Draft
      </h2>
      <Stack gap="sm">
        <Text size="sm">
          Saved <Ago key={savedDraft.updated_at} time={savedDraft.updated_at} /> by {savedDraft.updated_by}. It is not
          published.
        </Text>
        {others && (
          <Text size="sm">{`Somebody else has published ${others} in the meantime. Publishing replaces it with yours.`}</Text>
        )}
        {schedule && <ScheduleLine schedule={schedule} />}
        <Feedback draft={savedDraft} />
        <PublishChecks draft={savedDraft} />
        <Group gap="xs">
          {savedDraft.key !== null && <DraftDifferences type={type} draft={savedDraft} />}
          {form.mayPublish && !schedule && (
            <Button size="compact-sm" variant="light" onClick={() => setScheduling(true)}>
              Schedule…
            </Button>
          )}
          <ShareButton draft={savedDraft} />
          <Button size="compact-sm" variant="light" color="red" onClick={() => void form.discardSavedDraft()}>
            Discard draft
          </Button>
        </Group>
      </Stack>
      {isScheduling && (
        <ScheduleDialog
          title={`Schedule “${savedDraft.title}”`}
          path={`/drafts/${savedDraft.id}/schedule`}
          version={savedDraft.version}
          onClose={() => setScheduling(false)}
          onScheduled={() => {
            setScheduling(false);
            focusHeading();
            void revalidate();
          }}
        />
      )}
    </section>
  );
}

export function showDraftGroup() {
  const heading = document.getElementById('draft');
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView({ block: 'nearest' });
}
