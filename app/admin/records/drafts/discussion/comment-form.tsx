import { Button, CloseButton, Group, Stack, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { commentLimits } from '../../../../../content/forms.ts';
import type { ContentType } from '../../../../../content/model/content-type.ts';
import type { DraftComment } from '../../../../../server/content/discussion/comments.ts';
import { showResultToast } from '../../../../ui/toast.ts';
import { callApi } from '../../../parts/api.ts';
import { fieldNameAt } from '../../../../../content/model/parts/parts.ts';
import { labelOf } from '../../records.ts';
import type { SavedDraft } from '../drafts.ts';
import { commentForm } from './show-comments.ts';
import { useSelectedWords } from './use-selected-words.ts';

interface CommentFormProps {
  type: ContentType;
  draft: SavedDraft;
  onAdded: (comment: DraftComment) => void;
}

/** The inputs for a comment on the draft, or on the words that are selected. No form element, because it is inside the record's. */
export function CommentForm({ type, draft, onAdded }: CommentFormProps) {
  const [words, forgetWords] = useSelectedWords();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);

  async function add() {
    setBusy(true);
    const path = `/drafts/${draft.id}/comments`;
    const answer = await callApi<{ data: DraftComment; message: string }>('POST', path, { ...words, text });
    setBusy(false);
    setError(answer.ok ? undefined : (answer.errors['text']?.[0] ?? answer.message));
    if (!answer.ok) return;
    showResultToast(answer);
    setText('');
    forgetWords();
    onAdded(answer.body.data);
    input.current?.focus();
  }

  return (
    <Stack gap="xs" id={commentForm.form}>
      {words && (
        <Group gap="xs" wrap="nowrap" align="start" className="comment-quote">
          <Text size="sm" lineClamp={3}>{`“${words.quote}”`}</Text>
          <CloseButton size="sm" aria-label="Comment on the whole draft instead" onClick={forgetWords} />
        </Group>
      )}
      <Textarea
        ref={input}
        id={commentForm.text}
        label={words ? `Comment on these words of ${labelOf(type, fieldNameAt(type, words.field))}` : 'Comment'}
        description={words ? undefined : 'Select words in the form to comment on them.'}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={commentLimits.text}
        value={text}
        error={error}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button size="compact-sm" variant="light" loading={isBusy} disabled={!text.trim()} onClick={() => void add()}>
          Add comment
        </Button>
      </Group>
    </Stack>
  );
}
