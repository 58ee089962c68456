import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { commentLimits } from '../../../../../content/forms.ts';
import type { Review } from '../../../../../server/content/discussion/reviews.ts';
import { showResultToast } from '../../../../ui/toast.ts';
import { callApi } from '../../../parts/api.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import type { RecordFormState } from '../../form/state/use-record-form.ts';
import { showComments } from '../show-draft-group.ts';
import type { SavedDraft } from '../drafts.ts';

interface StepDialogProps {
  title: string;
  /** Of the sentence that goes with it. */
  label: string;
  /** The label of the button. */
  action: string;
  method: 'POST' | 'DELETE';
  draft: SavedDraft;
  form: RecordFormState;
  /** Whom the draft is handed to; everybody where it is left out. */
  to?: number | undefined;
  /** Above the sentence. */
  children?: ReactNode;
  onClose: () => void;
}

/** A dialog that sends a step of a review, with a sentence. */
export function StepDialog({ title, label, action, method, draft, form, to, children, onClose }: StepDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  async function take(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Otherwise the form around this dialog would be submitted too.
    event.stopPropagation();
    setBusy(true);
    const body = { ...(to !== undefined && { to }), text: text.trim() || null };
    const path = `/drafts/${draft.id}/review`;
    const answer = await callApi<{ data: Review | null; message: string }>(method, path, body);
    setBusy(false);
    if (!answer.ok) return setError(answer.message);
    showResultToast(answer);
    onClose();
    form.send({ is: 'reviewed', review: answer.body.data });
    showComments();
  }

  return (
    <Dialog onClose={onClose} title={title} centered>
      <form method="post" noValidate aria-label={title} onSubmit={(event) => void take(event)}>
        <Stack>
          {children}
          <Textarea
            label={label}
            description="Optional"
            autosize
            minRows={3}
            maxRows={10}
            maxLength={commentLimits.text}
            value={text}
            error={error}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            data-autofocus
          />
          {form.isUnsaved && (
            <output>
              <Text size="sm">{form.trouble ?? 'Your last changes are being saved…'}</Text>
            </output>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" loading={isBusy} disabled={form.isUnsaved}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
