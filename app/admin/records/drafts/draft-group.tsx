import { Anchor, List, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { othersOf } from '../../../../content/model/draft.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { Ago } from '../../parts/ago.tsx';
import { useNameOf } from '../../parts/signed-in.ts';
import type { RecordFormState } from '../form/state/use-record-form.ts';
import { ScheduleLine } from '../schedules/schedule-line.tsx';
import { type SavedDraft, wasLeft } from './drafts.ts';
import { Decisions } from './previews/feedback.tsx';
import type { Hint } from '../../../../server/site/checks/publish-checks.ts';
import { callApi, useLastLoaded } from '../../parts/api.ts';
import { focusField } from '../form/focus-field.ts';

const Discussion = lazy(() => import('./discussion/discussion.tsx'));

/** Says whose draft the form shows and when it will be published. The last group, so that a new draft moves no input. */
export default function DraftGroup({ type, form }: { type: ContentType; form: RecordFormState }) {
  const { savedDraft } = form;
  const nameOf = useNameOf();
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
          Saved <Ago time={savedDraft.updated_at} /> by {nameOf(savedDraft.updated_by, savedDraft.updated_by_id)}. It is
          not published.
          {wasLeft(savedDraft) && ' It was left for more than 30 days.'}
        </Text>
        {others && (
          <Text size="sm">{`Somebody else has published ${others} in the meantime. Publishing replaces it with yours.`}</Text>
        )}
        {schedule && (
          <ScheduleLine schedule={schedule} onCancelled={() => form.send({ is: 'scheduled', schedule: null })} />
        )}
        <Decisions draft={savedDraft} />
        <PublishChecks draft={savedDraft} />
        <Suspense fallback={null}>
          <Discussion draft={savedDraft} form={form} />
        </Suspense>
      </Stack>
    </section>
  );
}

/** What the author may want to look at before the draft is published. */
function PublishChecks({ draft }: { draft: SavedDraft }) {
  const hints = useLastLoaded(`${draft.id} ${draft.version}`, () => readHints(draft));
  if (!hints || hints.length === 0) return null;
  return (
    // Where new links lead is not in the words of a text: it is seen without a press.
    <Text component="details" size="sm" open={hints.some(({ kind }) => kind === 'new link')}>
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
    </Text>
  );
}

async function readHints({ id }: SavedDraft): Promise<Hint[]> {
  const answer = await callApi<{ data: Hint[] }>('GET', `/drafts/${id}/checks`);
  return answer.ok ? answer.body.data : [];
}
