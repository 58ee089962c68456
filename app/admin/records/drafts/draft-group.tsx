import { Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { othersOf } from '../../../../content/model/draft.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { focusHeading } from '../../parts/screen.tsx';
import { useReaderZone } from '../../../ui/agency.tsx';
import { Ago } from '../../parts/ago.tsx';
import { useNameOf, useSignedIn } from '../../parts/signed-in.ts';
import type { RecordFormState } from '../form/state/use-record-form.ts';
import { pendingSchedule, questionAbout } from '../publishing/questions.ts';
import { ScheduleLine } from '../schedules/schedule-line.tsx';
import { DraftDifferences } from './draft-differences.tsx';
import { type SavedDraft, wasLeft } from './drafts.ts';
import { Feedback } from './previews/feedback.tsx';
import type { Hint } from '../../../../server/site/checks/publish-checks.ts';
import { callApi, useLastLoaded } from '../../parts/api.ts';
import { focusField } from '../form/focus-field.ts';

/** Says whose draft the form shows and when it will be published. The last group, so that a new draft moves no input. */
export function DraftGroup({ type, form }: { type: ContentType; form: RecordFormState }) {
  const { savedDraft } = form;
  const self = useSignedIn();
  const nameOf = useNameOf();
  const zone = useReaderZone();
  const [isScheduling, setScheduling] = useState(false);
  // What is being published is gone in a moment.
  if (!savedDraft || form.isPublishing) return null;
  const { schedule } = savedDraft;
  const others = othersOf(type, savedDraft.conflicts);
  return (
    <section className="form-group" aria-labelledby="draft">
      <h2 id="draft" tabIndex={-1}>
        Draft
      </h2>
      <Stack gap="sm">
        <Text size="sm">
          Saved <Ago key={savedDraft.updated_at} time={savedDraft.updated_at} /> by{' '}
          {nameOf(savedDraft.updated_by, savedDraft.updated_by_id)}. It is not published.
          {wasLeft(savedDraft) && ' It was left for more than 30 days.'}
        </Text>
        {others && (
          <Text size="sm">{`Somebody else has published ${others} in the meantime. Publishing replaces it with yours.`}</Text>
        )}
        {schedule && (
          <ScheduleLine schedule={schedule} onCancelled={() => form.send({ is: 'scheduled', schedule: null })} />
        )}
        <Feedback draft={savedDraft} />
        <PublishChecks draft={savedDraft} />
        <Group gap="xs">
          {savedDraft.key !== null && <DraftDifferences type={type} draft={savedDraft} />}
          {form.mayPublish && !pendingSchedule(savedDraft) && (
            <Button size="compact-sm" variant="light" onClick={() => setScheduling(true)}>
              Schedule…
            </Button>
          )}
          <ShareButton draft={savedDraft} />
          <Button
            size="compact-sm"
            variant="light"
            color="red"
            onClick={() => form.send({ is: 'discard pressed', values: form.values })}
          >
            Discard draft
          </Button>
        </Group>
      </Stack>
      {isScheduling && (
        <Suspense fallback={null}>
          <ScheduleDialog
            title={`Schedule “${savedDraft.title}”`}
            path={`/drafts/${savedDraft.id}/schedule`}
            version={savedDraft.version}
            onClose={() => setScheduling(false)}
            onScheduled={(schedule) => {
              setScheduling(false);
              focusHeading();
              form.send({ is: 'scheduled', schedule });
            }}
            notes={
              questionAbout(type, { values: form.values, draft: savedDraft, self, readerZone: zone })?.sentences ?? []
            }
          />
        </Suspense>
      )}
    </section>
  );
}

export function showDraftGroup() {
  const heading = document.getElementById('draft');
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView({ block: 'nearest' });
}

/** What the author may want to look at before the draft is published. */
function PublishChecks({ draft }: { draft: SavedDraft }) {
  const hints = useLastLoaded(`${draft.id} ${draft.version}`, () => readHints(draft));
  if (!hints || hints.length === 0) return null;
  return (
    <details>
      <summary>{`Worth a look before publishing: ${hints.length}`}</summary>
      <List size="sm" mt="xs">
        {hints.map(({ field, message }) => (
          <List.Item key={`${field} ${message}`}>
            {message}{' '}
            <Anchor component="button" type="button" size="sm" onClick={() => focusField(field)}>
              Show
            </Anchor>
          </List.Item>
        ))}
      </List>
    </details>
  );
}

async function readHints({ id }: SavedDraft): Promise<Hint[]> {
  const answer = await callApi<{ data: Hint[] }>('GET', `/drafts/${id}/checks`);
  return answer.ok ? answer.body.data : [];
}

const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx'));
const ShareDialog = lazy(() => import('./previews/share-dialog.tsx'));

/** Opens the links by which people without an account see a draft. */
function ShareButton({ draft }: { draft: Pick<SavedDraft, 'id' | 'title'> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="compact-sm" variant="light" onClick={() => setOpen(true)}>
        Share preview…
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog draft={draft} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
