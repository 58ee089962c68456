import { Select, Text } from '@mantine/core';
import { useState } from 'react';
import { callApi, useLoaded } from '../../../parts/api.ts';
import type { RecordFormState } from '../../form/state/use-record-form.ts';
import type { SavedDraft } from '../drafts.ts';
import { StepDialog } from './step-dialog.tsx';

const EVERYBODY = '';

interface ReviewDialogProps {
  draft: SavedDraft;
  form: RecordFormState;
  onClose: () => void;
}

/** The dialog in which a draft is handed to somebody who may publish it, or to everybody who does. */
export default function ReviewDialog({ draft, form, onClose }: ReviewDialogProps) {
  const [to, setTo] = useState(EVERYBODY);
  const reviewers = useLoaded(draft.id, () => readReviewers(draft));
  return (
    <StepDialog
      title="Ready for review"
      label="What to look at"
      action="Hand over"
      method="POST"
      draft={draft}
      form={form}
      to={to === EVERYBODY ? undefined : Number(to)}
      onClose={onClose}
    >
      <Text size="sm">
        It waits on their dashboard, and they get an email. They publish it, or hand it back with a sentence. You can
        still change it.
      </Text>
      {reviewers?.length === 0 ? (
        <Text size="sm">Nobody else can publish it yet.</Text>
      ) : (
        <Select
          label="Who looks at it"
          data={[
            { value: EVERYBODY, label: 'Everybody who publishes' },
            ...(reviewers ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={to}
          onChange={(value) => setTo(value ?? EVERYBODY)}
          allowDeselect={false}
        />
      )}
    </StepDialog>
  );
}

async function readReviewers({ id }: SavedDraft): Promise<{ id: number; name: string }[]> {
  const answer = await callApi<{ data: { id: number; name: string }[] }>('GET', `/drafts/${id}/reviewers`);
  return answer.ok ? answer.body.data : [];
}
